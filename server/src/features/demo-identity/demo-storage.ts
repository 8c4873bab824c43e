import type { Database } from '@academy/platform/database/connect.ts';
import type { Adapter, AdapterPayload } from 'oidc-provider';

type Pool = Database['pool'];

/** A sign-in takes a minute; nobody signs in so often. */
const maxStored = 5000;
const defaultSeconds = 3600;

/**
 * What the built-in provider remembers during a sign-in: in the database, because a sign-in that began at one process may
 * go on at another, and bounded.
 */
export function createDemoStorage(pool: Pool): (kind: string) => Adapter {
  return (kind) => ({
    upsert: (id, payload, expiresIn) => write(pool, { kind, id, payload, seconds: expiresIn }),
    find: (id) => read(pool, 'kind = $1 AND id = $2', [kind, id]),
    findByUid: (uid) => read(pool, `kind = $1 AND payload ->> 'uid' = $2`, [kind, uid]),
    findByUserCode: (code) => read(pool, `kind = $1 AND payload ->> 'userCode' = $2`, [kind, code]),
    consume: async (id) => {
      await pool.query(
        `UPDATE nodes.demo_sign_ins
         SET payload = payload || jsonb_build_object('consumed', floor(extract(epoch FROM now())))
         WHERE kind = $1 AND id = $2`,
        [kind, id],
      );
    },
    destroy: async (id) => {
      await pool.query('DELETE FROM nodes.demo_sign_ins WHERE kind = $1 AND id = $2', [kind, id]);
    },
    revokeByGrantId: async (grantId) => {
      await pool.query(`DELETE FROM nodes.demo_sign_ins WHERE payload ->> 'grantId' = $1`, [grantId]);
    },
  });
}

/** The names that people typed beside an address that the provider does not know. */
export function createDemoNames(pool: Pool) {
  const kind = 'typed name';
  return {
    remember: (email: string, name: string) =>
      write(pool, { kind, id: email, payload: { name }, seconds: defaultSeconds }),
    find: async (email: string): Promise<string | undefined> => {
      const found = await read(pool, 'kind = $1 AND id = $2', [kind, email]);
      return typeof found?.['name'] === 'string' ? found['name'] : undefined;
    },
  };
}

async function read(pool: Pool, where: string, values: string[]): Promise<AdapterPayload | undefined> {
  const { rows } = await pool.query<{ payload: AdapterPayload }>(
    `SELECT payload FROM nodes.demo_sign_ins WHERE ${where} AND gone_at > now()`,
    values,
  );
  return rows[0]?.payload;
}

interface Stored {
  readonly kind: string;
  readonly id: string;
  readonly payload: object;
  readonly seconds: number | undefined;
}

async function write(pool: Pool, { kind, id, payload, seconds = defaultSeconds }: Stored): Promise<void> {
  await pool.query(
    `INSERT INTO nodes.demo_sign_ins (kind, id, payload, gone_at) VALUES ($1, $2, $3, now() + $4 * interval '1 second')
     ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, gone_at = excluded.gone_at`,
    [kind, id, JSON.stringify(payload), seconds],
  );
  await pool.query(
    `DELETE FROM nodes.demo_sign_ins WHERE gone_at <= now()
       OR (kind, id) IN (SELECT kind, id FROM nodes.demo_sign_ins ORDER BY gone_at DESC OFFSET $1)`,
    [maxStored],
  );
}
