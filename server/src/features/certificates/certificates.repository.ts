import type { Queryable } from '@academy/platform/database/connect.ts';
import { certificates, signingKeys } from '@academy/platform/database/schema/certificates.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { eventRow } from '@academy/platform/outbox/outbox.ts';
import { and, desc, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';

export type CertificateRow = InferSelectModel<typeof certificates>;

export async function findOwn(db: Queryable, userId: string, courseId: string) {
  const isOwn = and(eq(certificates.userId, userId), eq(certificates.courseId, courseId));
  return (await db.select().from(certificates).where(isOwn))[0];
}

export const listOwn = (db: Queryable, userId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

/** With the key that signed it, and what the course is by now, where there is one. */
export async function findCertificate(db: Queryable, id: string) {
  const [found] = await db
    .select({
      certificate: certificates,
      thumbprint: signingKeys.thumbprint,
      authorId: courses.authorId,
      courseStatus: courses.status,
    })
    .from(certificates)
    .innerJoin(signingKeys, eq(signingKeys.id, certificates.keyId))
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .where(eq(certificates.id, id));
  return found;
}

/** Notifies nobody: no page of a visitor changes by it (see outbox.ts). */
export async function recordIssue(db: Queryable, row: CertificateRow, userId: string): Promise<void> {
  const { id: certificateId, courseKey: courseId } = row;
  const { name, subject, json } = eventRow({ name: 'certificate_issued', courseId, certificateId, userId });
  await db.execute(
    sql`insert into outbox.events (name, subject, event) values (${name}, ${subject}, ${json}::jsonb)`,
  );
}

/** Undefined for one that was revoked before. */
export async function markRevoked(
  db: Queryable,
  id: string,
  values: { revokedAt: Date; revokedBy: string; revocationReason: string },
) {
  const isGood = and(
    eq(certificates.id, id),
    isNull(certificates.revokedAt),
    isNull(certificates.withdrawnAt),
  );
  return (await db.update(certificates).set(values).where(isGood).returning())[0];
}

export async function listOfCourse(
  db: Queryable,
  courseId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ rows: CertificateRow[]; total: number }> {
  const { issuedAt, id } = certificates;
  const isFurther =
    after === null
      ? undefined
      : sql`(${issuedAt}, ${id}) < (select issued_at, id from certificates where id = ${after})`;
  // One that was withdrawn names nobody, and there is nothing to do with it.
  const isOfCourse = and(eq(certificates.courseId, courseId), isNull(certificates.withdrawnAt));
  const rows = await db
    .select()
    .from(certificates)
    .where(and(isOfCourse, isFurther))
    .orderBy(desc(issuedAt), desc(id))
    .limit(limit);
  return { rows, total: await db.$count(certificates, isOfCourse) };
}
