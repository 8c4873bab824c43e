import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useMemo, useRef } from 'react';
import type { ChangeQueue } from './changes/change-queue.ts';
import { findLesson } from './changes/curriculum-order.ts';
import type { EditorActions } from './editor-context.ts';
import { typedDraftsOf } from './lesson-form/typed-drafts.ts';
import type { LessonVideoSlot } from './lesson-video-slot.ts';

type Handlers = Pick<EditorActions, 'open' | 'askToDelete' | 'step' | 'draftsChanged'>;

interface EditorActionsOptions extends Handlers {
  readonly courseId: string;
  readonly userId: string;
  readonly queue: ChangeQueue;
  readonly saved: readonly Module[];
  readonly lessonVideo: LessonVideoSlot;
}

/** Actions that stay the same object, and always do what the latest drawing of the editor would. */
export function useEditorActions(options: EditorActionsOptions): EditorActions {
  const latest = useRef(options);
  latest.current = options;
  const { courseId, userId, queue, lessonVideo } = options;
  return useMemo(
    () => ({
      courseId,
      lessonVideo,
      drafts: typedDraftsOf({ userId, courseId }, () => window.localStorage),
      change: queue.add,
      keyOf: queue.keyOf,
      savedLesson: (id) => findLesson(latest.current.saved, id),
      open: (form) => latest.current.open(form),
      askToDelete: (what) => latest.current.askToDelete(what),
      step: (id, direction) => latest.current.step(id, direction),
      draftsChanged: () => latest.current.draftsChanged(),
    }),
    [courseId, userId, queue, lessonVideo],
  );
}
