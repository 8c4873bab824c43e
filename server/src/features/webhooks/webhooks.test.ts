import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { webhookDeliveries, webhooks } from '@academy/platform/database/schema/webhooks.ts';
import { newId } from '@academy/platform/ids.ts';
import { removeOldDeliveries } from '@academy/platform/webhooks/deliveries.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { readWebhookAddress } from './webhook-address.ts';

const path = '/api/admin/webhooks';
let academy: TestAcademy;
let admin: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
});
beforeEach(() => academy.database.db.delete(webhooks));
afterAll(() => academy.close());

const wish = (changes = {}) => ({ url: 'https://hooks.example/in', events: ['enrolled'], ...changes });
const make = async () => (await admin('POST', path, wish())).body.webhook;
const jobsOf = async (deliveryId: string) => {
  const text = "SELECT data FROM pgboss.job WHERE name = 'webhooks.deliver' AND data->>'deliveryId' = $1";
  return (await academy.database.pool.query(text, [deliveryId])).rows;
};
const insertDelivery = async (
  webhookId: string,
  changes: Partial<typeof webhookDeliveries.$inferInsert> = {},
) => {
  const row = { id: newId(), webhookId, eventName: 'enrolled', body: '{}', ...changes };
  await academy.database.db.insert(webhookDeliveries).values(row);
  return row.id;
};

describe('a webhook', () => {
  it('is made with a secret that is told once and kept sealed, and written down', async () => {
    const made = await admin('POST', path, wish({ events: ['enrolled', 'enrolled', 'video_ready'] }));
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made.body.webhook).toMatchObject({
      ...{ url: 'https://hooks.example/in', events: ['enrolled', 'video_ready'], isOn: true },
      ...{ isGivenUp: false, failingSince: null },
    });
    const listed = await admin('GET', path);
    expect(listed.body.webhooks).toEqual([made.body.webhook]);
    expect(listed.body.events).toContain('certificate_issued');
    const bytes = Buffer.from(made.body.secret.slice(6), 'base64');
    const [row] = await academy.database.db.select().from(webhooks);
    expect(JSON.stringify([row, listed.body])).not.toContain(made.body.secret.slice(6, 30));
    expect(Buffer.from(row?.sealedSecret ?? '', 'base64').includes(bytes)).toBe(false);
    const [entry] = await academy.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ action: 'webhook_created', facts: { host: 'hooks.example' } });
  });

  it.each([
    ['http without a loopback address', 'http://hooks.example/'],
    ['another scheme', 'ftp://hooks.example/'],
    ['a name and password', 'https://me:secret@hooks.example/'],
    ['nonsense', 'hooks'],
  ])('is refused with %s', async (_name, url) => {
    expect(await admin('POST', path, wish({ url }))).toMatchObject({
      ...{ status: 422, body: { code: 'webhook_address' } },
    });
  });

  it.each([
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '[fd00::1]',
    '0x0a.1',
    '100.64.0.1',
    '[::ffff:10.0.0.1]',
  ])('is refused early at %s, an address of a private network', async (host) => {
    const refused = await admin('POST', path, wish({ url: `https://${host}/` }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'webhook_address_private' } });
  });

  it('may be on this machine where the academy itself is, and nowhere else', () => {
    const here = 'http://localhost:3000';
    expect(readWebhookAddress('http://127.0.0.1:4000/in#x', here)).toBe('http://127.0.0.1:4000/in');
    expect(readWebhookAddress('https://localhost/in', here)).toBe('https://localhost/in');
    for (const url of [
      'http://127.0.0.1:4000/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
    ]) {
      expect(() => readWebhookAddress(url, 'https://academy.example')).toThrow();
    }
    expect(() => readWebhookAddress('http://hooks.example/', here)).toThrow();
  });

  it.each([[{ events: [] }], [{ events: ['everything'] }], [{ url: '' }], [{ secret: 'mine' }]])(
    'is refused with %j',
    async (changes) => {
      expect((await admin('POST', path, wish(changes))).status).toBe(400);
    },
  );

  it('is one of twenty at most, also when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => admin('POST', path, wish())));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.find(({ status }) => status !== 201)?.body.code).toBe('too_many_webhooks');
  });

  it('is changed, switched off and on again with all its time to fail, and removed', async () => {
    const { id } = await make();
    const since = new Date();
    await academy.database.db.update(webhooks).set({ isOn: false, isGivenUp: true, failingSince: since });
    const changed = await admin('PUT', `${path}/${id}`, { ...wish({ events: ['video_ready'] }), isOn: true });
    expect(changed.body).toMatchObject({
      ...{ events: ['video_ready'], isOn: true, isGivenUp: false, failingSince: null },
    });
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await admin('PUT', `${path}/${id}`, { ...wish(), isOn: true })).body.code).toBe(
      'webhook_not_found',
    );
    const entries = await academy.database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(entries.map(({ action }) => action)).toEqual(['webhook_deleted', 'webhook_changed']);
  });

  it('is tried with a message of its own, unless it is off', async () => {
    const { id } = await make();
    const tried = await admin('POST', `${path}/${id}/test`, {});
    expect(tried).toMatchObject({ status: 200, body: { event: 'test', state: 'waiting', tries: 0 } });
    expect(await jobsOf(tried.body.id)).toEqual([{ data: { deliveryId: tried.body.id, tries: 0 } }]);
    const [row] = await academy.database.db.select().from(webhookDeliveries);
    expect(JSON.parse(row?.body ?? '')).toEqual({
      ...{ id: tried.body.id, type: 'test', timestamp: expect.any(String), data: {} },
      academy: 'http://localhost:3000',
    });
    await academy.database.db.update(webhooks).set({ isOn: false });
    expect((await admin('POST', `${path}/${id}/test`, {})).body.code).toBe('webhook_off');
  });
});

