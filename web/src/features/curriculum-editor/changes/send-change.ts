/** How each change is said to the academy. */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { type ApiClient, ApiError } from '@academy/contract/http/client.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';
import { api } from '@/api/client/api.ts';
import {
  conflictsIn,
  editedFields,
  fieldsOf,
  type LessonEdits,
  lessonBody,
} from '../lesson-form/lesson-fields.ts';
import type { CurriculumChange } from './curriculum-change.ts';
import { findLesson } from './curriculum-order.ts';
import type { ChangeAnswer } from './settle-change.ts';

export interface Curriculum {
  readonly courseId: string;
  readonly known: () => readonly Module[];
  /** Asks for the curriculum as it is now, and makes it known. */
  readonly ask: () => Promise<readonly Module[]>;
}

/** Somebody else has changed the very same thing meanwhile. What they wrote is known by now. */
export class EditConflict extends Error {}

/**
 * Says the whole of what is changed and names the revision it is based on, so that nobody's newer words or places are lost
 * unseen. A newer revision that touches nothing of what is being changed is no conflict: then the whole is said again on
 * top of that one.
 */
export async function sendChange(
  curriculum: Curriculum,
  change: CurriculumChange,
  call: ApiClient = api,
): Promise<ChangeAnswer> {
  if (!isKnownAsAuthor(curriculum.known(), change) && isInTheWay(await curriculum.ask(), change)) {
    throw new EditConflict();
  }
  try {
    return await say(curriculum, change, call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || change.kind.startsWith('add')) throw error;
    if (isInTheWay(await curriculum.ask(), change)) throw new EditConflict();
    return await say(curriculum, change, call);
  }
}

/**
 * False while what is known is a visitor's outline, as it is for a moment when a token has run out unforeseen: an outline
 * has no texts, and a save that says the whole would erase them.
 */
function isKnownAsAuthor(modules: readonly Module[], change: CurriculumChange): boolean {
  switch (change.kind) {
    case 'rename-module':
    case 'move-module':
      return modules.find(({ _id }) => _id === change.id)?.revision !== undefined;
    case 'save-lesson':
    case 'move-lesson':
      return findLesson(modules, change.id)?.revision !== undefined;
    default:
      return true;
  }
}

function isInTheWay(modules: readonly Module[], change: CurriculumChange): boolean {
  switch (change.kind) {
    case 'rename-module': {
      const title = modules.find(({ _id }) => _id === change.id)?.title;
      return title !== change.basedOn && title !== onOneLine(change.title);
    }
    case 'save-lesson': {
      const lesson = findLesson(modules, change.id);
      return lesson === undefined || conflictsIn(fieldsOf(lesson), change.edits).length > 0;
    }
    default:
      return false;
  }
}

async function say(curriculum: Curriculum, change: CurriculumChange, call: ApiClient): Promise<ChangeAnswer> {
  const { courseId } = curriculum;
  const modules = curriculum.known();
  const module = (id: string): Module => found(modules.find(({ _id }) => _id === id));
  const lesson = (id: string): Lesson => found(findLesson(modules, id));
  switch (change.kind) {
    case 'add-module':
      return {
        module: await call('POST /api/courses/{courseId}/modules', {
          params: { courseId },
          body: { title: change.title, order: modules.length + 1 },
        }),
      };
    case 'rename-module':
      return putModule(call, courseId, module(change.id), { title: onOneLine(change.title) });
    case 'move-module':
      return putModule(call, courseId, module(change.id), { order: change.order });
    case 'delete-module':
      await call('DELETE /api/courses/{courseId}/modules/{moduleId}', {
        params: { courseId, moduleId: change.id },
      });
      return { deleted: true };
    case 'add-lesson':
      return {
        lesson: await call('POST /api/courses/{courseId}/modules/{moduleId}/lessons', {
          params: { courseId, moduleId: change.moduleId },
          body: {
            ...lessonBody(change.fields),
            order: module(change.moduleId).lessons.length + 1,
            moduleId: change.moduleId,
            courseId,
          },
        }),
      };
    case 'save-lesson':
      return putLesson(call, courseId, lesson(change.id), { edits: change.edits });
    case 'move-lesson': {
      const { moduleId, order } = change;
      return putLesson(call, courseId, lesson(change.id), { place: { moduleId, order } });
    }
    case 'delete-lesson':
      await call('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}', {
        params: { courseId, moduleId: lesson(change.id).moduleId, lessonId: change.id },
      });
      return { deleted: true };
    default:
      return change satisfies never;
  }
}

async function putModule(
  call: ApiClient,
  courseId: string,
  saved: Module,
  change: { title?: string; order?: number },
): Promise<ChangeAnswer> {
  const { _id: moduleId, title, order } = saved;
  const revision = revisionOf(saved);
  const module = await call('PUT /api/courses/{courseId}/modules/{moduleId}', {
    params: { courseId, moduleId },
    body: { title, order, revision, ...change },
  });
  return { module };
}

interface LessonChange {
  readonly edits?: LessonEdits;
  readonly place?: { readonly moduleId: string; readonly order: number };
}

async function putLesson(
  call: ApiClient,
  courseId: string,
  saved: Lesson,
  { edits = {}, place }: LessonChange,
): Promise<ChangeAnswer> {
  const { _id: lessonId, moduleId, order } = saved;
  const revision = revisionOf(saved);
  const lesson = await call('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}', {
    params: { courseId, moduleId, lessonId },
    body: {
      ...lessonBody(editedFields(fieldsOf(saved), edits)),
      ...(place ?? { moduleId, order }),
      courseId,
      revision,
    },
  });
  return { lesson };
}

/** Only authors are told it. Without it nothing is sent, since the rest would be missing as well. */
function revisionOf({ revision }: Module | Lesson): number {
  if (revision === undefined) throw new ApiError('It is not yours to change.', 403, 'forbidden');
  return revision;
}

/** Somebody else deleted it: that is an answer like the academy's own. */
function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new ApiError('It is no longer there.', 404, 'not_found');
  return thing;
}
