import { z } from 'zod';
import { identified, idSchema } from '../http/identifiers.ts';
import { lineSchema, paragraphsSchema } from '../text/text-schemas.ts';
import { certificateNameMax, passMarkRange, revocationReasonMax } from './certificate-constants.ts';

/** The name as the student confirmed it: it stands on the certificate for good. */
export const certificateNameSchema = lineSchema({
  max: certificateNameMax,
  message: 'Enter the name for the certificate',
});

export const revocationReasonSchema = paragraphsSchema({
  max: revocationReasonMax,
  message: 'Say why the certificate is revoked',
});

export const passMarkSchema = z.number().int().min(passMarkRange.min).max(passMarkRange.max).nullable();

/** What was asked for: every lesson opened and, where the creator set one, a mark in the questions. */
const criterionSchema = z.object({
  lessons: z.number().int(),
  /** Percent; null where the course asked for none. */
  passMark: passMarkSchema,
  /** Percent of the questions that were answered right; null where no mark was asked for. */
  score: z.number().int().nullable(),
});

const revocationSchema = z.object({ revokedAt: z.iso.datetime(), reason: z.string() });

/** What a certificate says, as it was when it was issued. */
export const certificateSchema = z.object({
  ...identified,
  name: z.string(),
  /** The course may be gone by now; its painting is drawn from this id and the hue. */
  courseId: idSchema,
  courseTitle: z.string(),
  creator: z.string(),
  hue: z.string(),
  issuedAt: z.iso.datetime(),
  criterion: criterionSchema,
  revocation: revocationSchema.nullable(),
  /** Its holder deleted the account: there is no name any more, and no credential. */
  withdrawnAt: z.iso.datetime().nullish(),
});

/** A certificate as anybody sees it, with what checking its signature said just now. */
export const publicCertificateSchema = certificateSchema.extend({
  /** Whether the course's page can be opened by everybody. */
  isCoursePublic: z.boolean(),
  /** Whether it is the viewer's own. */
  isOwn: z.boolean(),
  verification: z.object({
    outcome: z.enum(['good', 'revoked', 'withdrawn', 'altered', 'forged']),
    /** Older: signed before the academy changed its key, and good all the same. */
    key: z.enum(['current', 'older']).nullable(),
    /** The academy as `did:web`. */
    issuer: z.string(),
    keyId: z.string().nullable(),
  }),
});

/** How far the signed-in student is from the certificate of a course. */
export const courseCertificateSchema = z.object({
  /** Set once it is issued. */
  certificate: certificateSchema.nullable(),
  /** All that is asked for is done, and there is none yet. */
  canIssue: z.boolean(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  passMark: passMarkSchema,
  /** Percent of the course's questions answered right so far; null where it has none. */
  score: z.number().int().nullable(),
  /** The account's name, to be confirmed or corrected. */
  suggestedName: z.string(),
});

/** A course at 100 % whose certificate has not been issued yet. */
export const earnedCourseSchema = z.object({
  courseId: idSchema,
  courseTitle: z.string(),
  creator: z.string(),
  hue: z.string(),
  /** False where a pass mark is not reached yet. */
  canIssue: z.boolean(),
  passMark: passMarkSchema,
  score: z.number().int().nullable(),
});

export const ownCertificatesSchema = z.object({
  certificates: z.array(certificateSchema),
  earned: z.array(earnedCourseSchema),
  suggestedName: z.string(),
});

export type Certificate = z.infer<typeof certificateSchema>;
export type PublicCertificate = z.infer<typeof publicCertificateSchema>;
export type CourseCertificate = z.infer<typeof courseCertificateSchema>;
export type EarnedCourse = z.infer<typeof earnedCourseSchema>;
export type OwnCertificates = z.infer<typeof ownCertificatesSchema>;
