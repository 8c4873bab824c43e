/** What students ask, for the author of a course: where it led to, and the words of what found no answer. */
import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';
import type { Owner } from './chats.repository.ts';

interface Asked {
  readonly lessonId: string | null;
  readonly atSeconds: number | null;
  readonly question: string;
  readonly answer: Answer;
}

/** An author who tries the assistant out learns nothing from it: their own questions are not kept. */
export async function recordQuestion(
  tx: Transaction,
  { userId, courseId }: Owner,
  asked: Asked,
): Promise<void> {
  const { lessonId, question, answer } = asked;
  // Who asks for a summary asks about no moment.
  const isOfMoment = answer.reply === undefined;
  const atSeconds = isOfMoment ? asked.atSeconds : null;
  const cited = isOfMoment && answer.fits ? answer.sources[answer.statements[0]?.sources[0] ?? 0] : undefined;
  const citedSeconds = cited?.kind === 'speech' ? cited.seconds : null;
  // The lesson that is cited may have been deleted since the course was read.
  await tx.execute(sql`
    insert into asked_questions
      (id, course_id, lesson_id, at_seconds, cited_lesson_id, cited_seconds, is_answered, question, user_id)
    select ${newId()}::uuid, courses.id, ${lessonId}::uuid, ${atSeconds}::int,
      (select id from lessons where id = ${cited?.lessonId ?? null}::uuid), ${citedSeconds}::int, ${answer.fits},
      ${answer.fits ? null : question}, case when users.shares_name then users.id end
    from courses, users
    where courses.id = ${courseId}::uuid and users.id = ${userId}::uuid and courses.author_id <> users.id`);
}

const shown = { moments: 50, unanswered: 100 };

interface MomentRow {
  readonly lessonId: string;
  readonly moduleId: string;
  readonly lessonTitle: string;
  readonly seconds: number | null;
  readonly count: number;
}

export async function listMoments(db: Queryable, courseId: string): Promise<MomentRow[]> {
  const { rows } = await db.execute<MomentRow & Record<string, unknown>>(sql`
    select lessons.id as "lessonId", lessons.module_id as "moduleId", lessons.title as "lessonTitle",
      cited_seconds as seconds, count(*)::int as count
    from asked_questions join lessons on lessons.id = cited_lesson_id and lessons.course_id = asked_questions.course_id
    where asked_questions.course_id = ${courseId}::uuid
    group by lessons.id, cited_seconds
    order by count(*) desc, max(asked_at) desc limit ${shown.moments}`);
  return rows;
}

interface UnansweredRow {
  readonly id: string;
  readonly question: string;
  readonly askedAt: string;
  readonly lessonId: string | null;
  readonly moduleId: string | null;
  readonly lessonTitle: string | null;
  readonly studentName: string | null;
}

/** A name is told while its owner agrees, also of what they asked before they changed their mind. */
export async function listUnanswered(db: Queryable, courseId: string) {
  const { rows } = await db.execute<UnansweredRow & Record<string, unknown>>(sql`
    select asked_questions.id, question, asked_at as "askedAt", lessons.id as "lessonId",
      lessons.module_id as "moduleId", lessons.title as "lessonTitle",
      case when users.shares_name then users.name end as "studentName"
    from asked_questions
    left join lessons on lessons.id = lesson_id and lessons.course_id = asked_questions.course_id
    left join users on users.id = user_id
    where asked_questions.course_id = ${courseId}::uuid and not is_answered and question is not null
    order by asked_at desc, asked_questions.id desc limit ${shown.unanswered}`);
  return rows.map(({ id, question, askedAt, studentName, lessonId, moduleId, lessonTitle }) => ({
    ...{ id, question, studentName, askedAt: new Date(askedAt).toISOString() },
    lesson:
      lessonId === null || moduleId === null || lessonTitle === null
        ? null
        : { lessonId, moduleId, lessonTitle },
  }));
}
