/**
 * What several processes count towards one limit. Each counts for itself, in memory and at once. What comes near its limit is
 * added up in the database, twice a second and in one statement for all of it, and each takes over the sum: so a limit
 * holds for the academy as a whole but for what comes within half a second, and an ordinary request costs nothing.
 */
import { createHash } from 'node:crypto';
import type { Database } from '@academy/platform/database/connect.ts';

export interface Count {
  current: number;
  /** Counted here, and not told to the others yet. */
  untold: number;
  endsAtMs: number;
}

const EXCHANGE_MS = 500;
/** Of the keys that are told at once; the others come next. */
const MOST_KEYS = 500;
const KEPT_MINUTES = 10;

const addUp = `
  INSERT INTO nodes.request_counts AS known (key, count, ends_at)
  SELECT key, count, now() + remaining * interval '1 millisecond'
  FROM unnest($1::text[], $2::int[], $3::float8[]) AS told (key, count, remaining)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN known.ends_at > now() THEN known.count ELSE 0 END + excluded.count,
    ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
  RETURNING key, count, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS remaining`;

export class SharedCounts {
  readonly #pool: Database['pool'];
  readonly #waiting = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #exchanges = 0;
  #closed = false;

  constructor({ pool }: Pick<Database, 'pool'>) {
    this.#pool = pool;
  }

  /** To be told to the others soon. */
  tell(key: string, count: Count): void {
    // An address or a person must not be readable in the database.
    this.#waiting.set(createHash('sha256').update(key).digest('base64url'), count);
    this.#plan();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#exchange()
        // While the database is away, each counts for itself.
        .catch(() => undefined)
        .finally(() => {
          this.#timer = undefined;
          if (this.#waiting.size > 0) this.#plan();
        });
    }, EXCHANGE_MS).unref();
  }

  async #exchange(): Promise<void> {
    const now = Date.now();
    const told = [...this.#waiting].slice(0, MOST_KEYS).map(([key, count]) => {
      this.#waiting.delete(key);
      const entry = { key, count, untold: count.untold, remaining: Math.max(0, count.endsAtMs - now) };
      count.untold = 0;
      return entry;
    });
    // In one order for all, or two processes could wait for each other.
    told.sort((a, b) => (a.key < b.key ? -1 : 1));
    const { rows } = await this.#pool.query<{ key: string; count: number; remaining: number }>({
      name: 'count_requests',
      text: addUp,
      values: [
        told.map(({ key }) => key),
        told.map(({ untold }) => untold),
        told.map((one) => one.remaining),
      ],
    });
    const sums = new Map(rows.map((row) => [row.key, row]));
    for (const { key, count } of told) {
      const sum = sums.get(key);
      if (sum === undefined) continue;
      count.current = Math.max(count.current, sum.count + count.untold);
      count.endsAtMs = Date.now() + sum.remaining;
    }
    this.#exchanges += 1;
    if (this.#exchanges % 100 === 0) {
      await this.#pool.query(
        `DELETE FROM nodes.request_counts WHERE ends_at < now() - interval '${KEPT_MINUTES} minutes'`,
      );
    }
  }
}
