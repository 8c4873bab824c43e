import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface LessonEndingProps {
  courseId: string;
  next: Lesson | undefined;
  courseComplete: boolean;
}

/** The foot of the curriculum: the way on from this lesson, or that all is done. */
export function LessonEnding({ courseId, next, courseComplete }: LessonEndingProps) {
  if (next) {
    const { title } = next;
    return (
      <Link
        to={paths.lesson(lessonAddressOf(courseId, next))}
        className="flex shrink-0 items-center justify-between gap-3 border-t border-line px-5 py-4 text-sm font-semibold text-accent-ink transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <Trans>
            Next Lesson: <span lang={textLanguage(title)}>{title}</span>
          </Trans>
        </span>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    );
  }
  if (!courseComplete) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-2.5">
      <p className="flex items-center gap-2.5 font-semibold text-success">
        <CircleCheck aria-hidden="true" className="size-5" />
        {t`Course Complete!`}
      </p>
      <Button asChild size="sm">
        <Link to={paths.finish(courseId)}>{t`Course certificate`}</Link>
      </Button>
    </div>
  );
}
