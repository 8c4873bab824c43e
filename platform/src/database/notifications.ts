import pg from 'pg';

interface Listener {
  readonly channel: string;
  onNotify(): void;
  /** Told true once the channel is heard, false as soon as it is not; what happened between is unknown. */
  onListening(listening: boolean): void;
}

export interface Subscription {
  close(): Promise<void>;
}

const reconnectMs = 1000;

/** Hears a channel of the database over a connection of its own, and connects again when that is lost. */
export function listenTo(connectionString: string, listener: Listener): Subscription {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const attempt = new pg.Client({
      connectionString,
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
    attempt.on('notification', () => listener.onNotify());
    try {
      await attempt.connect();
      await attempt.query(`LISTEN ${pg.escapeIdentifier(listener.channel)}`);
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
