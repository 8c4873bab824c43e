/** How far a student is from the certificate of a course. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { certificateRules } from '@academy/platform/database/schema/certificates.ts';
import { eq, sql } from 'drizzle-orm';
import { completedLessons, totalLessons, viewerId } from '../../access/course-sql.ts';
import { isFinished, mayEarnCertificate } from '../../access/earned-courses.ts';

export interface CourseFacts {
  readonly courseId: string;
  readonly title: string;
  readonly instructor: string;
  readonly category: string;
  readonly authorId: string;
  readonly passMark: number | null;
  readonly totalLessons: number;
  readonly completedLessons: number;
}

const facts = sql`
  courses.id as "courseId", courses.title, courses.instructor, courses.category, courses.author_id as "authorId",
  certificate_rules.pass_mark as "passMark",
  ${totalLessons()} as "totalLessons", ${completedLessons()} as "completedLessons"`;

const find = preparedSql<CourseFacts>(
  'certificate_facts',
  sql`
    select ${facts} from courses left join certificate_rules on certificate_rules.course_id = courses.id
    where courses.id = ${sql.placeholder('courseId')}`,
);

export async function findFacts(db: Queryable, viewerId: string, courseId: string) {
  return (await find(db, { viewerId, courseId }))[0];
}

/** More finished courses than anybody issues certificates for in one sitting. */
const mostEarned = 100;

const earned = preparedSql<CourseFacts>(
  'certificates_earned',
  sql`
    select * from (
      select ${facts}, enrollments.last_accessed_at as accessed
      from enrollments
      join courses on courses.id = enrollments.course_id
      left join certificate_rules on certificate_rules.course_id = courses.id
      where ${mayEarnCertificate(viewerId)}
    ) courses_begun
    where ${isFinished(sql`"totalLessons"`, sql`"completedLessons"`)}
    order by accessed desc, "courseId" limit ${sql.raw(String(mostEarned))}`,
);

export const listEarned = (db: Queryable, viewerId: string): Promise<CourseFacts[]> =>
  earned(db, { viewerId });

export async function findPassMark(db: Queryable, courseId: string): Promise<number | null> {
  const [rule] = await db.select().from(certificateRules).where(eq(certificateRules.courseId, courseId));
  return rule?.passMark ?? null;
}

export async function savePassMark(db: Queryable, courseId: string, passMark: number | null): Promise<void> {
  if (passMark === null) {
    await db.delete(certificateRules).where(eq(certificateRules.courseId, courseId));
    return;
  }
  await db
    .insert(certificateRules)
    .values({ courseId, passMark })
    .onConflictDoUpdate({ target: certificateRules.courseId, set: { passMark } });
}
