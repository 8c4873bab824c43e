import { ApiError } from '@academy/contract/http/client.ts';
import { messageOfError } from '@academy/contract/http/error-codes.ts';
import { contractText } from '@/lib/language/contract-text.ts';

/**
 * The words in which a screen tells of a failure, chosen by its code and facts.
 * A code that has no words here, from a newer server perhaps, is told in the server's own.
 */
export function errorText(error: unknown, ownWords = error instanceof Error ? error.message : ''): string {
  if (!(error instanceof ApiError) || error.code === undefined) return ownWords;
  const english = messageOfError(error.code, error.facts);
  return english === undefined ? ownWords : contractText('error', error.code, english, error.facts);
}
