import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { videoAssets } from '../database/schema/videos.ts';
import { type SealOf, seal, tryUnseal, unseal } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';

/*
 * The AES-128 key of a version of a video. In the database it is sealed with a key that is derived from the academy's
 * secret: a stolen copy of the database and of the files is only noise without it. The version's id is part of the
 * seal, so that the key of one video cannot be passed off as another's.
 */

export const CONTENT_KEY_BYTES = 16;

const sealOf = (assetId: string): SealOf => ({ purpose: 'academy video content keys', id: assetId });

export function newContentKey(): Buffer {
  return randomBytes(CONTENT_KEY_BYTES);
}

export function sealContentKey(secret: string, assetId: string, key: Buffer): string {
  return seal(secret, sealOf(assetId), key);
}

/** Throws when the secret is another one than it was sealed with, or the seal belongs to another version. */
export function openContentKey(secret: string, assetId: string, sealed: string): Buffer {
  return unseal(secret, sealOf(assetId), sealed);
}

/** Tries all secrets; null when none of them opens it. */
export function findContentKey(secrets: Secrets, assetId: string, sealed: string): Buffer | null {
  return tryUnseal(secrets, sealOf(assetId), sealed).bytes;
}

/** How many keys of videos each secret opens. */
export interface SealCounts {
  readonly newest: number;
  readonly older: number;
  /** Opened by none of the given secrets: those videos cannot be played. */
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
    for (const { id, sealedKey } of batch) counts[tryUnseal(secrets, sealOf(id), sealedKey).age] += 1;
  }
  return counts;
}

/**
 * Seals with the newest secret what an older one has sealed. Keys that have it already are skipped, so an interrupted run
 * can be repeated; a key that a worker changes meanwhile is skipped too, because the worker uses the newest.
 */
export async function resealContentKeys(
  db: Queryable,
  secrets: Secrets,
  onProgress: (progress: ResealProgress) => void = () => undefined,
): Promise<ResealProgress & { readonly unopened: number }> {
  let [looked, resealed, unopened] = [0, 0, 0];
  for await (const batch of sealedKeys(db)) {
    for (const { id, sealedKey } of batch) {
      const { age, bytes } = tryUnseal(secrets, sealOf(id), sealedKey);
      looked += 1;
      if (age === 'unopened') unopened += 1;
      if (age !== 'older') continue;
      const { rowCount } = await db
        .update(videoAssets)
        .set({ sealedKey: sealContentKey(secrets.newest, id, bytes) })
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
