import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { webhookDeliveries, webhooks } from '@academy/platform/database/schema/webhooks.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { createLogTo, silentLog } from '@academy/platform/log.ts';
import { type Listening, listenDurably } from '@academy/platform/outbox/event-listener.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { sendMessage } from '@academy/platform/webhooks/deliveries.ts';
import { makeWebhookSecret, resealWebhooks } from '@academy/platform/webhooks/webhook-secret.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { publicInternet } from '../links/guarded-request.ts';
import { type DeliveryParts, deliverMessage, retrySeconds } from './deliver-message.ts';
import { webhookNetwork } from './webhook-network.ts';
import { webhookListener } from './work-webhooks.ts';

const secrets = fixedSecrets('a secret that only this test knows, and long enough');
const here = 'http://localhost:3000';
let test: TestDatabase;
let jobs: JobQueue;
const now = new Date('2026-03-01T12:00:00Z');
let written = '';
const write = (line: string) => {
  written += line;
};
const open: Server[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  jobs = await createJobQueue(test.directUrl, silentLog);
});
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});
afterAll(async () => {
  await jobs.stop();
  await test.drop();
});

/** A receiver on this machine, and nothing else of it can be reached. */
async function receive(listener: RequestListener) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ request, body });
      listener(request, response);
    });
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/in`, received };
}

const parts = (more: Partial<DeliveryParts> = {}): DeliveryParts => ({
  ...{ database: test.database, jobs, secrets, limits: { answerMs: 20_000 } },
  network: webhookNetwork(publicInternet, here),
  clock: { now: () => now },
  log: createLogTo({ write }, 'info'),
  ...more,
});

async function insertWebhook(url: string, changes: Partial<typeof webhooks.$inferInsert> = {}) {
  const id = newId();
  const { text: secret, sealed } = makeWebhookSecret(secrets, id);
  await test.database.db
    .insert(webhooks)
    .values({ id, url, events: ['course_created'], sealedSecret: sealed, ...changes });
  return { id, key: Buffer.from(secret.slice('whsec_'.length), 'base64') };
}

async function insertMessage(webhookId: string): Promise<string> {
  const data = { courseId: newId() };
  const message = { webhookId, eventId: newId(), name: 'course_created', data, academy: here };
  const row = await sendMessage(test.database.db, jobs, { ...message, happenedAt: now });
  return row?.id ?? '';
}

/** For a receiver that lets us wait. */
const impatient = { limits: { answerMs: 1_000 } };

const signal = new AbortController().signal;
const rowOf = async (id: string) =>
  (await test.database.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
const webhookOf = async (id: string) =>
  (await test.database.db.select().from(webhooks).where(eq(webhooks.id, id)))[0];
const jobsOf = async (deliveryId: string): Promise<{ tries: number; seconds: number }[]> => {
  const { rows } = await test.database.pool.query(
    `SELECT (data->>'tries')::int AS tries, round(extract(epoch FROM start_after - created_on))::int AS seconds
     FROM pgboss.job WHERE name = 'webhooks.deliver' AND data->>'deliveryId' = $1 ORDER BY 1`,
    [deliveryId],
  );
  return rows;
};
/** One attempt after the other, until there is no next. */
async function tryAll(deliveryId: string, more?: Partial<DeliveryParts>): Promise<void> {
  for (let tries = 0; (await rowOf(deliveryId))?.state === 'waiting'; tries += 1) {
    await deliverMessage(parts(more), { deliveryId, tries }, signal);
  }
}

it('a message arrives signed as Standard Webhooks say, and only once', async () => {
  const { url, received } = await receive((_, response) => response.end('thanks'));
  const { id, key } = await insertWebhook(url);
  const deliveryId = await insertMessage(id);
  await deliverMessage(parts(), { deliveryId, tries: 0 }, signal);
  await deliverMessage(parts(), { deliveryId, tries: 0 }, signal);
  expect(received).toHaveLength(1);
  const { headers, method } = received[0]?.request ?? ({} as IncomingMessage);
  const body = received[0]?.body ?? '';
  expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
  expect(JSON.parse(body)).toEqual({
    ...{ id: deliveryId, type: 'course_created', timestamp: now.toISOString(), academy: here },
    data: { courseId: expect.any(String) },
  });
  expect(headers['webhook-id']).toBe(deliveryId);
  expect(headers['webhook-timestamp']).toBe(String(now.getTime() / 1000));
  const signed = `${deliveryId}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(Buffer.from(signed, 'utf8')).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(await rowOf(deliveryId)).toMatchObject({
    ...{ state: 'delivered', tries: 1, status: 200, answer: 'thanks', problem: null },
  });
});

it.each<[string, RequestListener, { answer?: string | null; status: number | null; problem: string }]>([
  [
    'fails',
    (_, response) => response.writeHead(500).end('oh no'),
    { status: 500, answer: 'oh no', problem: 'bad_status' },
  ],
  [
    'leads elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    { status: 302, problem: 'bad_status' },
  ],
  ['says nothing', () => undefined, { status: null, answer: null, problem: 'unreachable' }],
  ['hangs up', (request) => request.socket.destroy(), { status: null, problem: 'unreachable' }],
])('a receiver that %s is tried eight times, over about a day', async (_name, listener, outcome) => {
  const { url, received } = await receive(listener);
  const { id } = await insertWebhook(url);
  const deliveryId = await insertMessage(id);
  await tryAll(deliveryId, outcome.answer === null ? impatient : {});
  expect(received).toHaveLength(8);
  expect(await rowOf(deliveryId)).toMatchObject({ state: 'failed', tries: 8, ...outcome });
  const waits = (await jobsOf(deliveryId)).map(({ seconds }) => seconds);
  expect(waits).toEqual([0, ...retrySeconds]);
  const hours = retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(26);
  expect((await webhookOf(id))?.failingSince).toEqual(now);
});

