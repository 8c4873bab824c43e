import type { TokenScope } from '@academy/contract/access-tokens/token-scopes.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

export const scopeText: Record<TokenScope, () => string> = {
  read: () => t({ message: 'Read', comment: 'What an access token may do' }),
  learn: () => t({ message: 'Learn', comment: 'What an access token may do' }),
  teach: () => t({ message: 'Teach', comment: 'What an access token may do' }),
  admin: () => t({ message: 'Everything', comment: 'What an access token may do' }),
};

export const scopeMeaning: Record<TokenScope, () => string> = {
  read: () => t`Reads what you may read, and changes nothing.`,
  learn: () => t`Also enrolls, completes lessons, answers questions, and writes notes, reviews and chats.`,
  teach: () => t`Also writes and publishes your own courses.`,
  admin: () => t`Also does all that an admin may do, for as long as you are one.`,
};

export function daysText(days: number): string {
  const number = numberText(days);
  return plural(days, { one: `${number} day`, other: `${number} days` });
}
