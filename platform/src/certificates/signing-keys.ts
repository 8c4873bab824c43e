/**
 * The academy's own Ed25519 key, which it signs certificates with. It is made when it is first needed, sealed with the academy's
 * secret. When it is changed the public half of the older one stays, for what it has signed.
 */
import { generateKeyPairSync } from 'node:crypto';
import { toBase64url } from '@academy/contract/certificates/base64url.ts';
import { keyThumbprint } from '@academy/contract/certificates/compact-jwt.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { signingKeys } from '../database/schema/certificates.ts';
import { newId } from '../ids.ts';
import { type SealOf, seal, tryUnseal } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';

export interface SigningKey {
  readonly id: string;
  readonly thumbprint: string;
  /** Public and private half, as a JWK has them. */
  readonly x: string;
  readonly d: string;
}

export interface PublicKey {
  readonly id: string;
  readonly thumbprint: string;
  readonly x: string;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** No secret that is given opens it. A new one in its place would hide that, so it is left to the operator. */
export class SigningKeyLocked extends Error {
  override readonly name = 'SigningKeyLocked';
  constructor() {
    super('The key that certificates are signed with is sealed with a secret that is not given.');
  }
}

const sealOf = (id: string): SealOf => ({ purpose: 'academy certificate signing keys', id });
const isCurrent = isNull(signingKeys.retiredAt);

/** The current key, made now if there is none. However many ask at once, all get the same. */
export async function openSigningKey(db: Queryable, secrets: Secrets): Promise<SigningKey> {
  const found = (await findCurrent(db)) ?? (await makeCurrent(db, secrets));
  const { bytes } = tryUnseal(secrets, sealOf(found.id), found.sealedKey ?? '');
  if (bytes === null) throw new SigningKeyLocked();
  return { id: found.id, thumbprint: found.thumbprint, x: found.publicKey, d: bytes.toString('base64url') };
}

/** The current one first, then the older ones from the newest on. */
export async function listPublicKeys(db: Queryable): Promise<PublicKey[]> {
  const { id, thumbprint, publicKey: x, createdAt, retiredAt } = signingKeys;
  return db
    .select({ id, thumbprint, x, createdAt, retiredAt })
    .from(signingKeys)
    .orderBy(sql`${retiredAt} is not null`, desc(retiredAt), desc(createdAt));
}

/** Signs with a new key from now on. The private half of the former one is forgotten. */
export async function rotateSigningKey({ db }: Database, secrets: Secrets): Promise<PublicKey[]> {
  return db.transaction(async (tx) => {
    await tx.update(signingKeys).set({ retiredAt: sql`now()`, sealedKey: null }).where(isCurrent);
    await makeCurrent(tx, secrets);
    return listPublicKeys(tx);
  });
}

/** Which secret opens the current key: none is an academy that has signed nothing yet. */
export type SigningKeySeal = 'none' | 'newest' | 'older' | 'unopened';

export async function findSigningKeySeal(db: Queryable, secrets: Secrets): Promise<SigningKeySeal> {
  const found = await findCurrent(db);
  return found === undefined ? 'none' : tryUnseal(secrets, sealOf(found.id), found.sealedKey ?? '').age;
}

/** Seals it with the newest secret; answers what it was sealed with before. */
export async function resealSigningKey(db: Queryable, secrets: Secrets): Promise<SigningKeySeal> {
  const found = await findCurrent(db);
  if (found === undefined) return 'none';
  const { age, bytes } = tryUnseal(secrets, sealOf(found.id), found.sealedKey ?? '');
  if (age === 'older') {
    await db
      .update(signingKeys)
      .set({ sealedKey: seal(secrets.newest, sealOf(found.id), bytes) })
      .where(and(eq(signingKeys.id, found.id), eq(signingKeys.sealedKey, found.sealedKey ?? '')));
  }
  return age;
}

async function findCurrent(db: Queryable) {
  return (await db.select().from(signingKeys).where(isCurrent))[0];
}

async function makeCurrent(db: Queryable, secrets: Secrets) {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const id = newId();
  await db
    .insert(signingKeys)
    .values({
      id,
      thumbprint: toBase64url(await keyThumbprint(x)),
      publicKey: x,
      sealedKey: seal(secrets.newest, sealOf(id), Buffer.from(d, 'base64url')),
    })
    // Another node was faster: its key is the academy's.
    .onConflictDoNothing();
  const made = await findCurrent(db);
  if (made === undefined) throw new Error('The key for certificates vanished while it was being made.');
  return made;
}
