import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DurableListener, type Listening, listenDurably } from './event-listener.ts';
import { eventRow, recordEvent, removeOldEvents } from './outbox.ts';

const edited = () => ({ name: 'course_edited', courseId: newId() }) as const satisfies AcademyEvent;
// An open transaction of any database of the server holds them up, and other tests have theirs.
const waitOptions = { timeout: 60_000, interval: 20 };

describe('a durable listener', () => {
  let test: TestDatabase;
  let running: Listening[];
  beforeEach(async () => {
    test = await createTestDatabase();
    running = [];
    await test.database.db.execute(
      sql`create table heard (id bigint generated always as identity, name text, event jsonb)`,
    );
  });
  afterEach(async () => {
    await Promise.all(running.map((listening) => listening.close()));
    await test.drop();
  });

  /** Writes down what it hears in its transaction. */
  const writing = (name: string, more: Partial<DurableListener> = {}): DurableListener => ({
    name,
    handle: async (tx, { event }) => {
      await tx.execute(sql`insert into heard (name, event) values (${name}, ${JSON.stringify(event)})`);
    },
    ...more,
  });
  const listen = async (...listeners: DurableListener[]) => {
    const { database, directUrl } = test;
    const times = { lookMs: 100, retryMs: 20, longestRetryMs: 40 };
    const listening = await listenDurably({ database, directUrl, log: silentLog, times }, listeners);
    running.push(listening);
    return listening;
  };
  const heardBy = async (name: string): Promise<AcademyEvent[]> => {
    const { rows } = await test.database.pool.query('SELECT event FROM heard WHERE name = $1 ORDER BY id', [
      name,
    ]);
    return rows.map(({ event }) => event);
  };
  /** What is not yet behind the oldest open transaction of the server may be heard all the same. */
  const untilBehindOpenTransactions = () =>
    vi.waitFor(async () => {
      const { rows } = await test.database.pool.query(
        'SELECT bool_and(transaction_id < pg_snapshot_xmin(pg_current_snapshot())) AS behind FROM outbox.events',
      );
      expect(rows).toEqual([{ behind: true }]);
    }, waitOptions);
  const untilHeard = (name: string, events: unknown[]) =>
    vi.waitFor(async () => expect(await heardBy(name)).toEqual(events), waitOptions);

  it('hears what happens from its first start on, and also what happened while nobody ran', async () => {
    const [before, first, away, later] = [edited(), edited(), edited(), edited()];
    await recordEvent(test.database.db, before);
    await untilBehindOpenTransactions();
    const listening = await listen(writing('a'));
    await recordEvent(test.database.db, first);
    await untilHeard('a', [first]);
    await listening.close();
    await recordEvent(test.database.db, away);
    await listen(writing('a'));
    await recordEvent(test.database.db, later);
    await untilHeard('a', [first, away, later]);
  });

  it('hears events that notify nobody', async () => {
    await listen(writing('a'));
    const event = { name: 'enrolled', courseId: newId(), userId: newId() } as const;
    const { name, subject, json } = eventRow(event);
    await test.database.db.execute(
      sql`insert into outbox.events (name, subject, event) values (${name}, ${subject}, ${json})`,
    );
    await untilHeard('a', [event]);
  });

  it('misses no event of a transaction that commits after a later one', async () => {
    const [slow, quick] = [edited(), edited()];
    await listen(writing('a'));
    const client = await test.database.pool.connect();
    await client.query('BEGIN');
    const { name, subject, json } = eventRow(slow);
    await client.query('INSERT INTO outbox.events (name, subject, event) VALUES ($1, $2, $3)', [
      name,
      subject,
      json,
    ]);
    await recordEvent(test.database.db, quick);
    // It looks several times meanwhile, and must not go past the open one.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await heardBy('a')).toEqual([]);
    await client.query('COMMIT');
    client.release();
    await untilHeard('a', [slow, quick]);
  });

  it('tells each event once though several processes run the listener, and each listener by itself', async () => {
    await Promise.all([listen(writing('a'), writing('b')), listen(writing('a')), listen(writing('a'))]);
    const events = Array.from({ length: 120 }, edited);
    for (const event of events) await recordEvent(test.database.db, event);
    await untilHeard('a', events);
    await untilHeard('b', events);
  });

  it('undoes what a failing handler did, tries it again, and keeps the order', async () => {
    const [first, second] = [edited(), edited()];
    let failures = 3;
    const failing = writing('a', {
      handle: async (tx, heard) => {
        await writing('a').handle(tx, heard);
        failures -= 1;
        if (failures >= 0) throw new Error('not yet');
      },
    });
    await listen(failing);
    await recordEvent(test.database.db, first);
    await recordEvent(test.database.db, second);
    await untilHeard('a', [first, second]);
    expect(failures).toBeLessThan(0);
  });

  it('passes over an event that fails again and again, for the sake of those behind it', async () => {
    const [bad, good] = [edited(), edited()];
    const picky = writing('a', {
      handle: async (tx, heard) => {
        if (heard.event?.name === 'course_edited' && heard.event.courseId === bad.courseId)
          throw new Error('never');
        await writing('a').handle(tx, heard);
      },
    });
    await listen(picky);
    await recordEvent(test.database.db, bad);
    await recordEvent(test.database.db, good);
    await untilHeard('a', [good]);
  });

  it('hears only the events that it names, and those of other versions as null when it names none', async () => {
    await listen(writing('a', { hears: ['course_published'] }), writing('b'));
    const published = { name: 'course_published', courseId: newId() } as const;
    await test.database.db.execute(
      sql`insert into outbox.events (name, subject, event) values ('from_the_future', ${newId()}, '{"name":"from_the_future"}')`,
    );
    await recordEvent(test.database.db, edited());
    await recordEvent(test.database.db, published);
    await untilHeard('a', [published]);
    await vi.waitFor(async () => expect((await heardBy('b')).at(-1)).toEqual(published), waitOptions);
    expect((await heardBy('b'))[0]).toBe(null);
  });

  it('goes on when events that it never heard were removed meanwhile', async () => {
    await (await listen(writing('a'))).close();
    await recordEvent(test.database.db, edited());
    await removeOldEvents(test.database.db, new Date(Date.now() + 8 * 24 * 3_600_000));
    await listen(writing('a'));
    const event = edited();
    await recordEvent(test.database.db, event);
    await untilHeard('a', [event]);
  });

  it('goes on in a server whose transactions are younger than its position', async () => {
    await (await listen(writing('a'))).close();
    await test.database.db.execute(sql`update outbox.listeners set transaction_id = '999999999999'`);
    const event = edited();
    await recordEvent(test.database.db, event);
    await listen(writing('a'));
    await untilHeard('a', [event]);
  });

  it('goes on after its connections were cut', async () => {
    await listen(writing('a'));
    await test.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const event = edited();
    await vi.waitFor(() => recordEvent(test.database.db, event), waitOptions);
    await untilHeard('a', [event]);
  });
});
