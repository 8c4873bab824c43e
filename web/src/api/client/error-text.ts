import { ApiError, withoutMessage } from '@academy/contract/http/client.ts';
import { messageOfError } from '@academy/contract/http/error-codes.ts';
import { t } from '@lingui/core/macro';
import { contractText } from '@/lib/language/contract-text.ts';
import { AuthenticationFailed } from './session-refresh.ts';

/**
 * The words in which a screen tells of a failure, chosen by its code and facts.
 * A code that has no words here, from a newer server perhaps, is told in the server's own.
 */
export function errorText(error: unknown, ownWords = error instanceof Error ? error.message : ''): string {
  if (error instanceof AuthenticationFailed) return t`Authentication failed. Please login again.`;
  if (!(error instanceof ApiError)) return ownWords;
  if (error.code === undefined) return withoutCode(ownWords);
  const english = messageOfError(error.code, error.facts);
  return english === undefined ? ownWords : contractText('error', error.code, english, error.facts);
}

function withoutCode(message: string): string {
  if (!message.startsWith(withoutMessage)) return message;
  const status = message.slice(withoutMessage.length);
  return t`API error: ${status}`;
}
