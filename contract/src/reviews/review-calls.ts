import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, nothing } from '../http/identifiers.ts';
import { paragraphsSchema } from '../text/text-schemas.ts';
import { ownReviewSchema, reviewPageSchema, reviewSchema } from './review.ts';
import { ofCourse, ofReview, reviewParams } from './review-address.ts';
import { reviewLimits, reviewOrders } from './review-rules.ts';

const reasonSchema = z.object({
  reason: paragraphsSchema({ max: reviewLimits.reasonMaxLength, message: 'Please give a reason' }),
});

/** How many found the last one useful, and its id. */
const cursor = /^\d{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listReviews = defineCall({
  summary: 'The reviews of a course, a page at a time; hidden ones for admins alone',
  method: 'GET',
  path: ofCourse,
  access: 'public',
  params: courseParams,
  query: z.object({ sort: z.enum(reviewOrders).optional(), after: z.string().regex(cursor).optional() }),
  status: 200,
  response: reviewPageSchema,
});

export const getOwnReview = defineCall({
  summary: "The signed-in user's review of a course, and what they may do with reviews",
  method: 'GET',
  path: `${ofCourse}/own`,
  access: 'signed-in',
  params: courseParams,
  status: 200,
  response: ownReviewSchema,
});

export const saveReview = defineCall({
  summary: 'Write or change the own review of a course, of which a fifth is done',
  method: 'PUT',
  path: `${ofCourse}/own`,
  access: 'enrolled',
  params: courseParams,
  body: z.object({
    rating: z.number().int().min(1).max(5),
    text: z.string().trim().max(reviewLimits.textMaxLength),
  }),
  status: 200,
  response: reviewSchema,
});

export const deleteReview = defineCall({
  summary: 'Take the own review back',
  method: 'DELETE',
  path: `${ofCourse}/own`,
  access: 'enrolled',
  params: courseParams,
  status: 204,
  response: nothing,
});

export const voteForReview = defineCall({
  summary: 'Say that a review of somebody else is useful',
  method: 'PUT',
  path: `${ofReview}/useful`,
  access: 'enrolled',
  params: reviewParams,
  status: 204,
  response: nothing,
});

export const takeVoteBack = defineCall({
  summary: 'Take that back',
  method: 'DELETE',
  path: `${ofReview}/useful`,
  access: 'enrolled',
  params: reviewParams,
  status: 204,
  response: nothing,
});

export const reportReview = defineCall({
  summary: 'Report a review to the admins; a second report of the same person changes nothing',
  method: 'POST',
  path: `${ofReview}/report`,
  access: 'reader',
  params: reviewParams,
  body: reasonSchema,
  status: 204,
  response: nothing,
});

export const replyToReview = defineCall({
  summary: "Write or change the answer of the course's author, of which there is one",
  method: 'PUT',
  path: `${ofReview}/reply`,
  access: 'author',
  params: reviewParams,
  body: z.object({
    text: paragraphsSchema({ max: reviewLimits.textMaxLength, message: 'Please write an answer' }),
  }),
  status: 204,
  response: nothing,
});

export const deleteReply = defineCall({
  summary: "Take the author's answer back",
  method: 'DELETE',
  path: `${ofReview}/reply`,
  access: 'author',
  params: reviewParams,
  status: 204,
  response: nothing,
});

export const hideReview = defineCall({
  summary: 'Hide a review, with a reason that its writer is told',
  method: 'PUT',
  path: `${ofReview}/hidden`,
  access: 'admin',
  params: reviewParams,
  body: reasonSchema,
  status: 204,
  response: nothing,
});

export const showReview = defineCall({
  summary: 'Show a hidden review again',
  method: 'DELETE',
  path: `${ofReview}/hidden`,
  access: 'admin',
  params: reviewParams,
  status: 204,
  response: nothing,
});
