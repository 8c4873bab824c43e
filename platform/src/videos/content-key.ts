import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { videoAssets } from '../database/schema/videos.ts';
import type { Secrets } from '../secrets.ts';

/*
 * The AES-128 key of a version of a video. In the database it is sealed with a key that is derived from the academy's
 * secret: a stolen copy of the database and of the files is only noise without it. The version's id is part of the
 * seal, so that the key of one video cannot be passed off as another's.
 */

export const CONTENT_KEY_BYTES = 16;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function newContentKey(): Buffer {
  return randomBytes(CONTENT_KEY_BYTES);
}

export function sealContentKey(secret: string, assetId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce).setAAD(Buffer.from(assetId));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws when the secret is another one than it was sealed with, or the seal belongs to another version. */
export function openContentKey(secret: string, assetId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(assetId))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)),
    decipher.final(),
  ]);
}

/** Tries all secrets; null when none of them opens it. */
export function findContentKey(secrets: Secrets, assetId: string, sealed: string): Buffer | null {
  return secrets.find((secret) => unsealOrNull(secret, assetId, sealed));
}

function unsealOrNull(secret: string, assetId: string, sealed: string): Buffer | null {
  try {
    return openContentKey(secret, assetId, sealed);
  } catch {
    return null;
  }
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'academy video content keys', 32));
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
    for (const { id, sealedKey } of batch) counts[openerOf(secrets, id, sealedKey).age] += 1;
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
    const key = unsealOrNull(secret, id, sealedKey);
    return key === null ? null : { secret, key };
  });
  if (opened === null) return { age: 'unopened', key: null };
  return { age: opened.secret === secrets.newest ? 'newest' : 'older', key: opened.key };
}
