import type { Cells, MatrixRow } from '../access-cells.ts';

const webhooks = '/api/admin/webhooks';
const webhook = `${webhooks}/:webhookId`;
const admins = (status: number): Cells => [401, 403, 403, 403, 403, status];
const body = { url: 'https://hooks.example/academy', events: ['enrolled'] };

/** Those with a name name none that there is. */
export const webhookRows: readonly MatrixRow[] = [
  { route: `GET ${webhooks}`, expected: admins(200) },
  { route: `POST ${webhooks}`, body, expected: admins(201) },
  { route: `PUT ${webhook}`, body: { ...body, isOn: true }, expected: admins(404) },
  { route: `DELETE ${webhook}`, expected: admins(204) },
  { route: `POST ${webhook}/test`, body: {}, expected: admins(404) },
  { route: `GET ${webhook}/deliveries`, expected: admins(200) },
  { route: `POST ${webhook}/deliveries/:deliveryId/again`, body: {}, expected: admins(404) },
];