describe('the log of a webhook', () => {
  it('is read page by page, the last first', async () => {
    const { id } = await make();
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.unshift(await insertDelivery(id));
    const { body: first } = await admin('GET', `${path}/${id}/deliveries`);
    const { body: second } = await admin('GET', `${path}/${id}/deliveries?after=${first.after}`);
    const told = [...first.deliveries, ...second.deliveries].map((each: { id: string }) => each.id);
    expect([first.deliveries.length, told, second.after]).toEqual([50, ids, null]);
  });

  it('sends a message again from the first attempt on, once', async () => {
    const { id } = await make();
    const deliveryId = await insertDelivery(id, { state: 'failed', tries: 8, problem: 'unreachable' });
    const again = `${path}/${id}/deliveries/${deliveryId}/again`;
    expect((await admin('POST', again, {})).body).toMatchObject({
      state: 'waiting',
      tries: 0,
      problem: null,
    });
    expect((await admin('POST', again, {})).body).toMatchObject({ state: 'waiting', tries: 0 });
    expect(await jobsOf(deliveryId)).toEqual([{ data: { deliveryId, tries: 0 } }]);
    const other = await make();
    const wrong = await admin('POST', `${path}/${other.id}/deliveries/${deliveryId}/again`, {});
    expect(wrong.body.code).toBe('delivery_not_found');
  });

  it('keeps a month and the last thousand of each webhook', async () => {
    const { id } = await make();
    const { db } = academy.database;
    const now = new Date();
    const old = await insertDelivery(id, { createdAt: new Date(now.getTime() - 31 * 24 * 3_600_000) });
    const many = Array.from({ length: 1002 }, () => ({
      ...{ id: newId(), webhookId: id, eventName: 'enrolled', body: '{}' },
    }));
    await db.insert(webhookDeliveries).values(many);
    expect(await removeOldDeliveries(db, now)).toBe(3);
    const left = await db.select({ id: webhookDeliveries.id }).from(webhookDeliveries);
    expect(left).toHaveLength(1000);
    const ids = new Set(left.map((row) => row.id));
    expect([old, many[0]?.id, many[1]?.id, many[2]?.id].map((each) => ids.has(each ?? ''))).toEqual([
      ...[false, false, false, true],
    ]);
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))).toBe(1000);
  });
});
