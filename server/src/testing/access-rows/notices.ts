import { everybody, type MatrixRow, signedInOnly } from '../access-cells.ts';

const notices = '/api/notices';
const choices = '/api/users/mail-choices';
const nobodys = '0190a5c2-0000-7000-8000-000000000000';
const notifications = { certificates: true, replies: false, reviews: true, requests: true };

export const noticeRows: readonly MatrixRow[] = [
  { route: `GET ${notices}`, expected: signedInOnly(200) },
  { route: `GET ${notices}/unread`, expected: signedInOnly(200) },
  // Those of others are left alone, and nobody is told whether there are any.
  { route: `PUT ${notices}/read`, body: { upTo: nobodys }, expected: signedInOnly(204) },
  { route: `PUT ${notices}/:noticeId/read`, expected: signedInOnly(204) },
  { route: `GET ${choices}`, expected: signedInOnly(200) },
  { route: `PUT ${choices}`, body: { notifications }, expected: signedInOnly(200) },
  // Only the signature in the address counts, whoever has it; and here is none.
  { route: 'GET /api/mail/subscriptions/:token', expected: everybody(404) },
  { route: 'POST /api/mail/unsubscribe/:token', expected: everybody(404) },
  { route: 'GET /api/mail/unsubscribe/:token', expected: everybody(302) },
];
