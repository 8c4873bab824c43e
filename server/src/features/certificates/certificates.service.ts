import type {
  CourseCertificate,
  OwnCertificates,
  PublicCertificate,
} from '@academy/contract/certificates/certificate.ts';
import { keyIdOf } from '@academy/contract/certificates/did-web.ts';
import { verifyCredential } from '@academy/contract/certificates/verify-credential.ts';
import { hueOfCategory } from '@academy/contract/courses/hues.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { listPublicKeys } from '@academy/platform/certificates/signing-keys.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { canManage, type Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as certificates from './certificates.repository.ts';
import { standingOf } from './criterion.ts';
import * as earned from './earned-courses.repository.ts';
import { type CertificateParts, issueCertificate } from './issue-certificate.ts';
import { outcomeOf, presentCertificate } from './present-certificate.ts';

export type CertificatesService = ReturnType<typeof createCertificatesService>;

type Student = Viewer & { readonly name: string };

export function createCertificatesService(parts: CertificateParts) {
  const { database, clock, identity, findQuizResult } = parts;
  const { db } = database;

  const find = async (id: string) => {
    const found = isId(id) ? await certificates.findCertificate(db, id) : undefined;
    if (found === undefined) throw new Refusal('certificate_not_found');
    return found;
  };

  const standing = async (userId: string, course: earned.CourseFacts) =>
    standingOf(course, await findQuizResult(db, { userId, courseId: course.courseId }));

  return {
    issue: async (viewer: Viewer, courseId: string, name: string) => {
      const { isNew, certificate } = await issueCertificate(parts, { userId: viewer.id, courseId, name });
      return { isNew, certificate: presentCertificate(certificate) };
    },

    getOfCourse: async (viewer: Student, courseId: string): Promise<CourseCertificate> => {
      const course = await earned.findFacts(db, viewer.id, courseId);
      if (course === undefined) throw new Refusal('course_not_found');
      const own = await certificates.findOwn(db, viewer.id, courseId);
      const { hasLessons, hasMark, score } = await standing(viewer.id, course);
      return {
        certificate: own === undefined ? null : presentCertificate(own),
        canIssue: own === undefined && hasLessons && hasMark && course.authorId !== viewer.id,
        completedLessons: course.completedLessons,
        totalLessons: course.totalLessons,
        passMark: course.passMark,
        score,
        suggestedName: viewer.name,
      };
    },

    listOwn: async (viewer: Student): Promise<OwnCertificates> => {
      const finished = await earned.listEarned(db, viewer.id);
      return {
        certificates: (await certificates.listOwn(db, viewer.id)).map(presentCertificate),
        earned: await Promise.all(
          finished.map(async (course) => {
            const { hasMark, score } = await standing(viewer.id, course);
            const { courseId, title: courseTitle, instructor: creator, passMark } = course;
            const hue = hueOfCategory(course.category);
            return { courseId, courseTitle, creator, hue, canIssue: hasMark, passMark, score };
          }),
        ),
        suggestedName: viewer.name,
      };
    },

    /** Checked anew each time, as anybody could check the file. */
    getPublic: async (id: string, viewer: Viewer | null): Promise<PublicCertificate> => {
      const { certificate, courseStatus, thumbprint } = await find(id);
      const keys = (await listPublicKeys(db)).map(({ x }) => x);
      const verification = await verifyCredential(certificate.credential, {
        issuer: { did: identity.did, keys },
        statusList: null,
        now: clock.now(),
      });
      return {
        ...presentCertificate(certificate),
        isCoursePublic: courseStatus === 'published',
        isOwn: viewer !== null && certificate.userId === viewer.id,
        verification: {
          outcome: outcomeOf(certificate, verification),
          key: verification.key,
          issuer: identity.did,
          keyId: keyIdOf(identity.did, thumbprint),
        },
      };
    },

    /** Its files say what its row says. */
    getRow: async (id: string): Promise<certificates.CertificateRow> => {
      const { certificate } = await find(id);
      if (certificate.withdrawnAt !== null) throw new Refusal('certificate_withdrawn');
      return certificate;
    },

    /** For good: whoever kept the list of then has been told. A second time changes nothing. */
    revoke: async (viewer: Viewer, id: string, reason: string) => {
      const { certificate, authorId } = await find(id);
      if (!canManage({ authorId: authorId ?? '' }, viewer)) throw new Refusal('not_author');
      if (certificate.withdrawnAt !== null) throw new Refusal('certificate_withdrawn');
      const revoked = await db.transaction(async (tx) => {
        const values = { revokedAt: clock.now(), revokedBy: viewer.id, revocationReason: reason };
        const row = await certificates.markRevoked(tx, id, values);
        const { courseKey: courseId } = certificate;
        if (row) {
          await recordEvent(tx, { name: 'certificate_revoked', courseId, certificateId: id });
          const facts = { certificate: id };
          await recordAudit(tx, { action: 'certificate_revoked', actorId: viewer.id, courseId, facts });
        }
        return row;
      });
      return presentCertificate(revoked ?? (await find(id)).certificate);
    },

    listOfCourse: async (
      courseId: string,
      { after, limit }: { after?: string | undefined; limit: number },
    ) => {
      const from = after !== undefined && isId(after) ? after : null;
      const { rows, total } = await certificates.listOfCourse(db, courseId, { after: from, limit });
      return { certificates: rows.map(presentCertificate), total };
    },

    getRule: async (courseId: string) => ({ passMark: await earned.findPassMark(db, courseId) }),

    setRule: async (courseId: string, passMark: number | null) => {
      await earned.savePassMark(db, courseId, passMark);
      return { passMark };
    },
  };
}
