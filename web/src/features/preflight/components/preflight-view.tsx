import { plural, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnderWay, type Preflight } from '@/api/preflight.ts';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { cn } from '@/lib/cn.ts';
import { lastFound } from '@/lib/current-findings.ts';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { FindingList } from './finding-list.tsx';

interface PreflightViewProps {
  courseId: string;
  preflight: Preflight;
  isDraft: boolean;
}

/** How far a check is, and what the last one found. */
export function PreflightView({ courseId, preflight, isDraft }: PreflightViewProps) {
  const { state, result } = preflight;
  const { findings, total } = lastFound(preflight);
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        {isUnderWay(preflight) ? (
          <UnderWay preflight={preflight} />
        ) : state === 'failed' ? (
          <Line icon={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />}>
            {t`The course could not be checked. Try again.`}
          </Line>
        ) : result === null ? (
          <>
            {total === 0 ? null : (
              <Found
                total={total}
                note={t`Seen at a glance. The check looks into films, captions and links, too.`}
              />
            )}
            <p className={cn('text-ink-soft', total > 0 && 'mt-3')}>
              {t`See what students would stumble over: lessons without anything in them, films that are too quiet or begin black, missing captions, links that lead nowhere.`}{' '}
              {isDraft ? t`Nothing keeps you from publishing.` : null}
            </p>
          </>
        ) : (
          <Outcome result={result} total={total} />
        )}
      </div>
      {findings.length > 0 ? <FindingList courseId={courseId} findings={findings} total={total} /> : null}
    </div>
  );
}

function UnderWay({ preflight: { state, done, total } }: { preflight: Preflight }) {
  const [doneNumber, totalNumber] = [numberText(done), numberText(total)];
  const percent = total === 0 ? 0 : (done / total) * 100;
  return (
    <>
      <ProgressBar percent={percent} label={t`Checking the course`} />
      <p className="mt-2 text-sm text-ink-soft figures-tabular">
        {state === 'waiting'
          ? t`The check waits for its turn.`
          : total === 0
            ? t`Reading the course …`
            : t`${doneNumber} of ${totalNumber} films and links`}
      </p>
    </>
  );
}

interface OutcomeProps {
  result: NonNullable<Preflight['result']>;
  total: number;
}

function Outcome({ result: { hasChanged, checkedAt }, total }: OutcomeProps) {
  const time = dateAndTime(new Date(checkedAt));
  const checked = hasChanged
    ? t`Checked ${time}. The course was changed since: check it again.`
    : t`Checked ${time}.`;
  return total === 0 ? (
    <Line
      icon={<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />}
      note={checked}
    >
      {t`Nothing was found: the course is ready for its students.`}
    </Line>
  ) : (
    <Found total={total} note={checked} />
  );
}

function Found({ total, note }: { total: number; note: string }) {
  const number = numberText(total);
  return (
    <Line
      icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />}
      note={note}
    >
      {plural(total, { one: 'One thing is worth a look.', other: `${number} things are worth a look.` })}
    </Line>
  );
}

function Line({ icon, note, children }: { icon: ReactNode; note?: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      {icon}
      <div className="min-w-0">
        <p className="font-medium">{children}</p>
        {note === undefined ? null : <p className="text-sm text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
