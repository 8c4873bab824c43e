import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { LessonPayload, LessonUpdate } from '@academy/contract/curriculum/curriculum-form.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { lessons as lessonsTable } from '@academy/platform/database/schema/curriculum.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { refuseStaleEdit } from '../../http/stale-edit.ts';
import * as order from './curriculum-editing.repository.ts';
import { createEditCurriculum } from './edit-curriculum.ts';
import * as lessons from './lessons.repository.ts';
import { findModule } from './modules.repository.ts';
import { placeInOrder } from './place-in-order.ts';
import { presentManagedLesson } from './present-lesson.ts';

export type LessonsService = ReturnType<typeof createLessonsService>;

/** Has the video behind a direct link fetched for a lesson, once the transaction commits. */
export type AttachLink = (
  tx: Transaction,
  link: { readonly lessonId: string; readonly userId: string; readonly url: string },
) => Promise<unknown>;

interface LessonPath {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

export function createLessonsService(database: Database, attachLink: AttachLink) {
  const edit = createEditCurriculum(database);

  /** The lesson at its place in a module, and the place as it turned out. */
  const place = async (tx: Transaction, moduleId: string, lessonId: string, wanted: number | undefined) => {
    const placed = placeInOrder(await order.listLessonIds(tx, moduleId), lessonId, wanted);
    await order.writeOrder(tx, lessonsTable, placed);
    return placed.indexOf(lessonId) + 1;
  };

  return {
    create: (
      userId: string,
      { courseId, moduleId }: Omit<LessonPath, 'lessonId'>,
      payload: LessonPayload,
    ): Promise<Lesson> =>
      edit(courseId, async (tx) => {
        const module = await findModule(tx, courseId, moduleId);
        if (module === undefined) throw notFound('Lesson');
        if ((await lessons.countLessons(tx, courseId)) >= curriculumLimits.lessons) {
          throw new HttpError('conflict', `A course can have at most ${curriculumLimits.lessons} lessons.`);
        }
        const { link, ...values } = lessonValues(payload);
        const ids = await order.listLessonIds(tx, moduleId);
        const lesson = await lessons.insertLesson(tx, {
          ...values,
          id: newId(),
          courseId,
          moduleId,
          position: ids.length + 1,
        });
        const placed = await place(tx, moduleId, lesson.id, payload.order);
        if (link !== null) await attachLink(tx, { lessonId: lesson.id, userId, url: link });
        return presentManagedLesson(lesson, { order: placed, moduleTitle: module.title });
      }),

    update: (
      userId: string,
      { courseId, moduleId, lessonId }: LessonPath,
      payload: LessonUpdate,
    ): Promise<Lesson> =>
      edit(courseId, async (tx) => {
        const before = await lessons.findLesson(tx, moduleId, lessonId);
        if (before === undefined) throw notFound('Lesson');
        refuseStaleEdit('lesson', { given: payload.revision, current: before.revision });
        const { link, ...values } = lessonValues(payload);
        const target = payload.moduleId ?? moduleId;
        const module = isId(target) ? await findModule(tx, courseId, target) : undefined;
        if (module === undefined) throw notFound('Module');
        const arriving = target === moduleId ? {} : await arrivalIn(tx, target);
        const lesson = await lessons.editLesson(tx, lessonId, {
          ...values,
          ...arriving,
          ...(values.duration === null ? { duration: await videoDuration(tx, lessonId) } : {}),
        });
        const placed = await place(tx, target, lessonId, payload.order);
        if (target !== moduleId) await closeGap(tx, moduleId);
        if (link !== null && link !== before.videoUrl) await attachLink(tx, { lessonId, userId, url: link });
        return presentManagedLesson(lesson, { order: placed, moduleTitle: module.title });
      }),

    remove: ({ courseId, moduleId, lessonId }: LessonPath): Promise<void> =>
      edit(courseId, async (tx) => {
        if ((await lessons.findLesson(tx, moduleId, lessonId)) === undefined) throw notFound('Lesson');
        await order.leaveLessons(tx, [lessonId]);
        await lessons.deleteLesson(tx, lessonId);
        await closeGap(tx, moduleId);
      }),
  };
}

/** What a payload says of the lesson itself, and the file that its link names, if it names one. */
function lessonValues({ title, content, videoUrl, duration }: LessonPayload) {
  const link = videoUrl ? readVideoLink(videoUrl) : null;
  if (link?.kind === 'invalid') {
    throw new HttpError(
      'unprocessable',
      'The video must be a link to YouTube, to Vimeo or to a file, and begin with http:// or https://',
    );
  }
  return {
    title,
    ...(content === undefined ? {} : { content: content || null }),
    ...(videoUrl === undefined ? {} : { videoUrl: videoUrl || null }),
    ...(duration === undefined ? {} : { duration: duration || null }),
    link: link?.kind === 'file' ? (videoUrl ?? null) : null,
  };
}

/** At the end of its new module, until it is given its place there. */
async function arrivalIn(tx: Transaction, moduleId: string) {
  return { moduleId, position: (await order.listLessonIds(tx, moduleId)).length + 1 };
}

async function closeGap(tx: Transaction, moduleId: string): Promise<void> {
  await order.writeOrder(tx, lessonsTable, await order.listLessonIds(tx, moduleId));
}

/** Who gives no duration gets that of the video, also when it was prepared while the form was open. */
async function videoDuration(tx: Transaction, lessonId: string): Promise<string | null> {
  const seconds = await lessons.findVideoSeconds(tx, lessonId);
  return seconds === null ? null : lessonDurationText(seconds);
}
