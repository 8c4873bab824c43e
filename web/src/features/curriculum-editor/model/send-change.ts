/** The request of each change. */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { type ApiClient, ApiError } from '@academy/contract/http/client.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';
import { t } from '@lingui/core/macro';
import { api } from '@/api/client/api.ts';
import type { ChangeAnswer, CurriculumChange } from './curriculum-change.ts';
import { findLesson, findModule, type LessonPosition } from './curriculum-order.ts';
import { conflictsIn, editedFields, fieldsOf, type LessonEdits, lessonBody } from './lesson-fields.ts';

export interface Curriculum {
  readonly courseId: string;
  readonly known: () => readonly Module[];
  /** Fetches the curriculum as it is now; `known` gives it from then on. */
  readonly refetch: () => Promise<readonly Module[]>;
}

/** The same field was changed elsewhere. The other value is known by the time this is thrown. */
export class EditConflict extends Error {}

/**
 * Sends the whole module or lesson with the revision it is based on, so that newer texts and positions are never
 * overwritten unseen. If the newer revision did not touch what is being changed, the change is sent again on top of it.
 */
export async function sendChange(
  curriculum: Curriculum,
  change: CurriculumChange,
  call: ApiClient = api,
): Promise<ChangeAnswer> {
  if (!isKnownAsAuthor(curriculum.known(), change) && hasConflict(await curriculum.refetch(), change)) {
    throw new EditConflict();
  }
  try {
    return await request(curriculum, change, call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || change.kind.startsWith('add')) throw error;
    if (hasConflict(await curriculum.refetch(), change)) throw new EditConflict();
    return await request(curriculum, change, call);
  }
}

/**
 * False while only a visitor's outline is known, as for a moment after a token has expired: an outline has no texts, and
 * saving the whole lesson on top of it would erase them.
 */
function isKnownAsAuthor(modules: readonly Module[], change: CurriculumChange): boolean {
  switch (change.kind) {
    case 'rename-module':
    case 'move-module':
      return findModule(modules, change.id)?.revision !== undefined;
    case 'save-lesson':
    case 'move-lesson':
      return findLesson(modules, change.id)?.revision !== undefined;
    default:
      return true;
  }
}

function hasConflict(modules: readonly Module[], change: CurriculumChange): boolean {
  switch (change.kind) {
    case 'rename-module': {
      const title = findModule(modules, change.id)?.title;
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

async function request(
  curriculum: Curriculum,
  change: CurriculumChange,
  call: ApiClient,
): Promise<ChangeAnswer> {
  const { courseId } = curriculum;
  const modules = curriculum.known();
  const module = (id: string): Module => found(findModule(modules, id));
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
      return putLesson(call, courseId, lesson(change.id), { position: { moduleId, order } });
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
  readonly position?: LessonPosition;
}

async function putLesson(
  call: ApiClient,
  courseId: string,
  saved: Lesson,
  { edits = {}, position }: LessonChange,
): Promise<ChangeAnswer> {
  const { _id: lessonId, moduleId, order } = saved;
  const revision = revisionOf(saved);
  const lesson = await call('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}', {
    params: { courseId, moduleId, lessonId },
    body: {
      ...lessonBody(editedFields(fieldsOf(saved), edits)),
      ...(position ?? { moduleId, order }),
      courseId,
      revision,
    },
  });
  return { lesson };
}

/** Only the author's curriculum has revisions; without them the texts are missing too, and nothing may be sent. */
function revisionOf({ revision }: Module | Lesson): number {
  if (revision === undefined) throw new ApiError(t`It is not yours to change.`, 403, 'forbidden');
  return revision;
}

/** What was deleted elsewhere fails as it would at the server. */
function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new ApiError(t`It is no longer there.`, 404, 'not_found');
  return thing;
}
