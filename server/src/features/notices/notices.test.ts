import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { newId } from '@academy/platform/ids.ts';
import { removeOldNotices, tellPerson } from '@academy/platform/notices/tell-person.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

async function reader() {
  const id = await insertUser(academy.database);
  return { id, call: await signInLearner(academy, id) };
}
const tell = (userId: string, key: string = newId()) =>
  tellPerson(academy.database.db, {
    userId,
    kind: 'review_answered',
    key,
    facts: { courseTitle: 'Weaving' },
  });

describe('notices', () => {
  it('are listed with the newest first and told once for each thing, to nobody else', async () => {
    const [one, other] = [await reader(), await reader()];
    const [first, again, second] = [
      await tell(one.id, 'a'),
      await tell(one.id, 'a'),
      await tell(one.id, 'b'),
    ];
    await tell(other.id, 'a');
    expect(again).toBe(null);
    expect((await one.call('GET', '/api/notices')).body).toEqual({
      notices: [second, first].map((id) => ({
        ...{ id, kind: 'review_answered', courseId: null, facts: { courseTitle: 'Weaving' } },
        ...{ isRead: false, at: expect.any(String) },
      })),
      unread: 2,
      next: null,
    });
    expect((await other.call('GET', '/api/notices/unread')).body).toEqual({ unread: 1 });
  });

  it('come a page at a time', async () => {
    const { id, call } = await reader();
    for (let n = 0; n < noticeLimits.pageSize + 2; n += 1) await tell(id);
    const { body: page } = await call('GET', '/api/notices');
    expect(page.notices).toHaveLength(noticeLimits.pageSize);
    const { body: rest } = await call('GET', `/api/notices?after=${page.next}`);
    expect(rest).toMatchObject({ next: null });
    expect(rest.notices).toHaveLength(2);
    expect((await call('GET', '/api/notices?after=nonsense')).status).toBe(400);
  });

  it('are read one by one or all up to the newest that was seen, and only one’s own', async () => {
    const [one, other] = [await reader(), await reader()];
    const [first, , third] = [await tell(one.id), await tell(one.id), await tell(one.id)];
    const unread = async () => (await one.call('GET', '/api/notices/unread')).body.unread;
    expect((await other.call('PUT', `/api/notices/${first}/read`)).status).toBe(204);
    expect((await other.call('PUT', '/api/notices/read', { upTo: third })).status).toBe(204);
    expect(await unread()).toBe(3);
    await one.call('PUT', `/api/notices/${first}/read`);
    expect(await unread()).toBe(2);
    await tell(one.id);
    await one.call('PUT', '/api/notices/read', { upTo: third });
    expect(await unread()).toBe(1);
    expect((await one.call('PUT', '/api/notices/nonsense/read')).status).toBe(204);
  });

  it('are kept for ninety days, and no more than two hundred of a person', async () => {
    const { id, call } = await reader();
    const old = await tell(id);
    const { db } = academy.database;
    for (let n = 0; n < noticeLimits.keptPerPerson; n += 1) await tell(id);
    const count = () => db.$count(notices, sql`user_id = ${id}`);
    expect(await count()).toBe(noticeLimits.keptPerPerson);
    expect(await db.$count(notices, sql`id = ${old}`)).toBe(0);
    expect((await call('GET', '/api/notices/unread')).body).toEqual({ unread: noticeLimits.countedTo + 1 });
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    await removeOldNotices(db, inDays(89));
    expect(await count()).toBe(noticeLimits.keptPerPerson);
    await removeOldNotices(db, inDays(91));
    expect(await count()).toBe(0);
  });

  it('of a newer version of the academy are left out', async () => {
    const { id, call } = await reader();
    await academy.database.pool.query(
      `INSERT INTO notices (id, user_id, kind, key) VALUES ('${newId()}', '${id}', 'from_the_future', 'x')`,
    );
    expect((await call('GET', '/api/notices')).body).toEqual({ notices: [], unread: 0, next: null });
  });
});
