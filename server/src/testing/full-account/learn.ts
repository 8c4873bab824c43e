/** What a student leaves in a course of somebody else. */
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { sql } from 'drizzle-orm';
import { insertCourse, insertCurriculum } from '../factories.ts';
import { finishCourse } from '../finished-course.ts';
import { insertChat } from '../insert-chat.ts';
import { insertReview } from '../insert-review.ts';
import { insertVideo } from '../insert-video.ts';
import type { TestAcademy } from '../test-academy.ts';
import { typed } from './typed.ts';

/** A film of the lesson, half of which they saw. */
async function watch(academy: TestAcademy, { userId, lessonId }: { userId: string; lessonId: string }) {
  const { version } = await insertVideo(academy, { lessonId });
  await academy.database.db.execute(sql`
    with film as (insert into watched_films (id, lesson_id, seconds) values (${version}, ${lessonId}, 8) returning id)
    insert into film_viewers (film_id, user_id, seen, seen_again, stopped_at)
    select id, ${userId}, '{[0,4)}', '{}', 4 from film`);
}

export async function learn(academy: TestAcademy, userId: string) {
  const { database } = academy;
  const { db } = database;
  const courseId = await insertCourse(database);
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Weaving'] });
  const lessonId = lesson?.id ?? '';
  const leftId = await insertCourse(database);
  const otherReview = await insertReview(database, courseId);
  await finishCourse(academy, { userId, courseId });
  await insertReview(database, courseId, { userId, rating: 5, text: typed('review') });
  await insertChat(database, {
    ...{ userId, courseId, values: { title: typed('chat') } },
    exchange: { question: typed('question') },
  });
  await insertChat(database, { userId, courseId, exchange: { question: typed('anonymous') } });
  const questionId = newId();
  await db.execute(sql`
    insert into quiz_questions (id, lesson_id, position, prompt, explanation, solution)
    values (${questionId}, ${lessonId}, 1, 'How many?', '', '{"kind": "number", "value": 2, "tolerance": 0}')`);
  const answers = JSON.stringify({ [questionId]: typed('answer') });
  for (const statement of [
    sql`insert into student_remarks (author_id, student_id, content)
      select author_id, ${userId}, ${typed('remarked')} from courses where id = ${courseId}`,
    sql`insert into notes (user_id, lesson_id, content) values (${userId}, ${lessonId}, ${typed('note')})`,
    sql`insert into timed_notes (id, user_id, lesson_id, seconds, content)
      values (${newId()}, ${userId}, ${lessonId}, 75, ${typed('timednote')})`,
    sql`insert into quiz_attempts (id, user_id, lesson_id, answers, correct_count, question_count)
      values (${newId()}, ${userId}, ${lessonId}, ${answers}, 0, 1)`,
    sql`insert into quiz_results (user_id, question_id, is_right) values (${userId}, ${questionId}, false)`,
    sql`insert into asked_questions (id, course_id, is_answered, question, user_id) values
      (${newId()}, ${courseId}, false, ${typed('question')}, ${userId}),
      (${newId()}, ${courseId}, false, ${typed('anonymous')}, null)`,
    sql`insert into ended_enrollments (user_id, course_id, enrolled_at, last_accessed_at, is_counted, completed_lessons)
      values (${userId}, ${leftId}, now(), now(), true, 1)`,
    sql`insert into course_activity (user_id, course_id, slot) values (${userId}, ${courseId}, now())`,
    sql`insert into assistant_use (user_id, hour, questions) values (${userId}, now(), 2)`,
    sql`insert into review_votes (review_id, user_id) values (${otherReview}, ${userId})`,
    sql`insert into review_reports (review_id, user_id, reason)
      values (${otherReview}, ${userId}, ${typed('report')})`,
  ]) {
    await db.execute(statement);
  }
  await watch(academy, { userId, lessonId });
  await recordEvent(db, { name: 'lesson_completed', courseId, lessonId, userId });
  return { courseId, lessonId };
}
