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

function peopleText(count: number): string {
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

/** What becomes of somebody who has an account. */
export function raisedText({ name, role }: InvitationReport['raised'][number], isDone: boolean): string {
  switch (role) {
    case 'creator':
      return isDone ? t`${name} is a creator now.` : t`${name} becomes a creator.`;
    case 'admin':
      return isDone ? t`${name} is an admin now.` : t`${name} becomes an admin.`;
  }
}

/** What a list would do or has done, beside what it does to single lines. */
export function reportSentences(report: InvitationReport, isDone: boolean, sendsNoMail: boolean): string[] {
  const { invited, alreadyHere, alreadyInvited, given } = report;
  const [guests, here, waiting] = [peopleText(invited), peopleText(alreadyHere), peopleText(alreadyInvited)];
  const invitedText = sendsNoMail
    ? t`Invited: ${guests}. This academy does not send mail yet, so they hear nothing of it: pass the link on yourself, with ‘Copy link’ in the list. They sign in with the address that you wrote.`
    : t`Invited: ${guests}. They sign in with the address that you wrote. To send somebody the link yourself, use ‘Copy link’ in the list.`;
  const hereText =
    given > 0
      ? t`With an account already: ${here}. They get the courses and the cohort that you chose at once.`
      : t`With an account already: ${here}.`;
  return [
    ...(invited > 0 || alreadyHere + alreadyInvited === 0
      ? [isDone ? invitedText : t`To be invited: ${guests}.`]
      : []),
    ...(alreadyHere > 0 ? [hereText] : []),
    ...(alreadyInvited > 0 ? [t`Invited already: ${waiting}.`] : []),
  ];
}

export function doesSomething({ invited, alreadyInvited, given, raised }: InvitationReport): boolean {
  return invited + alreadyInvited + given + raised.length > 0;
}

/** What the button does that follows a report. */
export function inviteText({ invited, alreadyInvited, given, raised }: InvitationReport): string {
  const people = peopleText(invited);
  const count = raised.length;
  const number = numberText(count);
  const roles = plural(count, { one: `${number} role`, other: `${number} roles` });
  if (count === 0) {
    if (invited > 0) return t`Invite ${people}`;
    return given > 0 || alreadyInvited === 0 ? t`Enroll who is here` : t`Add to their invitations`;
  }
  if (invited > 0) return t`Invite ${people} and change ${roles}`;
  return given > 0 ? t`Enroll who is here and change ${roles}` : t`Change ${roles}`;
}
