/** What is wrong with a profile. The server checks the same with a schema; the test beside compares the two. */
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import { profileLimits as limits } from '@academy/contract/users/profile-limits.ts';

export interface ProfileValues {
  readonly name: string;
  readonly bio: string;
}

interface ProfileProblems {
  readonly name?: 'missing' | 'too-long';
  readonly bio?: 'too-long';
}

export function profileProblems({ name, bio }: ProfileValues): ProfileProblems {
  const line = onOneLine(name);
  return {
    ...(characterCount(line) === 0 ? { name: 'missing' } : {}),
    ...(line.length > limits.nameMaxLength ? { name: 'too-long' } : {}),
    ...(bio.trim().length > limits.bioMaxLength ? { bio: 'too-long' } : {}),
  };
}
