import type { InvitationReport } from '@academy/contract/invitations/invitation-calls.ts';
import { isLineProblem } from '@academy/contract/invitations/invitation-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { CircleAlert, Info } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useMailChoices } from '@/api/mail.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { peopleText, remarkText } from './invitation-words.ts';

interface InviteReportProps {
  ref: Ref<HTMLDivElement>;
  report: InvitationReport;
  isDone: boolean;
}

/** What a list would do or has done, and what is wrong in which line. */
export function InviteReport({ ref, report, isDone }: InviteReportProps) {
  const { remarks } = report;
  const sendsNoMail = useMailChoices().data?.sendsMail === false;
  const problems = remarks.filter(({ what }) => isLineProblem(what));
  const notes = remarks.filter(({ what }) => !isLineProblem(what));
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Alert variant={isDone ? 'success' : 'info'} title={isDone ? t`Done` : t`Nothing is done yet.`}>
        <ul>
          {sentences(report, isDone, sendsNoMail).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
      <Remarks title={problemsText(problems.length)} remarks={problems} icon="problem" />
      <Remarks title={t`Not invited anew`} remarks={notes} icon="note" />
    </div>
  );
}

function sentences(report: InvitationReport, isDone: boolean, sendsNoMail: boolean): string[] {
  const { invited, alreadyHere, alreadyInvited } = report;
  const [guests, here, waiting] = [peopleText(invited), peopleText(alreadyHere), peopleText(alreadyInvited)];
  const invitedText = sendsNoMail
    ? t`Invited: ${guests}. This academy does not send mail yet, so they hear nothing of it: pass the link on yourself, with ‘Copy link’ in the list. They sign in with the address that you wrote.`
    : t`Invited: ${guests}. They sign in with the address that you wrote. To send somebody the link yourself, use ‘Copy link’ in the list.`;
  return [
    isDone ? invitedText : t`To be invited: ${guests}.`,
    ...(alreadyHere > 0
      ? [t`With an account already: ${here}. They get the courses and the cohort that you chose at once.`]
      : []),
    ...(alreadyInvited > 0 ? [t`Invited already: ${waiting}.`] : []),
  ];
}

function problemsText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} line is left out`,
    other: `${number} lines are left out`,
  });
}

/** More are shown when asked for. */
const shownFirst = 20;

interface RemarksProps {
  title: string;
  remarks: InvitationReport['remarks'];
  icon: 'problem' | 'note';
}

function Remarks({ title, remarks, icon }: RemarksProps) {
  const [all, setAll] = useState(false);
  if (remarks.length === 0) return null;
  const Icon = icon === 'problem' ? CircleAlert : Info;
  return (
    <section>
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Icon
          aria-hidden="true"
          className={`size-[1.125rem] ${icon === 'problem' ? 'text-danger' : 'text-ink-soft'}`}
        />
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {(all ? remarks : remarks.slice(0, shownFirst)).map((remark) => (
          <li key={`${remark.line}`} className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[6rem_1fr_1.4fr]">
            <span className="text-ink-soft figures-tabular">{lineText(remark.line)}</span>
            <span className="font-medium wrap-anywhere">
              {remark.email ? <span lang={textLanguage(remark.email)}>{remark.email}</span> : t`No address`}
            </span>
            <span className="wrap-anywhere">{remarkText(remark)}</span>
          </li>
        ))}
      </ul>
      {!all && remarks.length > shownFirst ? (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {t`Show all lines`}
        </Button>
      ) : null}
    </section>
  );
}

function lineText(line: number): string {
  const number = numberText(line);
  return t`Line ${number}`;
}
