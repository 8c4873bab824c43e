import { plural, t } from '@lingui/core/macro';
import { Avatar } from '@/components/ui/avatar.tsx';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { lastSeenText } from '../student-words.ts';
import type { StudentGlance } from '../students.ts';
import { StudentProgress } from './student-progress.tsx';

interface StudentsAtAGlanceProps {
  glance: StudentGlance;
  now: Date;
}

export function StudentsAtAGlance({ glance, now }: StudentsAtAGlanceProps) {
  const { count } = glance;
  if (count === 0) return <p className="text-ink-soft">{t`No students yet`}</p>;
  return (
    <>
      <dl className="grid grid-cols-3 gap-4">
        <Statistic label={plural(count, { one: 'Student', other: 'Students' })} value={numberText(count)} />
        <Statistic label={t`Average progress`} value={percentText(glance.averageProgress)} />
        <Statistic
          label={t({ message: 'Finished', comment: 'Students who have finished the course' })}
          value={numberText(glance.finished)}
        />
      </dl>
      <h3 className="mt-6 mb-1 font-sans text-sm font-semibold text-ink-soft">{t`Last active`}</h3>
      <ul className="flex flex-col">
        {glance.latest.map(({ id, name, progress, ...times }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-b-0"
          >
            <Avatar name={name} className="size-8 text-xs" />
            <span className="min-w-0 grow basis-32">
              <span lang={textLanguage(name)} className="block font-semibold wrap-anywhere">
                {name}
              </span>
              <span className="block text-sm text-ink-soft figures-tabular">{lastSeenText(times, now)}</span>
            </span>
            <span className="flex max-sm:basis-full max-sm:justify-start max-sm:pl-11">
              <StudentProgress name={name} percent={progress} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Statistic({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl font-medium figures-tabular">{value}</dd>
    </div>
  );
}
