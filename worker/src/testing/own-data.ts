import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { newId } from '@academy/platform/ids.ts';
import { addResourceFile } from '@academy/platform/resources/lesson-resources.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { sql } from 'drizzle-orm';
import type { TestVideos } from './test-videos.ts';

/** Somebody with a little of everything: what they typed, and what of them must never leave. */
export async function insertOwnData({ db, blobs, test, authorId }: TestVideos) {
  const [userId, courseId, moduleId, lessonId, chatId] = [newId(), newId(), newId(), newId(), newId()];
  const [ownId, ownModule, ownLesson, resourceId] = [newId(), newId(), newId(), newId()];
  const leftId = newId();
  const secret = 'a secret of this academy, long enough';
  const answer = JSON.stringify({ fits: true, statements: [{ text: 'The warp is set up first.' }] });
  const thanked = JSON.stringify({ fits: true, statements: [], sources: [], reply: 'thanks' });
  const near = [{ lessonTitle: 'Weaving', text: 'Looms are tall.' }];
  const unanswered = JSON.stringify({ fits: false, statements: [], sources: near });
  const course = (id: string, author: string, title: string) => sql`
    insert into courses (id, author_id, title, description, category, instructor)
    values (${id}, ${author}, ${title}, 'About something worth knowing', 'Design', 'Nadia')`;
  for (const statement of [
    sql`insert into users (id, name, username, email, bio, blocked_for)
      values (${userId}, 'Nadia Karim', 'nadia', 'nadia@home.example', 'I weave.', 'too loud')`,
    course(courseId, authorId, 'Jamdani'),
    course(leftId, authorId, 'Nakshi quilts'),
    course(ownId, userId, 'My loom'),
    sql`insert into modules (id, course_id, title, position)
      values (${moduleId}, ${courseId}, 'First', 1), (${ownModule}, ${ownId}, 'First', 1)`,
    sql`insert into lessons (id, course_id, module_id, title, content, position) values
      (${lessonId}, ${courseId}, ${moduleId}, 'Weaving', 'Of somebody else', 1),
      (${ownLesson}, ${ownId}, ${ownModule}, 'Warp', 'Threads are stretched.', 1)`,
    sql`insert into enrollments (user_id, course_id) values (${userId}, ${courseId})`,
    sql`insert into ended_enrollments (user_id, course_id, enrolled_at, last_accessed_at, is_counted, completed_lessons)
      values (${userId}, ${leftId}, now(), now(), false, 0)`,
    sql`insert into lesson_progress (user_id, lesson_id, course_id, playback_seconds)
      values (${userId}, ${lessonId}, ${courseId}, 83)`,
    sql`insert into notes (user_id, lesson_id, content)
      values (${userId}, ${lessonId}, 'The whole lesson is about warps.')`,
    sql`insert into timed_notes (id, user_id, lesson_id, seconds, content)
      values (${newId()}, ${userId}, ${lessonId}, 75, 'Here it begins.')`,
    sql`insert into chats (id, user_id, course_id, title) values (${chatId}, ${userId}, ${courseId}, 'What is first?')`,
    sql`insert into chat_exchanges (id, chat_id, number, question, answer, asked_at) values
      (${newId()}, ${chatId}, 1, 'What is first?', ${answer}, '2026-03-01 23:30:00+06'),
      (${newId()}, ${chatId}, 2, 'Thanks', ${thanked}, '2026-03-01 23:31:00+06'),
      (${newId()}, ${chatId}, 3, 'What is the price?', ${unanswered}, '2026-03-01 23:32:00+06'),
      (${newId()}, ${chatId}, 4, 'Why?', null, '2026-03-01 23:33:00+06')`,
    sql`insert into reviews (id, course_id, user_id, rating, text)
      values (${newId()}, ${courseId}, ${userId}, 5, 'Worth every thread.')`,
    sql`insert into quiz_attempts (id, user_id, lesson_id, answers, correct_count, question_count)
      values (${newId()}, ${userId}, ${lessonId}, '{"q1": "a loom"}', 1, 1)`,
    sql`insert into student_remarks (author_id, student_id, content) values
      (${userId}, ${authorId}, 'Asks before the others dare to.'), (${authorId}, ${userId}, 'Never on time.')`,
    sql`insert into creator_settings (user_id, bio, payment_method, notifications)
      values (${userId}, 'Weaver since 1990.', 'paypal', '{}')`,
  ]) {
    await db.execute(statement);
  }
  await startSession(db, createSessionTokens(fixedSecrets(secret)), {
    userId,
    now: new Date(),
    userAgent: 'Firefox',
  });
  await recordAudit(db, { action: 'blocked', actorId: authorId, personId: userId, facts: { to: authorId } });
  await blobs.put(sourceKeyOf(resourceId), Buffer.from('the slides'));
  const file = { id: resourceId, lessonId: ownLesson, createdBy: userId, fileName: 'slides.pdf', bytes: 10 };
  await db.transaction((tx) => addResourceFile(tx, null, file));
  const { rows } = await test.database.db.execute<{ access: string; refresh: string }>(
    sql`select access_hash as access, refresh_hash as refresh from sessions where user_id = ${userId}`,
  );
  return {
    userId,
    typed: [
      ...[
        'Nadia Karim',
        'nadia@home.example',
        'I weave.',
        'Jamdani',
        'Nakshi quilts',
        'Worth every thread.',
        'a loom',
        'Firefox',
      ],
      ...['Weaver since 1990.', 'Threads are stretched.', 'slides', 'Asks before the others dare to.'],
    ],
    secrets: [
      rows[0]?.access ?? '',
      rows[0]?.refresh ?? '',
      'Of somebody else',
      'too loud',
      'Never on time.',
      authorId,
    ],
  };
}
