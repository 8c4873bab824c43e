import { type MatrixRow, signedInOnly } from '../access-cells.ts';

const settings = {
  displayName: 'Anika',
  bio: 'Weaves.',
  accountEmail: null,
  paymentMethod: 'paypal',
  notifications: { enrollments: true, completions: true, questions: true, news: false },
};

export const creatorRows: readonly MatrixRow[] = [
  { route: 'PUT /api/users/profile', body: { name: 'Anika', bio: null }, expected: signedInOnly(200) },
  { route: 'GET /api/creator/settings', expected: signedInOnly(200) },
  { route: 'PUT /api/creator/settings', body: settings, expected: signedInOnly(200) },
];
