import { type Cells, type MatrixRow, signedInOnly } from '../access-cells.ts';

const people = '/api/admin/people';
const person = `${people}/:userId`;
const sessions = '/api/users/sessions';
const tokens = '/api/users/access-tokens';
const admins: Cells = [401, 403, 403, 403, 403, 200];

export const peopleRows: readonly MatrixRow[] = [
  { route: `GET ${people}`, expected: admins },
  { route: `GET ${person}`, expected: admins },
  { route: `PUT ${person}/role`, body: { role: 'creator' }, expected: admins },
  { route: `PUT ${person}/block`, body: { hideCourses: true, reason: 'Spam' }, expected: admins },
  { route: `DELETE ${person}/block`, expected: admins },
  { route: `POST ${person}/sign-out`, body: {}, expected: admins },
  // The body names nobody.
  { route: `POST ${person}/hand-over`, body: { to: 'nobody' }, expected: [401, 403, 403, 403, 403, 404] },
  { route: `GET ${sessions}`, expected: signedInOnly(200) },
  { route: `DELETE ${sessions}`, expected: signedInOnly(200) },
  { route: `GET ${tokens}`, expected: signedInOnly(200) },
  {
    route: `POST ${tokens}`,
    body: { name: 'Script', scope: 'read', days: 7 },
    expected: signedInOnly(201),
  },
  { route: `DELETE ${tokens}/:tokenId`, expected: signedInOnly(204) },
  // Those of others are left alone, and nobody is told whether there are any.
  { route: `DELETE ${sessions}/:sessionId`, expected: signedInOnly(204) },
];
