/** Certificates as the API tells of them, which say what `signedCertificate` of the contract's tests signs. */
import type { Certificate, PublicCertificate } from '@academy/contract/certificates/certificate.ts';
import { did, facts } from '@academy/contract/certificates/testing/signed-credential.ts';
import { newId } from './sample-data.ts';

export function sampleCertificate(change: Partial<Certificate> = {}): Certificate {
  const id = change._id ?? newId();
  return {
    _id: id,
    id,
    name: facts.name,
    courseId: newId(),
    courseTitle: facts.course.title,
    creator: facts.creator,
    hue: 'teal',
    issuedAt: '2026-03-01T10:00:00.000Z',
    criterion: facts.criterion,
    revocation: null,
    ...change,
  };
}

export function publicCertificate(change: Partial<PublicCertificate> = {}): PublicCertificate {
  return {
    ...sampleCertificate(),
    isCoursePublic: true,
    isOwn: false,
    verification: { outcome: 'good', key: 'current', issuer: did, keyId: null },
    ...change,
  };
}
