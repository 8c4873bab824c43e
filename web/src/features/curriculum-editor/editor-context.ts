import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { createContext, useContext } from 'react';
import type { ChangeOutcome } from './changes/change-queue.ts';
import type { CurriculumChange } from './changes/curriculum-change.ts';
import type { TypedDrafts } from './lesson-form/typed-drafts.ts';
import type { LessonVideoSlot } from './lesson-video-slot.ts';
import type { Direction } from './ordering/steps.ts';

/** Which form is open: there is one at a time. */
export type OpenForm =
  | { readonly kind: 'lesson'; readonly lessonId: string }
  | { readonly kind: 'new'; readonly moduleId: string; readonly failure?: string | null };

export type Deletable =
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'lesson'; readonly lesson: Lesson };

/** What every part of the editor may ask for. It stays the same object, so that nothing is drawn anew for it. */
export interface EditorActions {
  readonly courseId: string;
  readonly drafts: TypedDrafts;
  readonly lessonVideo: LessonVideoSlot;
  readonly change: (change: CurriculumChange) => Promise<ChangeOutcome>;
  readonly keyOf: (id: string) => string;
  readonly open: (form: OpenForm | null) => void;
  readonly askToDelete: (what: Deletable) => void;
  readonly step: (id: string, direction: Direction) => void;
  /** What the lesson was when the academy last told. */
  readonly savedLesson: (id: string) => Lesson | undefined;
  readonly draftsChanged: () => void;
}

export const EditorContext = createContext<EditorActions | null>(null);

export function useEditor(): EditorActions {
  const actions = useContext(EditorContext);
  if (actions === null) throw new Error('There is no curriculum editor around this.');
  return actions;
}
