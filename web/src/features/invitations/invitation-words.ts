import type { InvitationReport } from '@academy/contract/invitations/invitation-calls.ts';
import { type InvitationState, invitationLimits } from '@academy/contract/invitations/invitation-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

export function stateText(state: InvitationState): string {
  switch (state) {
    case 'open':
      return t({ message: 'Open', context: 'invitation' });
    case 'taken':
      return t({ message: 'Taken', context: 'invitation' });
    case 'expired':
      return t({ message: 'Expired', context: 'invitation' });
    case 'withdrawn':
      return t({ message: 'Withdrawn', context: 'invitation' });
  }
}

/** The server counts to here. */
const countedTo = 10_000;

export function invitationsText(count: number): string {
  const number = numberText(count);
  if (count >= countedTo) return t`${number} invitations or more`;
  return plural(count, { one: `${number} invitation`, other: `${number} invitations` });
}

export function peopleText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} person`, other: `${number} people` });
}

type Remark = InvitationReport['remarks'][number];

/** What is to be said of a line. */
export function remarkText({ what, text }: Pick<Remark, 'what' | 'text'>): string {
  const word = text ?? '';
  const most = numberText(invitationLimits.courses);
  switch (what) {
    case 'bad_address':
      return t`This is no email address.`;
    case 'doubled':
      return t`This address stands further up already.`;
    case 'name_too_long':
      return t`The name is too long.`;
    case 'unknown_role':
      return t`There is no role “${word}”: write student, creator or admin.`;
    case 'unknown_course':
      return t`There is no published course “${word}”.`;
    case 'ambiguous_course':
      return t`Several courses are called “${word}”: write the id of the one you mean.`;
    case 'too_many_courses':
      return t`These are more than ${most} courses.`;
    case 'unknown_cohort':
      return t`There is no cohort “${word}”.`;
    case 'account_blocked':
      return t`The account of this address is blocked.`;
    case 'already_here':
      return t`Has an account, and gets what you chose at once.`;
    case 'already_invited':
      return t`Is invited already, and is not invited again.`;
  }
}

/** What the button does that follows a report. */
export function inviteText(invited: number, here: number): string {
  const people = peopleText(invited);
  if (invited > 0) return t`Invite ${people}`;
  return here > 0 ? t`Enroll who is here` : t`Add to their invitations`;
}
