import { SigningKeyLocked } from '@academy/platform/certificates/signing-keys.ts';
import { Refusal } from '../../refusal.ts';

/** A key that no secret opens is the operator's to mend, and told as such. */
export function refuseLocked(error: unknown): never {
  throw error instanceof SigningKeyLocked ? new Refusal('signing_key_locked') : error;
}
