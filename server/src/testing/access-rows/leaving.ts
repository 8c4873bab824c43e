import { type Cells, type MatrixRow, signedInOnly } from '../access-cells.ts';

const own = '/api/users/leaving';
const person = '/api/admin/people/:userId/leaving';
const file = '/api/users/export';
const admins = (status: number): Cells => [401, 403, 403, 403, 403, status];

export const leavingRows: readonly MatrixRow[] = [
  { route: `GET ${own}`, expected: signedInOnly(200) },
  // The address is wrong; the admin is the last one of the academy besides.
  { route: `POST ${own}`, body: { confirmation: 'no' }, expected: [401, 422, 422, 422, 422, 409] },
  { route: `DELETE ${own}`, expected: signedInOnly(200) },
  { route: `GET ${person}`, expected: admins(200) },
  { route: `POST ${person}`, body: { confirmation: 'no' }, expected: admins(422) },
  { route: `DELETE ${person}`, expected: admins(200) },
  { route: `GET ${file}`, expected: signedInOnly(200) },
  { route: `POST ${file}`, body: {}, expected: signedInOnly(200) },
  // It takes a worker to make one. Nobody is ever given that of somebody else: the call names none.
  { route: `GET ${file}/file`, expected: signedInOnly(404) },
];
