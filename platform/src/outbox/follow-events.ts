import { type AcademyEvent, parseEvent } from '@academy/contract/events/events.ts';
import pg from 'pg';
import { eventsChannel } from './outbox.ts';
import { eventsConnection } from './running-processes.ts';

interface EventListener {
  /** Null for an event of another version of the academy. */
  onEvent(event: AcademyEvent | null): void;
  /** Told true once events are heard, false as soon as they are not; what happened between is unknown. */
  onListening(listening: boolean): void;
}

export interface Subscription {
  close(): Promise<void>;
}

const reconnectMs = 1000;

/**
 * Hears events as they are committed, for what this process holds in memory. It hears only those that happen while it
 * listens, over a connection of its own that is opened again when it is lost.
 */
export function followEvents(connectionString: string, listener: EventListener): Subscription {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const attempt = new pg.Client({
      connectionString,
      application_name: eventsConnection,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = attempt;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      listener.onListening(false);
      void attempt.end().catch(() => {});
      if (!closed) retry = setTimeout(() => void connect(), reconnectMs);
    };
    attempt.on('error', lose);
    attempt.on('end', lose);
    attempt.on('notification', ({ payload = '' }) => listener.onEvent(parseEvent(payload)));
    try {
      await attempt.connect();
      await attempt.query(`LISTEN ${eventsChannel}`);
      if (!lost && !closed) listener.onListening(true);
    } catch {
      lose();
    }
  };
  void connect();

  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
