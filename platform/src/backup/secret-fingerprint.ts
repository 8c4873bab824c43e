import { hkdfSync } from 'node:crypto';

/** Tells whether two academies have one secret, without telling the secret. */
export function secretFingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'academy backup fingerprint', 32)).toString('hex');
}
