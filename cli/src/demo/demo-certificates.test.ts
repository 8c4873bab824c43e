import { didOf } from '@academy/contract/certificates/did-web.ts';
import { verifyCredential } from '@academy/contract/certificates/verify-credential.ts';
import { listPublicKeys } from '@academy/platform/certificates/signing-keys.ts';
import { loadConfig } from '@academy/platform/config.ts';
import {
  certificateRules,
  certificates,
  signingKeys,
} from '@academy/platform/database/schema/certificates.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courseId, readDemoAcademy, userId } from './demo-academy.ts';
import { giveDemoCertificatesOnce } from './demo-certificates.ts';
import { loadDemoAcademyOnce } from './load-demo-academy.ts';

const now = new Date('2026-03-01T12:00:00Z');
const config = loadConfig({});
const issuer = { config, secrets: fixedSecrets('the secret of a demo academy, long enough') };
const academy = await readDemoAcademy();

describe('the certificates of the demo academy', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const give = () => giveDemoCertificatesOnce(test.database, issuer);

  it('are held by its students who finished a course, from that day on, and can be checked', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const { db } = test.database;
    const given = await give();
    expect(given).toBeGreaterThan(50);
    const { rows: wrong } = await db.execute(sql`
      SELECT user_id, course_id FROM (
        SELECT e.user_id, e.course_id, max(p.completed_at) AS finished_at FROM enrollments e JOIN lessons l USING (course_id)
        LEFT JOIN lesson_progress p ON p.user_id = e.user_id AND p.lesson_id = l.id
        WHERE e.user_id <> ${userId(academy.student)}
        GROUP BY e.user_id, e.course_id HAVING count(*) = count(p.completed_at)
      ) AS finished FULL JOIN certificates c USING (user_id, course_id)
      WHERE finished_at IS NULL OR issued_at IS DISTINCT FROM date_trunc('second', finished_at)`);
    expect(wrong).toEqual([]);
    const keys = (await listPublicKeys(db)).map(({ x }) => x);
    expect(keys).toHaveLength(1);
    for (const row of await db.select().from(certificates)) {
      const trust = { issuer: { did: didOf(config.publicUrl), keys }, statusList: null, now };
      expect(await verifyCredential(row.credential, trust)).toMatchObject({
        outcome: 'good',
        content: {
          name: row.name,
          courseTitle: row.courseTitle,
          creator: row.creator,
          validFrom: row.issuedAt,
        },
      });
    }
    const { rows: told } = await db.execute(sql`SELECT FROM outbox.events WHERE name = 'certificate_issued'`);
    expect(told).toEqual([]);
  });

  it('are given once, also by two starts at the same time, and none for what is finished later', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const [one = 0, other = 0] = await Promise.all([give(), give()]);
    expect(Math.min(one, other)).toBe(0);
    const { db } = test.database;
    expect(await db.$count(certificates)).toBe(one + other);
    await db.update(lessonProgress).set({ completedAt: now });
    await db.delete(certificates).where(eq(certificates.courseId, courseId({ key: 'python-from-zero' })));
    expect(await give()).toBe(0);
  });

  it('are given for no course that asks for a mark, and none where there is no demo', async () => {
    const { db } = test.database;
    expect(await give()).toBe(0);
    expect(await db.$count(signingKeys)).toBe(0);
    await loadDemoAcademyOnce(test.database, now);
    const marked = courseId({ key: 'python-from-zero' });
    await db.insert(certificateRules).values({ courseId: marked, passMark: 80 });
    expect(await give()).toBeGreaterThan(0);
    expect(await db.$count(certificates, eq(certificates.courseId, marked))).toBe(0);
  });
});
