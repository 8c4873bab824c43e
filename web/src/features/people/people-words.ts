import type { PeopleOrder } from '@academy/contract/people/people-limits.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

/** What a role means for who gets it. */
export function roleMeaning(role: Role): string {
  switch (role) {
    case 'student':
      return t`They take courses. Courses of their own stay theirs, and writing one makes them a creator.`;
    case 'creator':
      return t`They write courses, publish them and see their students.`;
    case 'admin':
      return t`They can change every course and every account, and read the audit trail.`;
  }
}

export function orderText(order: PeopleOrder): string {
  switch (order) {
    case 'name':
      return t`Name`;
    case 'email':
      return t`Email`;
    case 'seen':
      return t`Last seen`;
    case 'joined':
      return t({ message: 'Joined', comment: 'When somebody joined the academy' });
  }
}

/** The server counts to here. */
const countedTo = 10_000;

export function peopleText(count: number): string {
  const number = numberText(count);
  if (count >= countedTo) return t`${number} people or more`;
  return plural(count, { one: `${number} person`, other: `${number} people` });
}

export function taughtAndTakenText(taughtCount: number, takenCount: number): string {
  const taught = numberText(taughtCount);
  const taken = numberText(takenCount);
  return t({
    message: `${taught} taught, ${taken} taken`,
    comment: 'Courses that somebody teaches and takes',
  });
}
