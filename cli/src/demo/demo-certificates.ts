import { academyIdentity } from '@academy/platform/certificates/academy-identity.ts';
import { openSigningKey } from '@academy/platform/certificates/signing-keys.ts';
import {
  type EarnedCertificate,
  writeCertificate,
} from '@academy/platform/certificates/write-certificate.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { certificates } from '@academy/platform/database/schema/certificates.ts';
import { findSchoolRules } from '@academy/platform/school-settings/school-settings.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { inArray, sql } from 'drizzle-orm';
import { courseId, readDemoAcademy, userId } from './demo-academy.ts';
import { lockLoading } from './load-demo-academy.ts';

/*
 * The demo's students who finished a course got its certificate on that day. The one that a visitor signs in as has none: to get
 * it is the visitor's to try. The first of them records that it has been done: what students finish later they ask for themselves,
 * and a demo academy that was loaded before there were certificates gets them once.
 */

interface DemoIssuer {
  readonly config: Config;
  readonly secrets: Secrets;
}

/** Answers how many were given. Quick where none is: asked at every start. */
export async function giveDemoCertificatesOnce(
  { db }: Pick<Database, 'db'>,
  { config, secrets }: DemoIssuer,
): Promise<number> {
  const { students, courses } = await readDemoAcademy();
  const people = Object.keys(students).map((username) => userId({ username }));
  const demoCourses = Object.keys(courses).map((key) => courseId({ key }));
  if (await haveSome(db, people)) return 0;
  return db.transaction(async (tx) => {
    await lockLoading(tx);
    const earned = (await haveSome(tx, people)) ? [] : await listEarned(tx, people, demoCourses);
    // A key is made when it is first needed, and here it is not.
    if (earned.length === 0) return 0;
    const { publicUrl } = config;
    const issuer = {
      identity: academyIdentity({ publicUrl, webOrigin: config.webOrigin ?? publicUrl }),
      key: await openSigningKey(tx, secrets),
      academyName: (await findSchoolRules(tx, config)).settings.academyName,
    };
    // Nobody is told, by mail or otherwise: it happened long ago.
    let given = 0;
    for (const one of earned) given += (await writeCertificate(tx, issuer, one)) === undefined ? 0 : 1;
    return given;
  });
}

async function haveSome(db: Queryable, people: readonly string[]): Promise<boolean> {
  const [some] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(inArray(certificates.userId, [...people]))
    .limit(1);
  return some !== undefined;
}

/** All lessons of a course that asks for no mark: nobody of the demo has answered its questions. The earliest first. */
async function listEarned(
  db: Queryable,
  people: readonly string[],
  demoCourses: readonly string[],
): Promise<EarnedCertificate[]> {
  const { rows } = await db.execute<{ [Name in keyof EarnedCertificate]: EarnedCertificate[Name] }>(sql`
    SELECT u.id AS "userId", c.id AS "courseId", u.name, c.title, c.instructor, c.category,
      count(*)::int AS lessons, NULL AS "passMark", NULL AS score, max(p.completed_at) AS "issuedAt"
    FROM enrollments e JOIN users u ON u.id = e.user_id JOIN courses c ON c.id = e.course_id
    JOIN lessons l ON l.course_id = c.id
    LEFT JOIN lesson_progress p ON p.user_id = u.id AND p.lesson_id = l.id AND p.completed_at IS NOT NULL
    WHERE u.id = ANY(${sql.param(people)}::uuid[]) AND c.id = ANY(${sql.param(demoCourses)}::uuid[])
      AND c.author_id <> u.id AND NOT c.hidden_by_block
      AND NOT EXISTS (SELECT FROM certificate_rules r WHERE r.course_id = c.id)
    GROUP BY u.id, c.id HAVING count(*) = count(p.lesson_id)
    ORDER BY max(p.completed_at), u.id, c.id`);
  return rows.map((row) => ({ ...row, issuedAt: new Date(row.issuedAt) }));
}
