/** What is wrong with a creator's settings. The server checks the same with a schema; the test beside compares the two. */
import type { CreatorSettings } from '@academy/contract/creators/creator-calls.ts';
import { creatorLimits as limits, looksLikeEmail } from '@academy/contract/creators/creator-options.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';

export interface CreatorValues extends Pick<CreatorSettings, 'paymentMethod' | 'notifications'> {
  readonly displayName: string;
  readonly bio: string;
  readonly accountEmail: string;
}

type Problem = 'missing' | 'too-long' | 'no-email';
export type CreatorProblems = Partial<Record<'displayName' | 'bio' | 'accountEmail', Problem>>;

export function creatorProblems({ displayName, bio, accountEmail }: CreatorValues): CreatorProblems {
  const name = onOneLine(displayName);
  const email = accountEmail.trim();
  const isEmail = looksLikeEmail(email) && email.length <= limits.emailMaxLength;
  return {
    ...(characterCount(name) === 0 ? { displayName: 'missing' } : {}),
    ...(name.length > limits.displayNameMaxLength ? { displayName: 'too-long' } : {}),
    ...(bio.trim().length > limits.bioMaxLength ? { bio: 'too-long' } : {}),
    ...(email === '' || isEmail ? {} : { accountEmail: 'no-email' }),
  };
}

export function valuesOfSettings(settings: CreatorSettings): CreatorValues {
  const { displayName, bio, accountEmail, paymentMethod, notifications } = settings;
  return { displayName, bio: bio ?? '', accountEmail: accountEmail ?? '', paymentMethod, notifications };
}
