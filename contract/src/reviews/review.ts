import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';

/** A review as the viewer may see it. Of its writer it tells name and picture, and nothing else. */
export const reviewSchema = z.object({
  id: idSchema,
  rating: z.number().int(),
  /** Empty for a rating without words. */
  text: z.string(),
  writer: z.object({ name: z.string(), avatar: z.string().nullable() }),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  usefulCount: z.number().int(),
  /** Of the course's author. */
  reply: z.object({ text: z.string(), repliedAt: z.iso.datetime() }).nullable(),
  isOwn: z.boolean(),
  /** Whether the viewer said so. */
  isUseful: z.boolean(),
  isReported: z.boolean(),
  /** For its writer and admins, of a review that was hidden. */
  hiddenReason: z.string().optional(),
  /** For admins: how often it was reported, and the newest reasons. */
  reports: z.object({ count: z.number().int(), reasons: z.array(z.string()) }).optional(),
});

export const reviewSummarySchema = z.object({
  count: z.number().int(),
  /** With one decimal; null without reviews. */
  mean: z.number().nullable(),
  /** How many gave one star, two, and so on to five. */
  stars: z.array(z.number().int()),
});

export const reviewPageSchema = z.object({
  summary: reviewSummarySchema,
  reviews: z.array(reviewSchema),
  /** What to name as `after` for the next page; null on the last. */
  next: z.string().nullable(),
});

export const ownReviewSchema = z.object({
  review: reviewSchema.nullable(),
  completedLessons: z.number().int(),
  /** How many lessons have to be completed before one may write. */
  neededLessons: z.number().int(),
  may: z.object({
    write: z.boolean(),
    /** Students, from the day they enroll. */
    vote: z.boolean(),
    report: z.boolean(),
    reply: z.boolean(),
    hide: z.boolean(),
  }),
});

export type Review = z.infer<typeof reviewSchema>;
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;
export type ReviewPage = z.infer<typeof reviewPageSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
