import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { getLesson, getLessonOfCourse } from '@academy/contract/curriculum/curriculum-calls.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { embeddedLinkOf } from '@academy/contract/videos/video-link.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../access/course-policy.ts';
import { bindCall } from '../../http/bind-call.ts';
import { notFound } from '../../http/http-error.ts';
import { signedIn } from '../../http/viewer.ts';

/** One lesson with its content, by the path with its module or without. Who may read it is decided before. */
export function registerLessons(app: FastifyInstance, { db }: Database): void {
  const find = db
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      videoUrl: lessons.videoUrl,
      duration: lessons.duration,
      order: sql<number>`(
        select count(*)::int from lessons earlier
        where earlier.module_id = lessons.module_id and earlier.position <= lessons.position
      )`,
      moduleId: lessons.moduleId,
      moduleTitle: modules.title,
      revision: lessons.revision,
      authorId: courses.authorId,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .prepare('lesson');

  const getOne = async (viewer: Person, lessonId: string): Promise<Lesson> => {
    const [lesson] = await find.execute({ lessonId });
    if (lesson === undefined) throw notFound('Lesson');
    const { authorId, revision, ...shown } = lesson;
    return {
      ...shown,
      _id: lesson.id,
      duration: lesson.duration ?? lessonDefaults.duration,
      ...(viewer.role === 'admin' || viewer.id === authorId
        ? { givenDuration: lesson.duration, revision }
        : { videoUrl: embeddedLinkOf(lesson.videoUrl) }),
    };
  };

  bindCall(app, getLesson, ({ params, request }) => getOne(signedIn(request), params.lessonId));
  bindCall(app, getLessonOfCourse, ({ params, request }) => getOne(signedIn(request), params.lessonId));
}
