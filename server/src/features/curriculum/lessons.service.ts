import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { LessonPayload, LessonUpdate } from '@academy/contract/curriculum/curriculum-form.ts';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { isFilledIn, lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { lessons as lessonsTable } from '@academy/platform/database/schema/curriculum.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import * as curriculum from './curriculum-editing.repository.ts';
import { createEditCurriculum } from './edit-curriculum.ts';
import * as lessons from './lessons.repository.ts';
import { placeInOrder } from './place-in-order.ts';
import { presentManagedLesson } from './present-curriculum.ts';

export type LessonsService = ReturnType<typeof createLessonsService>;

/** What becomes of a lesson's video when the lesson changes. */
export interface LessonVideos {
  /** Has the video behind a direct link fetched for a lesson, once the transaction commits. */
  attachLink(
    tx: Transaction,
    link: { readonly lessonId: string; readonly userId: string; readonly url: string },
  ): Promise<unknown>;
  /** Takes off a lesson what was fetched from links. */
  detachLink(tx: Transaction, lessonId: string): Promise<unknown>;
  /** Has the videos removed of lessons that the transaction has deleted. */
  removeWithLessons(tx: Transaction): Promise<unknown>;
  /** To be told after the commit, and before it is acknowledged: from then on nothing of them is sent. */
  onVideosRemoved(): void;
}

interface LinkChange {
  readonly lessonId: string;
  readonly userId: string;
  readonly from: string | null;
  readonly to: string | null;
}

interface LessonPath {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

export function createLessonsService(database: Database, videos: LessonVideos) {
  const edit = createEditCurriculum(database);

  /** Moves the lesson to a position in its module, and gives the position as it turned out. */
  const moveTo = async (tx: Transaction, moduleId: string, lessonId: string, wanted: number | undefined) => {
    const placed = placeInOrder(await curriculum.listLessonIds(tx, moduleId), lessonId, wanted);
    await curriculum.writeOrder(tx, lessonsTable, placed, { editedId: lessonId });
    return placed.indexOf(lessonId) + 1;
  };

  /** A new link to a file has it fetched; a link that goes takes along what was fetched from links. */
  const followLink = async (tx: Transaction, { lessonId, userId, from, to }: LinkChange) => {
    const [former, file] = [linkedFile(from), linkedFile(to)];
    if (former === file) return;
    if (file !== null) await videos.attachLink(tx, { lessonId, userId, url: file });
    else if (former !== null) await videos.detachLink(tx, lessonId);
  };

  return {
    create: (
      userId: string,
      { courseId, moduleId }: Omit<LessonPath, 'lessonId'>,
      payload: LessonPayload,
    ): Promise<Lesson> =>
      edit(courseId, async (tx) => {
        const module = await moduleToBeIn(tx, courseId, moduleId);
        if ((await lessons.countLessons(tx, courseId)) >= curriculumLimits.lessons) {
          throw new Refusal('too_many_lessons', { limit: curriculumLimits.lessons });
        }
        const lesson = await lessons.insertLesson(tx, {
          ...lessonValues(payload),
          ...(await arrivalIn(tx, module.id)),
          id: newId(),
          courseId,
        });
        await followLink(tx, { lessonId: lesson.id, userId, from: null, to: lesson.videoUrl });
        const order = await moveTo(tx, module.id, lesson.id, payload.order);
        return presentManagedLesson(lesson, { order, moduleTitle: module.title });
      }),

    async update(
      userId: string,
      { courseId, moduleId, lessonId }: LessonPath,
      payload: LessonUpdate,
    ): Promise<Lesson> {
      const updated = await edit(courseId, async (tx) => {
        const before = await lessons.findLesson(tx, moduleId, lessonId);
        if (before === undefined) throw new Refusal('lesson_not_found');
        refuseStaleEdit('lesson', { given: payload.revision, current: before.revision });
        const values = lessonValues(payload);
        const module = await moduleToBeIn(tx, courseId, payload.moduleId ?? moduleId);
        const moves = module.id !== before.moduleId;
        const { videoUrl = before.videoUrl } = values;
        // First of all writes: an import locks its user and then its lesson, and so must we.
        await followLink(tx, { lessonId: before.id, userId, from: before.videoUrl, to: videoUrl });
        const lesson = await lessons.editLesson(tx, before.id, {
          ...values,
          ...(moves ? await arrivalIn(tx, module.id) : {}),
          ...(values.duration === undefined
            ? {}
            : { duration: await givenDuration(tx, before.id, values.duration) }),
        });
        const order = await moveTo(tx, module.id, before.id, payload.order);
        if (moves) await closeGap(tx, before.moduleId);
        return presentManagedLesson(lesson, { order, moduleTitle: module.title });
      });
      videos.onVideosRemoved();
      return updated;
    },

    async remove({ courseId, moduleId, lessonId }: LessonPath): Promise<void> {
      await edit(courseId, async (tx) => {
        const lesson = await lessons.findLesson(tx, moduleId, lessonId);
        if (lesson === undefined) throw new Refusal('lesson_not_found');
        await curriculum.resetLastWatched(tx, [lessonId]);
        await lessons.deleteLesson(tx, lessonId);
        await videos.removeWithLessons(tx);
        await closeGap(tx, moduleId);
      });
      videos.onVideosRemoved();
    },
  };
}

async function moduleToBeIn(tx: Transaction, courseId: string, moduleId: string) {
  const module = isId(moduleId) ? await curriculum.findModule(tx, courseId, moduleId) : undefined;
  if (module === undefined) throw new Refusal('module_not_found');
  return module;
}

/** At the end of its new module, until it is given its position there. */
async function arrivalIn(tx: Transaction, moduleId: string) {
  return { moduleId, position: (await curriculum.listLessonIds(tx, moduleId)).length + 1 };
}

async function closeGap(tx: Transaction, moduleId: string): Promise<void> {
  await curriculum.writeOrder(tx, lessonsTable, await curriculum.listLessonIds(tx, moduleId));
}

/**
 * Who gives no duration gets that of the video, also when it was prepared while the form was open. What an earlier video
 * filled in was given by no one either: a form that is older than the new video sends it along.
 */
async function givenDuration(
  tx: Transaction,
  lessonId: string,
  given: string | null,
): Promise<string | null> {
  const { playing, all } = await lessons.findVideoSeconds(tx, lessonId);
  if (given !== null && !all.some((seconds) => isFilledIn(given, seconds))) return given;
  return playing === null ? given : lessonDurationText(playing);
}

/** What a payload says of the lesson itself. What it does not name stays as it is; what is empty is none. */
function lessonValues({ title, content, videoUrl, duration }: LessonPayload) {
  if (videoUrl && readVideoLink(videoUrl).kind === 'invalid') throw new Refusal('video_link_invalid');
  return {
    title,
    ...(content === undefined ? {} : { content: content || null }),
    ...(videoUrl === undefined ? {} : { videoUrl: videoUrl || null }),
    ...(duration === undefined ? {} : { duration: duration || null }),
  };
}

/** The file that a lesson's link names; null where it has no link, or one that is embedded. */
function linkedFile(videoUrl: string | null | undefined): string | null {
  const link = videoUrl ? readVideoLink(videoUrl) : null;
  return link?.kind === 'file' ? link.url : null;
}
