import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { Accordion } from '@/components/ui/accordion.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import type { CourseProgress } from '../course-progress.ts';
import { ModuleItem } from './module-item.tsx';

interface CurriculumModulesProps {
  courseId: string;
  modules: readonly Module[];
  progress: CourseProgress;
  /** The lesson to go on with; its module is open from the start. */
  currentLessonId: string | undefined;
  locked: boolean;
  /** A lock marks what only students may open. The rows stay links: each leads to the invitation to enroll. */
  markedLocked?: boolean;
  /** Called when a lesson of an unlocked list is chosen, before its page opens. */
  onOpenLesson?: ((lessonId: string) => void) | undefined;
  /** Plays a free preview. Given to who may not open the lessons themselves. */
  onPreview?: ((lesson: Lesson) => void) | undefined;
  /** The lesson that somebody was led to: it is marked, and brought into view. */
  soughtLessonId?: string | undefined;
}

const isPreview = (lesson: Lesson) => lesson.isPreview === true;

/** Long lists beside a film: drawn anew only when something of theirs is. */
export const CurriculumModules = memo(function CurriculumModules({
  courseId,
  modules,
  progress,
  currentLessonId,
  locked,
  markedLocked = false,
  onOpenLesson,
  onPreview,
  soughtLessonId,
}: CurriculumModulesProps) {
  useLanguage();
  if (modules.length === 0) {
    return (
      <p className="px-4 py-6 text-center text-ink-soft">{t`This course doesn't have any content yet.`}</p>
    );
  }
  const inOrder = modules.toSorted((a, b) => a.order - b.order);
  const first =
    inOrder.find(({ lessons }) => lessons.some(({ _id }) => _id === currentLessonId)) ?? inOrder[0];
  return (
    <Accordion>
      {inOrder.map((module) => (
        <ModuleItem
          key={module._id}
          courseId={courseId}
          module={module}
          // A preview that is folded away is not found.
          defaultOpen={
            module === first ||
            (onPreview !== undefined && module.lessons.some(isPreview)) ||
            module.lessons.some(({ _id }) => _id === soughtLessonId)
          }
          progress={progress}
          currentLessonId={currentLessonId}
          locked={locked}
          markedLocked={markedLocked}
          onOpenLesson={onOpenLesson}
          onPreview={onPreview}
          soughtLessonId={soughtLessonId}
        />
      ))}
    </Accordion>
  );
});
