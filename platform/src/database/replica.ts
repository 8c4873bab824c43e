import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database, Queryable } from './connect.ts';

/*
 * Reads that a replica may answer. It is asked only while it is known to have everything that was heard of, and everything
 * that was a second old. Both are known by positions in the write-ahead log: the primary's at a time, and how far the
 * replica has come since. Clocks are not compared.
 */

export interface ReplicaReads {
  /** Asks the replica where it may be asked, and the primary otherwise, also when the replica fails. */
  read<T>(ask: (db: Queryable) => Promise<T>): Promise<T>;
  /** Something was changed, and is committed: what is read from now on has it. */
  changed(): void;
  /** While changes are not heard of, the replica is not asked. */
  setListening(listening: boolean): void;
  close(): Promise<void>;
}

/** Where there is no replica. */
export function readPrimary({ db }: Pick<Database, 'db'>): ReplicaReads {
  return {
    read: (ask) => ask(db),
    changed: () => undefined,
    setListening: () => undefined,
    close: async () => undefined,
  };
}

const LOOK_EVERY_MS = 200;

interface Mark {
  readonly atMs: number;
  /** Everything that was committed by then lies before it. */
  readonly position: bigint;
}

export function readReplica(primary: Database, replica: Database, longestLagMs = 1_000): ReplicaReads {
  let marks: Mark[] = [];
  /** The replica has everything that was committed by then. */
  let completeUntilMs = Number.NEGATIVE_INFINITY;
  let changedAtMs = performance.now();
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let listening = false;
  let looking: Promise<void> | undefined;
  const closing = new AbortController();

  const look = async () => {
    const atMs = performance.now();
    marks = [...marks, { atMs, position: await positionOfPrimary(primary) }].slice(-20);
    const reached = await positionOfReplica(replica);
    const complete = marks.findLast(({ position }) => position <= reached);
    if (complete !== undefined) completeUntilMs = complete.atMs;
  };

  /** Nobody looks while nobody reads. */
  const lookWhileAsked = async () => {
    while (!closing.signal.aborted && performance.now() - askedAtMs < longestLagMs) {
      // One that cannot be asked is not asked: what is known of it gets too old.
      await look().catch(() => undefined);
      await delay(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    looking = undefined;
  };

  const mayAsk = () =>
    listening && completeUntilMs > changedAtMs && performance.now() - completeUntilMs <= longestLagMs;

  return {
    async read(ask) {
      askedAtMs = performance.now();
      looking ??= lookWhileAsked();
      if (!mayAsk()) return ask(primary.db);
      try {
        return await ask(replica.db);
      } catch (error) {
        if (!(error instanceof DrizzleQueryError)) throw error;
        // Stopped, or in the way of what it has to take over from the primary.
        completeUntilMs = Number.NEGATIVE_INFINITY;
        return ask(primary.db);
      }
    },
    changed() {
      changedAtMs = performance.now();
    },
    setListening(is) {
      listening = is;
      changedAtMs = performance.now();
    },
    async close() {
      closing.abort();
      await looking;
      await replica.close();
    },
  };
}

async function positionOfPrimary({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>({
    name: 'primary_position',
    text: 'SELECT pg_current_wal_insert_lsn()::text AS position',
  });
  return positionOf(rows[0]?.position);
}

/** A server that is no replica, or no longer, has a log of its own, whose positions mean nothing here. */
async function positionOfReplica({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ position: string | null }>({
    name: 'replica_position',
    text: 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position',
  });
  return positionOf(rows[0]?.position);
}

/** Written as two numbers, such as 16/B374D848. */
function positionOf(text: string | null | undefined): bigint {
  const [high = '0', low = '0'] = (text ?? '0/0').split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
