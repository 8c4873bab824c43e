import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';

/** What the pool hands to a callback of its `connect`. */
type Client = NonNullable<Parameters<Parameters<Database['pool']['connect']>[0]>[1]>;

const channel = 'upload_wanted';

export interface LockSessionEvents {
  /** Another process wants the lock with this name. */
  readonly onWanted: (name: string) => void;
  /** The connection is gone, and with it every lock that it held. */
  readonly onLost: () => void;
}

/**
 * Named locks of the database, held by one connection for all that this process holds: a connection for each upload
 * would use up the pool. They end with the process, however it ends. The database cannot tell apart the users of one
 * connection: its owner does. Opened when first needed, and again after it was lost.
 */
export class LockSession {
  readonly #database: Database;
  readonly #events: LockSessionEvents;
  #client: Promise<Client> | undefined;
  #opened: Client | undefined;

  constructor(directUrl: string, events: LockSessionEvents) {
    this.#database = connectDatabase(directUrl, {
      maxConnections: 1,
      applicationName: 'academy uploads',
    });
    this.#events = events;
  }

  async tryLock(name: string): Promise<boolean> {
    const client = await this.#open();
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [name],
    );
    return rows[0]?.locked === true;
  }

  async unlock(name: string): Promise<void> {
    const client = await this.#client;
    await client
      ?.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
      // It is not known whether the lock is free now. Without the connection it is.
      .catch((error: Error) => this.#lose(client, error));
  }

  /** Tells the process that holds the lock that it is wanted. */
  async want(name: string): Promise<void> {
    await (await this.#open()).query('SELECT pg_notify($1, $2)', [channel, name]);
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    this.#opened = undefined;
    client?.release(true);
    await this.#database.close();
  }

  #open(): Promise<Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = await this.#database.pool.connect();
    client.on('error', (error) => this.#lose(client, error));
    // Hung up on, because the database fell silent.
    client.on('end', () => this.#lose(client, new Error('The connection has ended.')));
    client.on('notification', ({ payload }) => this.#events.onWanted(payload ?? ''));
    try {
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#opened = client;
    return client;
  }

  #lose(client: Client, error: Error): void {
    if (this.#opened !== client) return;
    this.#opened = undefined;
    this.#client = undefined;
    client.release(error);
    this.#events.onLost();
  }
}