it.each<[string, RequestListener]>([
  [
    'is huge',
    (_, response) => {
      const send = (): void => {
        if (response.destroyed) return;
        response.write('ক'.repeat(100_000));
        setImmediate(send);
      };
      send();
    },
  ],
  [
    'never ends',
    (_, response) => {
      response.write('ক'.repeat(600));
    },
  ],
  [
    'is cut',
    (_, response) => {
      response.writeHead(200, { 'content-length': 10_000 });
      response.write('ক'.repeat(600), () => response.destroy());
    },
  ],
])('of an answer that %s 500 characters are kept, and its status counts', async (_name, listener) => {
  const { url } = await receive(listener);
  const { id } = await insertWebhook(url, { failingSince: now });
  const deliveryId = await insertMessage(id);
  await deliverMessage(parts(impatient), { deliveryId, tries: 0 }, signal);
  expect(await rowOf(deliveryId)).toMatchObject({ state: 'delivered', status: 200 });
  expect((await rowOf(deliveryId))?.answer).toBe('ক'.repeat(500));
  expect((await webhookOf(id))?.failingSince).toBeNull();
});

const privateAddresses = [
  ...['10.0.0.1', '127.0.0.1', '169.254.169.254', '100.64.0.1'],
  ...['fd00::1', 'fe80::1', '::1', '::ffff:10.0.0.1'],
];

it('a name that stands for an address of a private network is refused at the connection', async () => {
  const { url, received } = await receive((_, response) => response.end());
  const elsewhere = 'https://academy.example';
  for (const address of privateAddresses) {
    const network = webhookNetwork(
      { ...publicInternet, resolve: async () => ['93.184.216.34', address] },
      elsewhere,
    );
    const { id } = await insertWebhook(url.replace('127.0.0.1', 'hooks.example'));
    const deliveryId = await insertMessage(id);
    await deliverMessage(parts({ network }), { deliveryId, tries: 0 }, signal);
    expect({ address, problem: (await rowOf(deliveryId))?.problem }).toEqual({
      address,
      problem: 'not_public',
    });
  }
  expect(received).toEqual([]);
});

it('a webhook that failed for five days is switched off, told in the log and in the audit trail', async () => {
  const { url } = await receive((_, response) => response.writeHead(503).end());
  const since = new Date(now.getTime() - 5 * 24 * 3_600_000);
  const { id } = await insertWebhook(url, { failingSince: since });
  const [first, second] = [await insertMessage(id), await insertMessage(id)];
  await deliverMessage(parts(), { deliveryId: first, tries: 0 }, signal);
  expect(await webhookOf(id)).toMatchObject({ isOn: false, isGivenUp: true });
  expect(written).toContain('A webhook failed for too long and was switched off');
  const entries = await test.database.db.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ action: 'webhook_changed', facts: { on: false, givenUp: true } });
  await deliverMessage(parts(), { deliveryId: second, tries: 0 }, signal);
  expect(await rowOf(second)).toMatchObject({ state: 'failed', problem: 'switched_off' });
});

it('a secret that nobody opens is told, and one that is sealed anew opens again', async () => {
  const { url, received } = await receive((_, response) => response.end());
  const { id } = await insertWebhook(url);
  const deliveryId = await insertMessage(id);
  const newest = 'another secret, which is newer, and long enough for it';
  await deliverMessage(parts({ secrets: fixedSecrets(newest) }), { deliveryId, tries: 0 }, signal);
  expect((await rowOf(deliveryId))?.problem).toBe('secret_locked');
  expect(received).toEqual([]);
  expect(await resealWebhooks(test.database.db, fixedSecrets(newest, secrets.newest))).toBeGreaterThan(0);
  await deliverMessage(parts({ secrets: fixedSecrets(newest) }), { deliveryId, tries: 1 }, signal);
  expect(received).toHaveLength(1);
  await resealWebhooks(test.database.db, fixedSecrets(secrets.newest, newest));
});

it('an event of the outbox becomes one message for each webhook that is on and wants to hear of it', async () => {
  await test.database.db.delete(webhooks);
  const wants = await insertWebhook('http://127.0.0.1:9/in');
  await insertWebhook('http://127.0.0.1:9/in', { events: ['enrolled'] });
  await insertWebhook('http://127.0.0.1:9/in', { isOn: false });
  let listening: Listening | undefined;
  try {
    listening = await listenDurably({ database: test.database, directUrl: test.directUrl, log: silentLog }, [
      webhookListener(jobs, here),
    ]);
    const event = { name: 'course_created', courseId: newId() } as const;
    await recordEvent(test.database.db, event);
    await vi.waitFor(
      async () => {
        const rows = await test.database.db.select().from(webhookDeliveries);
        expect(rows.map(({ webhookId }) => webhookId)).toEqual([wants.id]);
        expect(JSON.parse(rows[0]?.body ?? '').data).toEqual({ courseId: event.courseId });
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await listening?.close();
  }
});
