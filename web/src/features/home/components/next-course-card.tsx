import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import type { NextLesson } from '@academy/contract/home/home-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressRing } from '@/components/ui/progress-ring.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { lessonTime } from '@/lib/course-time.ts';
import { timeText } from '@/lib/language/times.ts';
import { lessonsDoneText } from '@/lib/lesson-words.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface NextCourseCardProps {
  course: EnrolledCourse;
  cover: ReactNode;
  /** As other cards say it. */
  action: { label: string; to: string };
  remaining: string | null;
  /** Undefined while it is on its way, null where it could not be found out: then the action leads where that of a card does. */
  next: NextLesson | null | undefined;
}

/** The course to go on with: larger than other cards, since it says what is next and how long that takes. */
export function NextCourseCard({ course, cover, action, remaining, next }: NextCourseCardProps) {
  const titleId = useId();
  const { title: courseTitle } = course;
  return (
    <Card className="grid h-full grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden shadow-lift sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="pt-4 pl-4 *:h-full max-[22.5rem]:hidden sm:row-span-2 sm:p-0 [&_img]:rounded-control sm:[&_img]:h-full sm:[&_img]:rounded-none">
        {cover}
      </div>
      <div className="flex items-start gap-3 p-4 pb-0 max-[22.5rem]:col-span-2 sm:gap-4 sm:p-6 sm:pb-0">
        <div className="min-w-0 grow">
          <h3
            id={titleId}
            lang={textLanguage(courseTitle)}
            className="line-clamp-2 text-lg leading-[1.3] sm:text-xl"
          >
            <Link to={paths.course(course._id)} className="hover:underline hover:underline-offset-4">
              {courseTitle}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft figures-tabular">
            <span>{lessonsDoneText(course.completedLessons, course.totalLessons)}</span>
            {remaining === null ? null : (
              <span className="inline-flex items-center gap-1">
                <Clock aria-hidden="true" className="size-3.5" />
                <Trans>
                  <span>{remaining}</span>
                  <span className="sr-only"> remaining</span>
                </Trans>
              </span>
            )}
          </p>
        </div>
        <ProgressRing
          percent={course.progress}
          label={t`Your progress in ${courseTitle}`}
          className="size-12 shrink-0 sm:size-16"
        />
      </div>
      <div className="col-span-2 flex flex-col gap-4 self-end p-4 sm:col-span-1 sm:p-6">
        {next === null ? null : <NextLessonLines next={next} />}
        <Button asChild size="lg" className="w-full sm:w-auto sm:self-start">
          <Link to={next ? paths.lesson(next) : action.to} aria-describedby={titleId}>
            <Play aria-hidden="true" />
            {action.label}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

function NextLessonLines({ next }: { next: NextLesson | undefined }) {
  if (next === undefined) {
    return (
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-6 w-4/5" />
      </div>
    );
  }
  const time = lessonTimeLeft(next);
  return (
    <div>
      <p className="text-sm text-ink-soft">{next.isBegun ? t`Go on with` : t`Next lesson`}</p>
      <p
        lang={textLanguage(next.lessonTitle)}
        className="mt-0.5 line-clamp-3 font-serif text-xl leading-snug font-medium text-balance sm:text-2xl"
      >
        {next.lessonTitle}
      </p>
      {time === null ? null : (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-soft figures-tabular">
          <Clock aria-hidden="true" className="size-3.5" />
          {time}
        </p>
      )}
    </div>
  );
}

/** As the lists of lessons have it, or what is left of a film that was begun; nothing where nobody knows. */
function lessonTimeLeft({ isBegun, duration, videoSeconds, position }: NextLesson): string | null {
  if (videoSeconds === null) return duration === null ? null : lessonTime({ duration });
  if (!isBegun || position < 1) return timeText(videoSeconds);
  const left = timeText(Math.max(0, videoSeconds - position));
  return t({ message: `${left} left`, comment: 'Of a film, such as 4:10 left' });
}
