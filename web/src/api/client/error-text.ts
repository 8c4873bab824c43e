import { ApiError, withoutMessage } from '@academy/contract/http/client.ts';
import { type ErrorFacts, messageOfError } from '@academy/contract/http/error-codes.ts';
import { defaultLanguage } from '@academy/contract/interface/languages.ts';
import { plural, t } from '@lingui/core/macro';
import { contractText } from '@/lib/language/contract-text.ts';
import { currentLanguage } from '@/lib/language/language.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { AuthenticationFailed } from './session-refresh.ts';

/**
 * The words in which a screen tells of a failure, chosen by its code and facts.
 * A code that has no words here, from a newer server perhaps, is told in the server's own.
 */
export function errorText(error: unknown, ownWords = error instanceof Error ? error.message : ''): string {
  if (error instanceof AuthenticationFailed) return t`Authentication failed. Please login again.`;
  // A browser says in words of its own that it reached nobody.
  if (error instanceof TypeError) return t`The academy cannot be reached. Please check your connection.`;
  if (!(error instanceof ApiError)) return ownWords;
  if (error.code === undefined) return withoutCode(ownWords);
  if (error.facts?.['problem'] !== undefined) return unfitting(error.facts);
  const english = messageOfError(error.code, error.facts);
  if (english === undefined) return inGeneral(error.status) ?? ownWords;
  return contractText('error', error.code, english, inWords(error.facts));
}

const isEnglish = () => currentLanguage() === defaultLanguage;

/** What a schema of the contract refused: the server's message names the field as programs do. */
function unfitting({ problem, limit }: ErrorFacts): string {
  const most = numberText(Number(limit));
  if (problem === 'text_too_long') return t`A text is too long: it may have at most ${most} characters.`;
  if (problem === 'list_too_long') return t`A list is too long: it may have at most ${most} entries.`;
  return asItIs();
}

const asItIs = () => t`The academy cannot take this as it is. Please look through what you entered.`;

/** The server has its own words for these, in English. */
function inGeneral(status: number): string | undefined {
  if (isEnglish()) return undefined;
  if (status === 401) return t`Please sign in.`;
  if (status === 403) return t`You may not do that.`;
  if (status === 404) return t`It is not there any more.`;
  if (status === 409) return t`Something has changed meanwhile. Please look again.`;
  if (status >= 500) return t`The academy is not available right now. Please try again.`;
  return asItIs();
}

/** Numbers and names of things are the translation's to say. A time comes in English, and is said here. */
const inWords = (facts: ErrorFacts = {}) =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, timeText(fact) ?? fact]));

const span = /^(\d+) (second|minute|hour)s?$/;

function timeText(fact: string | number): string | undefined {
  const [, amount, unit] = span.exec(String(fact)) ?? [];
  if (amount === undefined) return undefined;
  const count = Number(amount);
  const number = numberText(count);
  if (unit === 'second') return plural(count, { one: `${number} second`, other: `${number} seconds` });
  if (unit === 'minute') return plural(count, { one: `${number} minute`, other: `${number} minutes` });
  return plural(count, { one: `${number} hour`, other: `${number} hours` });
}

function withoutCode(message: string): string {
  if (!message.startsWith(withoutMessage)) return message;
  const status = message.slice(withoutMessage.length);
  return t`API error: ${status}`;
}
