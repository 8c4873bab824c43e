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
import { raisedText, remarkText, reportSentences } from './invitation-words.ts';

interface InviteReportProps {
  ref: Ref<HTMLDivElement>;
  report: InvitationReport;
  isDone: boolean;
}

/** What a list would do or has done, and what is wrong in which line. */
export function InviteReport({ ref, report, isDone }: InviteReportProps) {
  const { remarks, raised } = report;
  const sendsNoMail = useMailChoices().data?.sendsMail === false;
  const problems = remarks.filter(({ what }) => isLineProblem(what));
  const notes = remarks.filter(({ what }) => !isLineProblem(what));
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Alert variant={isDone ? 'success' : 'info'} title={isDone ? t`Done` : t`Nothing is done yet.`}>
        <ul>
          {reportSentences(report, isDone, sendsNoMail).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
      <Lines
        title={raisedTitle(raised.length)}
        lines={raised.map((each) => ({ ...each, text: raisedText(each, isDone) }))}
        icon={isDone ? 'note' : 'problem'}
      />
      <Lines title={problemsText(problems.length)} lines={problems.map(withText)} icon="problem" />
      <Lines title={t`Not invited anew`} lines={notes.map(withText)} icon="note" />
    </div>
  );
}

function raisedTitle(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} person gets another role`,
    other: `${number} people get another role`,
  });
}

const withText = (remark: InvitationReport['remarks'][number]) => ({ ...remark, text: remarkText(remark) });

function problemsText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} line is left out`,
    other: `${number} lines are left out`,
  });
}

/** More are shown when asked for. */
const shownFirst = 20;

interface LinesProps {
  title: string;
  lines: readonly { readonly line: number; readonly email: string; readonly text: string }[];
  icon: 'problem' | 'note';
}

function Lines({ title, lines, icon }: LinesProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
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
        {(all ? lines : lines.slice(0, shownFirst)).map(({ line, email, text }) => (
          <li key={line} className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[6rem_1fr_1.4fr]">
            <span className="text-ink-soft figures-tabular">{lineText(line)}</span>
            <span className="font-medium wrap-anywhere">
              {email ? <span lang={textLanguage(email)}>{email}</span> : t`No address`}
            </span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
      {!all && lines.length > shownFirst ? (
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
