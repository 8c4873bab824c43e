import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema } from '../http/identifiers.ts';
import {
  certificateNameSchema,
  certificateSchema,
  courseCertificateSchema,
  ownCertificatesSchema,
  passMarkSchema,
  publicCertificateSchema,
  revocationReasonSchema,
} from './certificate.ts';

const certificateParams = z.object({ certificateId: idSchema });
const rule = z.object({ passMark: passMarkSchema });

export const issueCertificate = defineCall({
  summary:
    "Issue one's certificate of a finished course, with the name as confirmed; a second time answers the same one",
  method: 'POST',
  path: '/api/courses/{courseId}/certificate',
  access: 'enrolled',
  params: courseParams,
  body: z.object({ name: certificateNameSchema }),
  status: 201,
  response: certificateSchema,
});

export const getCourseCertificate = defineCall({
  summary: "One's certificate of a course, or what is missing for it",
  method: 'GET',
  path: '/api/courses/{courseId}/certificate',
  access: 'enrolled',
  params: courseParams,
  status: 200,
  response: courseCertificateSchema,
});

export const listOwnCertificates = defineCall({
  summary: "One's certificates, newest first, and the finished courses without one",
  method: 'GET',
  path: '/api/certificates',
  access: 'signed-in',
  status: 200,
  response: ownCertificatesSchema,
});

export const getCertificate = defineCall({
  summary: 'A certificate by its id, checked',
  method: 'GET',
  path: '/api/certificates/{certificateId}',
  access: 'public',
  params: certificateParams,
  status: 200,
  response: publicCertificateSchema,
});

export const revokeCertificate = defineCall({
  summary: 'Revoke a certificate for good, with a reason that its page shows; a second time changes nothing',
  method: 'PUT',
  path: '/api/certificates/{certificateId}/revocation',
  access: 'signed-in',
  token: 'teach',
  params: certificateParams,
  body: z.object({ reason: revocationReasonSchema }),
  status: 200,
  response: certificateSchema,
});

export const listCourseCertificates = defineCall({
  summary: 'The certificates of a course, newest first',
  method: 'GET',
  path: '/api/courses/{courseId}/certificates',
  access: 'author',
  params: courseParams,
  query: z.object({
    /** The last id of the page before. */
    after: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  response: z.object({ certificates: z.array(certificateSchema), total: z.number().int() }),
});

export const getCertificateRule = defineCall({
  summary: 'The mark in the questions that the certificate of a course asks for',
  method: 'GET',
  path: '/api/courses/{courseId}/certificate-rule',
  access: 'author',
  params: courseParams,
  status: 200,
  response: rule,
});

export const setCertificateRule = defineCall({
  summary: 'Set the mark in the questions that the certificate of a course asks for, or none',
  method: 'PUT',
  path: '/api/courses/{courseId}/certificate-rule',
  access: 'author',
  params: courseParams,
  body: rule,
  status: 200,
  response: rule,
});
