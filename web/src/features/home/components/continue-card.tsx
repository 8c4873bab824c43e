import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressRing } from '@/components/ui/progress-ring.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface ContinueCardProps {
  courseTitle: string;
  cover: ReactNode;
  /** Absent when the lessons could not be loaded; the way on is then the course's own page. */
  nextLessonTitle: string | undefined;
  percent: number;
  to: string;
}

const body = 'flex flex-col gap-4 p-5';

/** The course to go on with, beside the hero's sentence. */
export function ContinueCard({ courseTitle, cover, nextLessonTitle, percent, to }: ContinueCardProps) {
  const titleId = useId();
  return (
    <Card className="overflow-hidden shadow-lift">
      {cover}
      <div className={body}>
        <div className="flex min-h-18 items-center gap-4">
          <div className="min-w-0 grow">
            <h2 id={titleId} lang={textLanguage(courseTitle)} className="line-clamp-2 text-xl">
              {courseTitle}
            </h2>
            {nextLessonTitle === undefined ? null : (
              <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
                {percent === 0 ? (
                  <Trans>
                    Next lesson: <span lang={textLanguage(nextLessonTitle)}>{nextLessonTitle}</span>
                  </Trans>
                ) : (
                  <Trans>
                    You stopped at: <span lang={textLanguage(nextLessonTitle)}>{nextLessonTitle}</span>
                  </Trans>
                )}
              </p>
            )}
          </div>
          <ProgressRing
            percent={percent}
            label={t`Your progress in ${courseTitle}`}
            className="size-16 shrink-0"
          />
        </div>
        <Button asChild size="lg" className="w-full">
          <Link to={to} aria-describedby={titleId}>
            <Play aria-hidden="true" />
            {percent === 0 ? t`Start learning` : t`Continue learning`}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

export function ContinueCardSkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="aspect-video w-full rounded-none!" />
      <div className={body}>
        <div className="flex min-h-18 items-center gap-4">
          <div className="flex grow flex-col gap-2.5">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <Skeleton className="size-16 rounded-full!" />
        </div>
        <Skeleton className="h-12 w-full" />
      </div>
    </Card>
  );
}

/** Of the enrolled courses, last accessed first: the first that is not finished and has something to learn. */
export function courseToContinue(courses: readonly EnrolledCourse[]): EnrolledCourse | undefined {
  return courses.find(({ progress, totalLessons }) => progress < 100 && totalLessons > 0);
}
