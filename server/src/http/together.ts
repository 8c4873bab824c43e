interface Waiting<Key, Found> {
  readonly key: Key;
  readonly resolve: (found: Found | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A trip that takes longer has met trouble, which is not to become that of everybody who comes after it. */
const PATIENCE_MS = 100;

/**
 * Looks things up one trip at a time: what is asked during a trip goes together with the next. Nothing waits when nothing else
 * is asked, and an answer is never older than its question. Under load a trip to the database is shared by many.
 */
export function together<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: Waiting<Key, Found>[] = [];
  let underWay: object | null = null;

  const go = async () => {
    const trip = {};
    const asked = waiting;
    waiting = [];
    underWay = trip;
    const letNextGo = () => {
      if (underWay !== trip) return;
      underWay = null;
      if (waiting.length > 0) void go();
    };
    const patience = setTimeout(letNextGo, PATIENCE_MS);
    try {
      const found = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      clearTimeout(patience);
      letNextGo();
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay === null) void go();
    });
}
