/** What admins do about reviews that were reported; they hide one as any other. */
import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, nothing } from '../http/identifiers.ts';
import { ofReview, reviewParams } from './review-address.ts';

/** A review that waits for an admin, whose course is part of what they judge. */
const reportedReviewSchema = z.object({
  id: idSchema,
  rating: z.number().int(),
  text: z.string(),
  course: z.object({ id: idSchema, title: z.string() }),
  writer: z.object({ id: idSchema, name: z.string(), avatar: z.string().nullable() }),
  reports: z.object({ count: z.number().int(), reasons: z.array(z.string()) }),
  /** When the first of these reports was made. */
  reportedAt: z.iso.datetime(),
});

export type ReportedReview = z.infer<typeof reportedReviewSchema>;

export const keepReview = defineCall({
  summary: 'Say of a reported review that it is all right; it waits again when somebody reports it anew',
  method: 'PUT',
  path: `${ofReview}/kept`,
  access: 'admin',
  params: reviewParams,
  status: 204,
  response: nothing,
});

export const listReportedReviews = defineCall({
  summary: 'Reported reviews that wait for a decision, the longest waiting first',
  method: 'GET',
  path: '/api/admin/approvals/reviews',
  access: 'admin',
  status: 200,
  response: z.object({ reviews: z.array(reportedReviewSchema), count: z.number().int() }),
});
