import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { followEvents } from './follow-events.ts';
import { recordEvent, removeOldEvents } from './outbox.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const edited = () => ({ name: 'course_edited', courseId: newId() }) as const satisfies AcademyEvent;

async function recorded(): Promise<AcademyEvent[]> {
  const { rows } = await test.database.pool.query('SELECT event FROM outbox.events ORDER BY id');
  return rows.map(({ event }) => event);
}

/** Hears events until it is closed. */
async function follow() {
  const heard: (AcademyEvent | null)[] = [];
  const listening: boolean[] = [];
  const subscription = followEvents(test.directUrl, {
    onEvent: (event) => heard.push(event),
    onListening: (is) => listening.push(is),
  });
  await vi.waitUntil(() => listening.includes(true), { timeout: 20_000 });
  return { heard, listening, close: () => subscription.close() };
}

it('records an event if and only if its transaction commits, and tells it then', async () => {
  const { heard, close } = await follow();
  const [kept, undone] = [edited(), edited()];
  const failing = test.database.db.transaction(async (tx) => {
    await recordEvent(tx, undone);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await test.database.db.transaction(async (tx) => {
    await recordEvent(tx, kept);
    expect(heard).toEqual([]);
  });
  await vi.waitUntil(() => heard.length > 0, { timeout: 20_000 });
  expect(heard).toEqual([kept]);
  const all = await recorded();
  expect(all).toContainEqual(kept);
  expect(all).not.toContainEqual(undone);
  await close();
});

it('tells events of one course in their order', async () => {
  const { heard, close } = await follow();
  const { courseId } = edited();
  const names = ['course_created', 'course_edited', 'course_published', 'course_archived'] as const;
  for (const name of names) await recordEvent(test.database.db, { name, courseId });
  await vi.waitUntil(() => heard.length === names.length, { timeout: 20_000 });
  expect(heard.map((event) => event?.name)).toEqual(names);
  await close();
});

it('tells an event that this version does not know as null', async () => {
  const { heard, close } = await follow();
  await test.database.db.execute(sql`select pg_notify('academy_events', '{"name":"from_the_future"}')`);
  await test.database.db.execute(sql`select pg_notify('academy_events', 'not even JSON')`);
  await vi.waitUntil(() => heard.length === 2, { timeout: 20_000 });
  expect(heard).toEqual([null, null]);
  await close();
});

it('says when it stops listening, and listens again by itself', async () => {
  const { heard, listening, close } = await follow();
  await test.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await vi.waitUntil(() => listening.length === 3, 10_000);
  expect(listening).toEqual([true, false, true]);
  await recordEvent(test.database.db, edited());
  await vi.waitUntil(() => heard.length === 1, { timeout: 20_000 });
  await close();
});

it('keeps events for a week', async () => {
  const event = edited();
  await recordEvent(test.database.db, event);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  await removeOldEvents(test.database.db, inDays(6));
  expect(await recorded()).toContainEqual(event);
  expect(await removeOldEvents(test.database.db, inDays(8))).toBeGreaterThan(0);
  expect(await recorded()).toEqual([]);
});
