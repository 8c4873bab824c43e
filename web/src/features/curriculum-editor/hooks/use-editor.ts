import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { ChangeOutcome, ChangeQueue } from '../model/change-queue.ts';
import type { CurriculumChange } from '../model/curriculum-change.ts';
import { findLesson } from '../model/curriculum-order.ts';
import type { Direction } from '../model/moves.ts';
import { draftChanges, newLessonOf, type TypedDrafts } from '../model/typed-drafts.ts';

/** Only one form is open at a time. */
export type OpenForm =
  | { readonly kind: 'lesson'; readonly lessonId: string }
  | {
      readonly kind: 'new';
      readonly moduleId: string;
      /** Of the one that could not be saved; else the one to go on with is found. */
      readonly place?: number;
      readonly failure?: unknown;
    };

export type Deletable =
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'lesson'; readonly lesson: Lesson };

/** The videos of lessons, which another feature knows: the editor says which lesson, and draws what it is given. */
export interface LessonVideoSlot {
  /** A few words in the lesson's row while something happens with its video. */
  readonly mark: (lesson: LessonAddress) => ReactNode;
  /** Uploading, previewing and removing the video, in the lesson's form. */
  readonly panel: (lesson: LessonAddress, link: LinkedVideo) => ReactNode;
  /** What belongs to a saved lesson beside its fields and video, in the lesson's form. Takeaways, chapters and questions are saved with the form, too. */
  readonly sections: (lesson: LessonAddress) => ReactNode;
  readonly takeFile: (lesson: LessonAddress, file: File) => void;
  /** Cancels the upload of a deleted lesson. */
  readonly lessonDeleted: (lessonId: string) => void;
}

interface LinkedVideo {
  /** The saved link. */
  readonly videoUrl: string | null;
  readonly onRemoveLink: () => void;
}

/** What every part of the editor can call. It stays the same object, so that no part is drawn again because of it. */
export interface EditorActions {
  readonly courseId: string;
  readonly drafts: TypedDrafts;
  readonly lessonVideo: LessonVideoSlot;
  readonly change: (change: CurriculumChange) => Promise<ChangeOutcome>;
  readonly keyOf: (id: string) => string;
  /** The server's id in place of a temporary one, once it is known. */
  readonly realId: (id: string) => string;
  readonly open: (form: OpenForm | null) => void;
  /** For what comes later than the author waits for it: a form that is open meanwhile stays. */
  readonly openIfNone: (form: OpenForm) => void;
  /** Where a new lesson of the module was begun and is not on its way, else where there is nothing yet. */
  readonly newLessonPlace: (moduleId: string) => number;
  readonly askToDelete: (what: Deletable) => void;
  readonly step: (id: string, direction: Direction) => void;
  /** Not so for the first of all going up, nor for the last going down. */
  readonly canStep: (id: string, direction: Direction) => boolean;
  /** The lesson as the server last answered it, without the changes on their way. */
  readonly savedLesson: (id: string) => Lesson | undefined;
  readonly draftsChanged: () => void;
}

export const EditorContext = createContext<EditorActions | null>(null);

export function useEditor(): EditorActions {
  const actions = useContext(EditorContext);
  if (actions === null) throw new Error('There is no curriculum editor around this.');
  return actions;
}

type Made = 'change' | 'keyOf' | 'realId' | 'savedLesson' | 'openIfNone' | 'newLessonPlace' | 'draftsChanged';

interface EditorActionsOptions extends Omit<EditorActions, Made> {
  readonly queue: ChangeQueue;
  readonly isFormOpen: boolean;
  readonly saved: readonly Module[];
}

/** Actions that stay the same object, and always call the handlers of the latest render. */
export function useEditorActions(options: EditorActionsOptions): EditorActions {
  const latest = useRef(options);
  latest.current = options;
  const { courseId, drafts, queue, lessonVideo } = options;
  return useMemo(
    () => ({
      courseId,
      drafts,
      lessonVideo,
      change: queue.add,
      keyOf: queue.keyOf,
      realId: queue.realId,
      savedLesson: (id) => findLesson(latest.current.saved, id),
      open: (form) => latest.current.open(form),
      openIfNone: (form) => {
        if (!latest.current.isFormOpen) latest.current.open(form);
      },
      newLessonPlace: (moduleId) => newLessonPlace(moduleId, { drafts, queue }),
      askToDelete: (what) => latest.current.askToDelete(what),
      step: (id, direction) => latest.current.step(id, direction),
      canStep: (id, direction) => latest.current.canStep(id, direction),
      draftsChanged: draftChanges.tell,
    }),
    [courseId, drafts, queue, lessonVideo],
  );
}

function newLessonPlace(moduleId: string, { drafts, queue }: Pick<EditorActionsOptions, 'drafts' | 'queue'>) {
  const onTheWay = queue.placesOnTheWay(moduleId);
  const begun = drafts
    .keys()
    .map(newLessonOf)
    .find((found) => found?.moduleId === moduleId && !onTheWay.includes(found.place));
  let free = 0;
  while (onTheWay.includes(free)) free += 1;
  return begun?.place ?? free;
}
