import type { Moment } from '@academy/contract/search/search-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, Play } from 'lucide-react';
import { MarkedText } from '@/components/marked-text.tsx';
import { cn } from '@/lib/cn.ts';
import { timeText } from '@/lib/language/times.ts';
import { momentLink } from '@/lib/moment-link.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface MomentListProps {
  moments: readonly Moment[];
  /** Within a course nobody needs its title on every line. */
  withCourse?: boolean;
  onOpen?: (() => void) | undefined;
}

/** Each a link: the sentence, and below it when it is said and where. */
export function MomentList({ moments, withCourse = false, onOpen }: MomentListProps) {
  return (
    <ul className="divide-y divide-line">
      {moments.map((moment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one lesson may be found by the same words at the same second in two languages.
        <li key={`${moment.lessonId} ${moment.kind} ${moment.seconds} ${index}`}>
          <Link
            {...momentLink(moment)}
            onClick={onOpen}
            className="block px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span lang={languageOf(moment)} className="block text-sm/6 wrap-anywhere">
              <MarkedText parts={moment.passage} />
            </span>
            <MomentPlace moment={moment} withCourse={withCourse} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The time that it is said at; a sign for what is not said. */
function MomentSign({ moment: { kind, seconds } }: { moment: Moment }) {
  const look =
    'mr-2 inline-flex h-6 items-center gap-1.5 rounded-full px-2 align-middle text-xs font-semibold figures-tabular';
  if (seconds !== undefined) {
    return (
      <span className={cn(look, 'bg-accent-tint text-accent-ink')}>
        <Play aria-hidden="true" className="size-3 fill-current" />
        {timeText(seconds)}
      </span>
    );
  }
  return (
    <span className={cn(look, 'bg-sunken text-ink-soft')}>
      <BookOpen aria-hidden="true" className="size-3" />
      {kind === 'title'
        ? t({ message: 'Lesson', context: 'found by its title' })
        : t({ message: 'Text', context: 'found in the text of a lesson' })}
    </span>
  );
}

/** Its time or kind, its lesson, unless that is what was found, and its course: what has no time leaves no gap beside the others. */
function MomentPlace({ moment, withCourse }: { moment: Moment; withCourse: boolean }) {
  const { kind, lessonTitle, courseTitle } = moment;
  const titles = [...(kind === 'title' ? [] : [lessonTitle]), ...(withCourse ? [courseTitle] : [])];
  return (
    <span className="mt-1 block text-sm/6 wrap-anywhere text-ink-soft">
      <MomentSign moment={moment} />
      {titles.map((title, index) => (
        <span key={title + String(index)}>
          {index > 0 ? ' · ' : null}
          <span lang={textLanguage(title)}>{title}</span>
        </span>
      ))}
    </span>
  );
}

/** Captions know their language; of other texts the letters tell it. */
function languageOf({ language, passage }: Moment): string | undefined {
  return language ?? textLanguage(passage.map(({ text }) => text).join(''));
}
