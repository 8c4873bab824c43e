import type { Cells, MatrixRow } from '../access-cells.ts';

const invitations = '/api/admin/invitations';
const invitation = `${invitations}/:invitationId`;
const cohorts = '/api/admin/cohorts';
const cohort = `${cohorts}/:cohortId`;
const admins = (status: number): Cells => [401, 403, 403, 403, 403, status];
const list = { people: 'guest@example.com' };

export const invitationRows: readonly MatrixRow[] = [
  { route: `GET ${invitations}`, expected: admins(200) },
  { route: `POST ${invitations}/check`, body: list, expected: admins(200) },
  { route: `POST ${invitations}`, body: list, expected: admins(200) },
  { route: `POST ${invitation}/send`, body: {}, expected: admins(200) },
  { route: `DELETE ${invitation}`, expected: admins(200) },
  { route: `GET ${cohorts}`, expected: admins(200) },
  // One of this name is there already.
  { route: `POST ${cohorts}`, body: { name: 'Taken' }, expected: admins(409) },
  { route: `GET ${cohort}`, expected: admins(200) },
  { route: `PUT ${cohort}`, body: { name: 'Renamed' }, expected: admins(200) },
  { route: `DELETE ${cohort}`, expected: admins(204) },
  { route: `GET ${cohort}/progress`, expected: admins(200) },
  { route: `GET ${cohort}/file`, expected: admins(200) },
  // The body names nobody.
  { route: `POST ${cohort}/members`, body: { userIds: [] }, expected: admins(400) },
  { route: `DELETE ${cohort}/members/:userId`, expected: admins(200) },
  { route: `PUT ${cohort}/courses/:courseId`, expected: admins(200) },
  { route: `DELETE ${cohort}/courses/:courseId`, expected: admins(200) },
];
