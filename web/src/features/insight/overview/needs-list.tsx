import type { Need } from '@academy/contract/insight/insight-calls.ts';
import type { NeedName } from '@academy/contract/insight/insight-options.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import {
  Captions,
  ChevronRight,
  CircleCheck,
  CircleHelp,
  Film,
  Hourglass,
  type LucideIcon,
  MessageSquareReply,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { needPlace, needText } from './need-words.ts';

const icons: Record<NeedName, LucideIcon> = {
  failed_video: TriangleAlert,
  review_without_reply: MessageSquareReply,
  unanswered_question: CircleHelp,
  stuck_students: Hourglass,
  lesson_without_video: Film,
  lesson_without_captions: Captions,
};

const shownAtFirst = 6;

interface NeedsListProps {
  needs: readonly Need[];
  total: number;
}

/** What waits for the creator, each a line that leads to where it is mended. */
export function NeedsList({ needs, total }: NeedsListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (needs.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-ink-soft">
        <CircleCheck aria-hidden="true" className="size-5 text-success" />
        {t`Nothing waits for you.`}
      </p>
    );
  }
  const shown = isWhole ? needs : needs.slice(0, shownAtFirst);
  const folded = needs.length - shown.length;
  const hidden = numberText(folded);
  const later = total - needs.length;
  return (
    <>
      <ul className="-mx-3 flex flex-col">
        {shown.map((need) => (
          <NeedLine key={`${need.need} ${need.courseId} ${need.lesson?.lessonId}`} need={need} />
        ))}
      </ul>
      {folded > 0 ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setIsWhole(true)}>
          {t`Show ${hidden} more`}
        </Button>
      ) : null}
      {folded === 0 && later > 0 ? <p className="mt-3 text-sm text-ink-soft">{laterText(later)}</p> : null}
    </>
  );
}

function NeedLine({ need }: { need: Need }) {
  const Icon = icons[need.need];
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        {...needPlace(need)}
        className="group flex min-h-12 items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken"
      >
        <Icon
          aria-hidden="true"
          className={need.need === 'failed_video' ? 'size-5 text-danger' : 'size-5 text-ink-soft'}
        />
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6">
          <span className="wrap-anywhere">{needText(need)}</span>{' '}
          <span lang={textLanguage(need.courseTitle)} className="text-sm text-ink-soft wrap-anywhere">
            {need.courseTitle}
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform group-hover:translate-x-0.5"
        />
      </Link>
    </li>
  );
}

function laterText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} more comes up when these are done.`,
    other: `${number} more come up when these are done.`,
  });
}
