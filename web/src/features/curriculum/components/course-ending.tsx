import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type CourseProgress, isCourseComplete } from '../course-progress.ts';

interface CourseEndingProps {
  courseId: string;
  modules: readonly Module[];
  progress: CourseProgress;
}

/** The foot of a student's curriculum: the next lesson, or that there is none left. */
export function CourseEnding({ courseId, modules, progress }: CourseEndingProps) {
  if (isCourseComplete(modules, progress)) {
    return (
      <p className="flex items-center gap-2.5 border-t border-line px-5 py-4 font-semibold text-success">
        <CircleCheck aria-hidden="true" className="size-5" />
        {t`Course Complete!`}
      </p>
    );
  }
  const next = lessonToStart(modules, progress.completed, progress.lastWatchedLessonId);
  if (!next) return null;
  const { title } = next;
  return (
    <Link
      to={paths.lesson(lessonAddressOf(courseId, next))}
      className="flex items-center justify-between gap-3 rounded-b-card border-t border-line px-5 py-4 text-sm font-semibold text-accent-ink transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
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
