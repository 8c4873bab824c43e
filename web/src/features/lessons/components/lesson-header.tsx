import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface LessonHeaderProps {
  courseId: string;
  /** Undefined while they are on their way, as is the progress. */
  courseTitle: string | undefined;
  lessonTitle: string | undefined;
  /** Null for a visitor, whose progress is not known. */
  percent: number | null | undefined;
  /** For who only looks at it as students do. */
  preview: ReactNode;
}

export function LessonHeader({ courseId, courseTitle, lessonTitle, percent, preview }: LessonHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 py-3 md:min-h-20">
      <Link
        to={paths.course(courseId)}
        aria-label={t`Back to Course`}
        className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 flex-1 basis-60">
        {courseTitle === undefined ? (
          <Skeleton className="my-1 h-3.5 w-48" />
        ) : (
          <p lang={textLanguage(courseTitle)} className="truncate text-sm text-ink-soft">
            {courseTitle}
          </p>
        )}
        {lessonTitle === undefined ? (
          <>
            <h1 className="sr-only">{t`Loading lesson...`}</h1>
            <Skeleton className="my-1 h-5 w-64" />
          </>
        ) : (
          <h1 lang={textLanguage(lessonTitle)} className="text-lg leading-snug md:text-xl">
            {lessonTitle}
          </h1>
        )}
      </div>
      {preview}
      {percent === null ? null : (
        <div className="flex w-full items-center gap-3 md:ml-6 md:w-64">
          <span className="text-sm whitespace-nowrap text-ink-soft max-md:sr-only">{t`Course progress`}</span>
          {percent === undefined ? (
            <Skeleton className="my-1.5 h-2 grow" />
          ) : (
            <>
              <ProgressBar percent={percent} label={t`Course progress`} className="h-1.5! grow" />
              <span className="text-sm font-semibold figures-tabular">{percentText(percent)}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}
