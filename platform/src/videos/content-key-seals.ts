import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { videoAssets } from '../database/schema/videos.ts';
import type { Secrets } from '../secrets.ts';
import { openOrNull, sealContentKey } from './content-key.ts';

/** How many keys of videos each secret opens. */
export interface SealCounts {
  readonly newest: number;
  readonly older: number;
  /** What no secret opens that is given: those videos cannot be played. */
  readonly unopened: number;
}

export interface ResealProgress {
  readonly looked: number;
  readonly resealed: number;
}

/** Keeps each statement short, however many videos there are. */
const BATCH = 500;

export async function countSeals(db: Queryable, secrets: Secrets): Promise<SealCounts> {
  const counts = { newest: 0, older: 0, unopened: 0 };
  for await (const batch of sealedKeys(db)) {
    for (const { id, sealedKey } of batch) counts[openerOf(secrets, id, sealedKey).age] += 1;
  }
  return counts;
}

/**
 * Seals with the newest secret what an older one has sealed. A key that has it already is left alone, so a run that was
 * cut short is simply run again; a key that a worker changes meanwhile is left to the worker, which uses the newest.
 */
export async function resealContentKeys(
  db: Queryable,
  secrets: Secrets,
  onProgress: (progress: ResealProgress) => void = () => undefined,
): Promise<ResealProgress & { readonly unopened: number }> {
  let [looked, resealed, unopened] = [0, 0, 0];
  for await (const batch of sealedKeys(db)) {
    for (const { id, sealedKey } of batch) {
      const { age, key } = openerOf(secrets, id, sealedKey);
      looked += 1;
      if (age === 'unopened') unopened += 1;
      if (age !== 'older') continue;
      const { rowCount } = await db
        .update(videoAssets)
        .set({ sealedKey: sealContentKey(secrets.newest, id, key) })
        .where(and(eq(videoAssets.id, id), eq(videoAssets.sealedKey, sealedKey)));
      resealed += rowCount ?? 0;
    }
    onProgress({ looked, resealed });
  }
  return { looked, resealed, unopened };
}

async function* sealedKeys(db: Queryable): AsyncGenerator<{ id: string; sealedKey: string }[]> {
  for (let last: string | null = null; ; ) {
    const rows: { id: string; sealedKey: string | null }[] = await db
      .select({ id: videoAssets.id, sealedKey: videoAssets.sealedKey })
      .from(videoAssets)
      .where(and(isNotNull(videoAssets.sealedKey), last === null ? undefined : gt(videoAssets.id, last)))
      .orderBy(asc(videoAssets.id))
      .limit(BATCH);
    yield rows.map(({ id, sealedKey }) => ({ id, sealedKey: sealedKey ?? '' }));
    last = rows.at(-1)?.id ?? null;
    if (last === null || rows.length < BATCH) return;
  }
}

type Opener =
  | { readonly age: 'newest' | 'older'; readonly key: Buffer }
  | { readonly age: 'unopened'; readonly key: null };

function openerOf(secrets: Secrets, id: string, sealedKey: string): Opener {
  const opened = secrets.find((secret) => {
    const key = openOrNull(secret, id, sealedKey);
    return key === null ? null : { secret, key };
  });
  if (opened === null) return { age: 'unopened', key: null };
  return { age: opened.secret === secrets.newest ? 'newest' : 'older', key: opened.key };
}
