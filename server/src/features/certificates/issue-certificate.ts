import type { AcademyIdentity } from '@academy/platform/certificates/academy-identity.ts';
import { openSigningKey } from '@academy/platform/certificates/signing-keys.ts';
import {
  type EarnedCertificate,
  writeCertificate,
} from '@academy/platform/certificates/write-certificate.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { Refusal } from '../../refusal.ts';
import * as certificates from './certificates.repository.ts';
import { type QuizResult, standingOf } from './criterion.ts';
import { findFacts } from './earned-courses.repository.ts';
import { refuseLocked } from './refuse-locked.ts';

export interface CertificateParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly identity: AcademyIdentity;
  /** As admins call it now: what a certificate says stays as it was when it was given. */
  readonly findAcademyName: (db: Queryable) => Promise<string>;
  /** Of another feature: what somebody has answered right in a course. */
  readonly findQuizResult: (
    db: Queryable,
    who: { readonly userId: string; readonly courseId: string },
  ) => Promise<QuizResult>;
}

interface Issue {
  readonly userId: string;
  readonly courseId: string;
  readonly name: string;
}

/** Two who were given the same bit at the same moment: one of them tries again. */
const attempts = 3;

/** Once for each student and course, however many ask at once: the key of the table sees to it. */
export async function issueCertificate(parts: CertificateParts, issue: Issue) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const issued = await parts.database.db.transaction((tx) => tryToIssue(tx, parts, issue));
    if (issued !== null) return issued;
  }
  throw new Error('No place was found in the list of revoked certificates.');
}

async function tryToIssue(tx: Queryable, parts: CertificateParts, { userId, courseId, name }: Issue) {
  const existing = await certificates.findOwn(tx, userId, courseId);
  if (existing !== undefined) return { isNew: false, certificate: existing };
  const course = await earnedCourse(tx, parts, { userId, courseId });
  const key = await openSigningKey(tx, parts.secrets).catch(refuseLocked);
  const { identity, clock } = parts;
  const issuer = { identity, key, academyName: await parts.findAcademyName(tx) };
  const earned = { userId, courseId, name, ...course, issuedAt: clock.now() };
  const certificate = await writeCertificate(tx, issuer, earned);
  if (certificate !== undefined) {
    await certificates.recordIssue(tx, certificate, userId);
    return { isNew: true, certificate };
  }
  const first = await certificates.findOwn(tx, userId, courseId);
  return first === undefined ? null : { isNew: false, certificate: first };
}

type EarnedCourse = Omit<EarnedCertificate, 'userId' | 'courseId' | 'name' | 'issuedAt'>;

/** Refuses what is not earned yet, with what is missing. */
async function earnedCourse(
  tx: Queryable,
  { findQuizResult }: CertificateParts,
  { userId, courseId }: Omit<Issue, 'name'>,
): Promise<EarnedCourse> {
  const course = await findFacts(tx, userId, courseId);
  if (course === undefined) throw new Refusal('course_not_found');
  if (course.authorId === userId) throw new Refusal('certificate_own_course');
  const { totalLessons, completedLessons, passMark } = course;
  const { hasLessons, hasMark, score } = standingOf(course, await findQuizResult(tx, { userId, courseId }));
  if (!hasLessons) {
    throw new Refusal('certificate_lessons_missing', { completed: completedLessons, total: totalLessons });
  }
  if (!hasMark) {
    throw new Refusal('certificate_mark_missing', { passMark: passMark ?? 0, score: score ?? 0 });
  }
  const isMarked = passMark !== null && score !== null;
  return {
    ...course,
    lessons: totalLessons,
    ...(isMarked ? { passMark, score } : { passMark: null, score: null }),
  };
}
