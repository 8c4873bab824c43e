import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CourseBadge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { ratingText } from '@/lib/course-words.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { CardStanding, CourseCardContent } from '../course-card-content.ts';
import { CourseThumbnail } from './course-thumbnail.tsx';

/**
 * Where cards stand in a row, a title has the room of two lines whether it needs them or not, so that the
 * cards and their skeletons line up. The lines are as high as Bengali marks need, in either script.
 */
const cardTitleClasses =
  'line-clamp-2 font-serif text-lg leading-[1.45] font-medium text-balance sm:min-h-[2lh]';

interface CourseCardProps {
  course: CourseCardContent;
  /** The card's own button. It is told the title's id, so that many equal buttons can say which course they mean. */
  action: (titleId: string) => ReactNode;
  /** On the first screen. */
  priority?: boolean;
}

/** The title's link is stretched over the whole card; only the action lies above it. */
export function CourseCard({ course, action, priority = false }: CourseCardProps) {
  const titleId = useId();
  const { standing, title } = course;
  return (
    <Card
      interactive
      className="relative flex h-full flex-col has-[a[data-stretched]:focus-visible]:outline-2 has-[a[data-stretched]:focus-visible]:outline-offset-2 has-[a[data-stretched]:focus-visible]:outline-accent"
    >
      <div className="relative overflow-hidden rounded-t-[11px]">
        <CourseThumbnail course={course} priority={priority} />
        {course.badge ? <CourseBadge kind={course.badge} className="absolute top-3 left-3" /> : null}
        {standing.kind === 'progress' ? (
          <ProgressBar
            percent={standing.percent}
            label={t`Progress in ${title}`}
            className="absolute! inset-x-0 bottom-0 h-1.5! rounded-none! bg-sunken!"
          />
        ) : null}
      </div>
      <div className={cn('flex grow flex-col p-4 md:p-5', hasBengali(course) && 'bengali-in-view')}>
        <h3 id={titleId} lang={textLanguage(course.title)} className={cardTitleClasses}>
          <Link
            to={paths.course(course.id)}
            data-stretched=""
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {course.title}
          </Link>
        </h3>
        {course.instructor === null ? null : (
          <p lang={textLanguage(course.instructor)} className="mt-1 truncate text-sm text-ink-soft">
            {course.instructor}
          </p>
        )}
        <CardMeta course={course} />
        <div className="mt-auto flex min-h-9 items-center justify-between gap-3 pt-4">
          <Standing standing={standing} />
          <div className="relative">{action(titleId)}</div>
        </div>
      </div>
    </Card>
  );
}

function hasBengali({ title, instructor }: CourseCardContent): boolean {
  return [title, instructor ?? ''].some((text) => textLanguage(text) === 'bn');
}

function CardMeta({ course: { rating, lessons, level } }: { course: CourseCardContent }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-sm whitespace-nowrap text-ink-soft figures-tabular">
      {rating === null ? null : (
        <>
          <span className="inline-flex items-center gap-1 font-semibold text-ink">
            <Star aria-hidden="true" className="size-3.5 fill-warning text-warning" />
            <Rating rating={rating} />
          </span>
          <Dot />
        </>
      )}
      <span>{lessons}</span>
      {level === null ? null : (
        <>
          <Dot />
          <span>{level}</span>
        </>
      )}
    </p>
  );
}

function Rating({ rating }: { rating: number }) {
  const ratingNumber = ratingText(rating);
  return (
    <Trans>
      <span className="sr-only">Rated </span>
      {ratingNumber}
      <span className="sr-only"> out of 5</span>
    </Trans>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

function Standing({ standing }: { standing: CardStanding }) {
  if (standing.kind === 'price') {
    return <p className="text-lg leading-none font-semibold figures-tabular">{standing.text}</p>;
  }
  const { remaining } = standing;
  return (
    <p className="flex items-center gap-x-2.5 text-sm figures-tabular">
      <span className="font-semibold">{percentText(standing.percent)}</span>
      {remaining === null ? null : (
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Clock aria-hidden="true" className="size-3.5" />
          <Trans>
            <span>{remaining}</span>
            <span className="sr-only"> remaining</span>
          </Trans>
        </span>
      )}
    </p>
  );
}

/** A card that is still on its way, line for line of the same height. */
export function CourseCardSkeleton() {
  return (
    <Card className="flex h-full flex-col" aria-hidden="true">
      <Skeleton className="aspect-video w-full rounded-b-none!" />
      <div className="flex grow flex-col p-4 md:p-5">
        <div className={cardTitleClasses}>
          <Skeleton className="mt-1 h-4 w-11/12" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
        <div className="mt-1 flex h-[1lh] items-center text-sm">
          <Skeleton className="h-3 w-2/5" />
        </div>
        <div className="mt-2 flex h-[1lh] items-center text-sm">
          <Skeleton className="h-3 w-3/5" />
        </div>
        <div className="mt-auto flex items-center justify-between pt-4">
          <Skeleton className="h-4 w-12" />
          <Skeleton className="h-9 w-28" />
        </div>
      </div>
    </Card>
  );
}
