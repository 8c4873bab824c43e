/**
 * Listeners of the outbox that miss nothing: each has a name and a position in the database, and hears every event at least
 * once, in order, also those of a time when nobody ran. One process at a time has a listener. What a handler does in its
 * transaction is done exactly once.
 */
import type { EventName } from '@academy/contract/events/events.ts';
import type { Database, Transaction } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { followEvents } from './follow-events.ts';
import {
  type HeardEvent,
  hasNext,
  listNext,
  lockListener,
  moveListener,
  type PlacedEvent,
  putOff,
  registerListener,
} from './listener-position.ts';

export interface DurableListener {
  /** Its position is kept under this name: never change it. */
  readonly name: string;
  /** Which events; all of them without this, those of other versions of the academy as well. */
  readonly hears?: readonly EventName[];
  /**
   * Rows and jobs only: the transaction holds up all other listeners. What it throws undoes it, and it is called again
   * after a while.
   */
  handle(tx: Transaction, heard: HeardEvent): Promise<void>;
}

export interface ListeningParts {
  readonly database: Database;
  /** For the connection over which events wake the listeners. */
  readonly directUrl: string;
  readonly log: Log;
  readonly times?: ListeningTimes;
}

export interface ListeningTimes {
  /** Some events notify nobody, and an open transaction holds up those after it. */
  readonly lookMs: number;
  /** After the first failure; each further one doubles it. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
}

export interface Listening {
  /** Finishes the event that is being handled. */
  close(): Promise<void>;
}

const usualTimes: ListeningTimes = { lookMs: 2_000, retryMs: 1_000, longestRetryMs: 5 * 60_000 };

/** At a time: a transaction that stays open for long keeps others from being told. */
const AT_ONCE = 50;

/** An event that fails this often, over half an hour, is passed over: all that follows would wait behind it for ever. */
const MOST_FAILURES = 14;

/** Runs listeners until they are closed. Any process may run them, also several at once. */
export async function listenDurably(
  parts: ListeningParts,
  listeners: readonly DurableListener[],
): Promise<Listening> {
  for (const { name } of listeners) await registerListener(parts.database.db, name);
  const loops = listeners.map((listener) => runListener(parts, listener));
  const wakeAll = () => {
    for (const loop of loops) loop.wake();
  };
  const subscription = followEvents(parts.directUrl, { onEvent: wakeAll, onListening: wakeAll });
  return {
    async close() {
      await Promise.all([subscription.close(), ...loops.map((loop) => loop.close())]);
    },
  };
}

function runListener({ database, log, times = usualTimes }: ListeningParts, listener: DurableListener) {
  const { name, hears } = listener;
  let closed = false;
  let awake = false;
  let wakeUp = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, awake || closed ? 0 : times.lookMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Answers whether there may be more. */
  const tellSome = () =>
    database.db.transaction(async (tx) => {
      const locked = await lockListener(tx, name);
      if (locked === null) return false;
      let last: PlacedEvent | undefined;
      let delayMs: number | null = null;
      for (const heard of await listNext(tx, name, AT_ONCE)) {
        if (closed) break;
        delayMs = await tell(tx, heard, last === undefined ? locked.failures : 0);
        if (delayMs !== null) break;
        last = heard;
      }
      if (last !== undefined) await moveListener(tx, name, last.position);
      if (delayMs !== null) await putOff(tx, name, delayMs);
      return last !== undefined && delayMs === null;
    });

  /** Null when it was told, or else how long to wait before it is told again. */
  const tell = async (tx: Transaction, heard: PlacedEvent, failures: number): Promise<number | null> => {
    if (hears !== undefined && (heard.event === null || !hears.includes(heard.event.name))) return null;
    try {
      await tx.transaction((inner) => listener.handle(inner, heard));
      return null;
    } catch (error) {
      const told = { err: error, listener: name, event: heard.event?.name, eventId: heard.id };
      if (failures + 1 >= MOST_FAILURES) {
        log.error(told, 'A listener passes over an event that failed too often');
        return null;
      }
      log.warn(told, 'A listener failed at an event and tries it again');
      return Math.min(times.retryMs * 2 ** failures, times.longestRetryMs);
    }
  };

  const running = (async () => {
    while (!closed) {
      awake = false;
      try {
        while (!closed && (await hasNext(database.db, name)) && (await tellSome()));
      } catch (error) {
        if (!closed) log.warn({ err: error, listener: name }, 'A listener of events could not go on');
      }
      await rest();
    }
  })();

  return {
    wake() {
      awake = true;
      wakeUp();
    },
    async close() {
      closed = true;
      wakeUp();
      await running;
    },
  };
}
