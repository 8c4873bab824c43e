import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { CourseProgress } from '../course-progress.ts';
import { lessonMark, moduleSummary } from '../course-progress.ts';
import { LessonRow } from './lesson-row.tsx';

interface ModuleItemProps {
  courseId: string;
  module: Module;
  defaultOpen: boolean;
  progress: CourseProgress;
  currentLessonId: string | undefined;
  locked: boolean;
  markedLocked: boolean;
  onOpenLesson: ((lessonId: string) => void) | undefined;
  onPreview: ((lesson: Lesson) => void) | undefined;
  soughtLessonId: string | undefined;
}

const sought = {
  'aria-current': true,
  className: 'bg-chosen',
  ref: (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' }),
} as const;

export function ModuleItem({
  courseId,
  module,
  defaultOpen,
  progress,
  currentLessonId,
  locked,
  markedLocked,
  onOpenLesson,
  onPreview,
  soughtLessonId,
}: ModuleItemProps) {
  const lessons = module.lessons.toSorted((a, b) => a.order - b.order);
  return (
    <AccordionItem defaultOpen={defaultOpen}>
      <AccordionTrigger className="px-5 py-3!">
        <span className="min-w-0">
          <span
            lang={textLanguage(module.title)}
            className="block font-sans leading-snug font-semibold tracking-normal"
          >
            {module.title}
          </span>
          <span className="mt-0.5 block font-sans text-sm leading-snug font-normal tracking-normal text-ink-soft figures-tabular">
            {moduleSummary(module, progress)}
          </span>
        </span>
      </AccordionTrigger>
      <AccordionContent className="pb-3!">
        {lessons.length === 0 ? (
          <p className="px-5 py-2 text-sm text-ink-soft">{t`No lessons available in this module`}</p>
        ) : (
          <ul>
            {lessons.map((lesson) => (
              <li key={lesson._id} {...(lesson._id === soughtLessonId ? sought : {})}>
                <LessonRow
                  courseId={courseId}
                  lesson={lesson}
                  isLink={!locked}
                  onOpen={() => onOpenLesson?.(lesson._id)}
                  onPreview={lesson.isPreview && onPreview ? () => onPreview(lesson) : undefined}
                  mark={lessonMark({
                    lessonId: lesson._id,
                    locked: locked || markedLocked,
                    completed: progress.completed,
                    currentLessonId,
                  })}
                />
              </li>
            ))}
          </ul>
        )}
      </AccordionContent>
    </AccordionItem>
  );
}
