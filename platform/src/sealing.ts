/** Seals what only the academy may read, with a key that is derived from its secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed for one purpose, or for one row, cannot be passed off as another's. */
export interface SealOf {
  readonly purpose: string;
  /** Of the row that it belongs to. */
  readonly id: string;
}

export function seal(secret: string, { purpose, id }: SealOf, bytes: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, purpose), nonce).setAAD(Buffer.from(id));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws when the secret is another one than it was sealed with, or the seal belongs to something else. */
export function unseal(secret: string, { purpose, id }: SealOf, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, purpose), nonce)
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)),
    decipher.final(),
  ]);
}

export type Unsealed =
  | { readonly age: 'newest' | 'older'; readonly bytes: Buffer }
  | { readonly age: 'unopened'; readonly bytes: null };

/** Tries all secrets, and tells which of them opened it. */
export function tryUnseal(secrets: Secrets, of: SealOf, sealed: string): Unsealed {
  const opened = secrets.find((secret) => {
    try {
      return { secret, bytes: unseal(secret, of, sealed) };
    } catch {
      return null;
    }
  });
  if (opened === null) return { age: 'unopened', bytes: null };
  return { age: opened.secret === secrets.newest ? 'newest' : 'older', bytes: opened.bytes };
}

function sealingKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
