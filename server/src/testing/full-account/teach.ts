/** What a creator leaves in a course of their own that nobody learns in. */
import { uploads } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { sql } from 'drizzle-orm';
import { insertCourse, insertCurriculum, insertUser } from '../factories.ts';
import { insertCaptions } from '../insert-captions.ts';
import { insertResource } from '../insert-resource.ts';
import { insertVideo } from '../insert-video.ts';
import type { TestAcademy } from '../test-academy.ts';
import { tinyPng } from '../tiny-picture.ts';
import { fullAccount, typed } from './typed.ts';

export async function teach(academy: TestAcademy, userId: string) {
  const { database, blobs, uploadStore } = academy;
  const { db } = database;
  const id = newId();
  const courseId = await insertCourse(database, {
    ...{ id, authorId: userId, title: typed('course'), description: typed('description') },
    ...{ instructor: fullAccount.name, thumbnailUrl: `/api/covers/${id}/${id}.png` },
  });
  const [lesson] = await insertCurriculum(database, courseId, { Module: [typed('lesson')] });
  const lessonId = lesson?.id ?? '';
  await blobs.put(`covers/${courseId}/${id}.png`, Buffer.concat([tinyPng, Buffer.from(typed('cover'))]));
  const content = Buffer.from(typed('slides'));
  const resourceId = await insertResource(academy, { lessonId, createdBy: userId, content });
  const { version } = await insertVideo(academy, {
    ...{ lessonId, heights: [360], segmentCount: 1 },
    values: { createdBy: userId, sourceName: 'film.mp4' },
  });
  await blobs.put(sourceKeyOf(version), Buffer.from(typed('film')));
  await insertCaptions(database, { lessonId, cues: [{ startMs: 0, endMs: 900, text: typed('cue') }] });
  const studentId = await insertUser(database);
  const uploadId = newId();
  const fileName = `${typed('upload')}.mp4`;
  await db.insert(uploads).values({ id: uploadId, userId, lessonId, fileName, bytes: 10 });
  await uploadStore.put(uploadId, Buffer.from(typed('upload')));
  const solution = JSON.stringify({ kind: 'text', accepted: ['yes'] });
  for (const statement of [
    sql`update lessons set content = ${typed('content')}, takeaways = array[${typed('takeaway')}] where id = ${lessonId}`,
    sql`insert into chapters (lesson_id, seconds, title) values (${lessonId}, 0, ${typed('chapter')})`,
    sql`insert into quiz_questions (id, lesson_id, position, prompt, explanation, solution)
      values (${newId()}, ${lessonId}, 1, ${typed('prompt')}, '', ${solution})`,
    sql`insert into resource_texts (resource_id, state) values (${resourceId}, 'done') on conflict do nothing`,
    sql`insert into resource_text_parts (resource_id, number, text) values (${resourceId}, 1, ${typed('resourcetext')})`,
    sql`insert into student_remarks (author_id, student_id, content) values (${userId}, ${studentId}, ${typed('remark')})`,
    sql`insert into course_approvals (course_id, state, submitted_by) values (${courseId}, 'waiting', ${userId})`,
    sql`insert into author_days (author_id, day, active) values (${userId}, current_date, 1)`,
    sql`insert into creator_settings (user_id, bio, payment_method, account_email, notifications)
      values (${userId}, ${typed('creatorbio')}, 'paypal', ${fullAccount.email}, '{}')`,
  ]) {
    await db.execute(statement);
  }
  const jobs = await createJobQueue(academy.directUrl, silentLog);
  await jobs.enqueue(db, 'video.finish', { assetId: version }, { onBehalfOf: userId });
  await jobs.stop();
  return { courseId, lessonId };
}
