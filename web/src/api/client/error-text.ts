import { ApiError } from '@academy/contract/http/client.ts';
import { messageOfError } from '@academy/contract/http/error-codes.ts';

/**
 * The words in which a screen tells of a failure, chosen by its code and facts: another language would be chosen here.
 * A code that has no words here, from a newer server perhaps, is told in the server's own.
 */
export function errorText(error: unknown, ownWords = error instanceof Error ? error.message : ''): string {
  if (!(error instanceof ApiError) || error.code === undefined) return ownWords;
  return messageOfError(error.code, error.facts) ?? ownWords;
}
