import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Stored {
  readonly payload: AdapterPayload;
  readonly goneAtMs: number;
}

/** A sign-in takes a minute; nothing here has to outlive the process. */
const maxStored = 5000;

/** What the built-in provider remembers during a sign-in: in memory, and bounded. */
export function createDemoStorage(): (name: string) => Adapter {
  const stored = new Map<string, Stored>();

  const read = (key: string) => {
    const entry = stored.get(key);
    return entry !== undefined && entry.goneAtMs > Date.now() ? entry.payload : undefined;
  };
  const find = async (matches: (payload: AdapterPayload) => boolean) =>
    [...stored.values()].find(({ payload, goneAtMs }) => goneAtMs > Date.now() && matches(payload))?.payload;

  return (name) => ({
    upsert: async (id, payload, expiresIn) => {
      const oldest = stored.size >= maxStored ? stored.keys().next().value : undefined;
      if (oldest !== undefined) stored.delete(oldest);
      stored.set(`${name} ${id}`, { payload, goneAtMs: Date.now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => read(`${name} ${id}`),
    findByUid: (uid) => find((payload) => payload.uid === uid),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = read(`${name} ${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      stored.delete(`${name} ${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
    },
  });
}
