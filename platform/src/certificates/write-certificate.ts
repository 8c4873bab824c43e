/** Writes certificates. Whether one is earned is for the caller to decide, and so is who hears of it. */
import { randomUUID } from 'node:crypto';
import { credentialClaims } from '@academy/contract/certificates/open-badge.ts';
import { hueOfCategory } from '@academy/contract/courses/hues.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { certificates } from '../database/schema/certificates.ts';
import type { AcademyIdentity } from './academy-identity.ts';
import { signClaims } from './sign-claims.ts';
import type { SigningKey } from './signing-keys.ts';
import { findFreeStatus } from './status-places.ts';

/** What a certificate says of somebody and a course. */
export interface EarnedCertificate {
  readonly userId: string;
  readonly courseId: string;
  /** Of the student, as it stands on the certificate. */
  readonly name: string;
  readonly title: string;
  readonly instructor: string;
  readonly category: string;
  readonly lessons: number;
  readonly passMark: number | null;
  readonly score: number | null;
  readonly issuedAt: Date;
}

export interface Issuer {
  readonly identity: AcademyIdentity;
  readonly key: SigningKey;
  readonly academyName: string;
}

/** Undefined where this student has one already, or the place in the list was taken a moment ago. */
export async function writeCertificate(
  tx: Queryable,
  { identity, key, academyName }: Issuer,
  earned: EarnedCertificate,
): Promise<InferSelectModel<typeof certificates> | undefined> {
  const { userId, courseId, name, title, instructor: creator, lessons, passMark, score } = earned;
  const { statusList, statusIndex } = await findFreeStatus(tx);
  const id = randomUUID();
  const hue = hueOfCategory(earned.category);
  // To the second, as the signed claims have it.
  const issuedAt = new Date(Math.floor(earned.issuedAt.getTime() / 1000) * 1000);
  const claims = credentialClaims({
    pageUrl: identity.pageUrl(id),
    // Used nowhere else, so that two certificates do not tell whether they are of one person.
    subjectId: `urn:uuid:${randomUUID()}`,
    name,
    course: {
      url: identity.courseUrl(courseId),
      title,
      pictureUrl: identity.pictureUrl({ courseId, hue }),
    },
    creator,
    issuedAt,
    criterion: { lessons, passMark, score },
    issuer: { did: identity.did, name: academyName, url: identity.url },
    status: { listUrl: identity.statusListUrl(statusList), index: statusIndex },
  });
  const row = {
    ...{ id, userId, courseId, courseKey: courseId, courseTitle: title, creator },
    ...{ hue, name, lessons, passMark, score, issuedAt, statusList, statusIndex },
    keyId: key.id,
    credential: await signClaims(key, identity.did, { ...claims }),
  };
  return (await tx.insert(certificates).values(row).onConflictDoNothing().returning())[0];
}
