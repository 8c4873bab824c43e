import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { useEffect, useRef } from 'react';
import { useCompleteLesson } from '@/api/enrollment-changes.ts';
import { log } from '@/lib/log.ts';

interface OpenLesson {
  courseId: string;
  /** Undefined until the lesson is really there. */
  lessonId: string | undefined;
  /** Progress belongs to students: an author looking at their own lesson has none to mark. */
  enrolled: boolean;
}

/** Opening a lesson is what completes it: once for each opening, however often the page is drawn. */
export function useCompleteOnOpen({ courseId, lessonId, enrolled }: OpenLesson): void {
  const { mutate } = useCompleteLesson();
  const marked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!enrolled || lessonId === undefined || marked.current === lessonId) return;
    marked.current = lessonId;
    mutate({ courseId, lessonId });
  }, [courseId, lessonId, enrolled, mutate]);
}

/** Logs a legacy address, which is why notes are refused there. */
export function useModuleWarning(moduleId: string): void {
  useEffect(() => {
    if (isModuleMissing(moduleId)) {
      log.warn('Module ID missing from URL - this might cause issues with API requests.');
    }
  }, [moduleId]);
}
