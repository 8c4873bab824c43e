import type { OwnReview, Review, ReviewPage } from '@academy/contract/reviews/review.ts';
import {
  lessonsNeededToReview,
  type ReviewOrder,
  ratingOf,
  reviewLimits,
} from '@academy/contract/reviews/review-rules.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { canRead, canSee, type Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { presentReview } from './present-review.ts';
import * as changes from './review-changes.repository.ts';
import * as reviews from './reviews.repository.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

interface PageQuery {
  readonly sort?: ReviewOrder | undefined;
  readonly after?: string | undefined;
}

/** Reading reviews, and what a student does with the own one. */
export function createReviewsService({ db }: Database, visitorReads: ReplicaReads) {
  /** A course that the viewer may not see is missing, to the letter. */
  const seenCourse = async (from: Queryable, viewer: Viewer | null, courseId: string) => {
    const course = isId(courseId)
      ? await reviews.findReviewedCourse(from, viewer?.id ?? null, courseId)
      : undefined;
    if (course === undefined || !canSee(course, viewer)) throw new Refusal('course_not_found');
    return course;
  };

  const readPage = async (from: Queryable, viewer: Viewer | null, courseId: string, query: PageQuery) => {
    const { stars } = await seenCourse(from, viewer, courseId);
    const rows = await reviews.listReviews(from, {
      courseId,
      viewerId: viewer?.id ?? null,
      forAdmins: viewer?.role === 'admin',
      order: query.sort ?? 'newest',
      after: readCursor(query.after),
      limit: reviewLimits.pageSize + 1,
    });
    const shown = rows.slice(0, reviewLimits.pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      summary: { ...ratingOf(stars), stars },
      reviews: shown.map(presentReview),
      next: last === undefined ? null : `${last.usefulCount}_${last.id}`,
    };
  };

  return {
    list: (viewer: Viewer | null, courseId: string, query: PageQuery): Promise<ReviewPage> =>
      viewer === null
        ? visitorReads.read((from) => readPage(from, null, courseId, query))
        : readPage(db, viewer, courseId, query),

    getOwn: async (viewer: Viewer, courseId: string): Promise<OwnReview> => {
      const course = await seenCourse(db, viewer, courseId);
      const own = await reviews.findOwnReview(db, viewer.id, courseId);
      const isAuthor = course.authorId === viewer.id;
      const neededLessons = lessonsNeededToReview(course.totalLessons);
      const isFarEnough = own !== undefined || course.completedLessons >= neededLessons;
      return {
        review: own === undefined ? null : presentReview(own),
        completedLessons: course.completedLessons,
        neededLessons,
        may: {
          write: course.isEnrolled && !isAuthor && isFarEnough,
          vote: course.isEnrolled,
          report: canRead(course, viewer),
          reply: isAuthor,
          hide: viewer.role === 'admin',
        },
      };
    },

    /** A student who wrote once may change it, however many lessons have been added since. */
    save: (viewer: Viewer, courseId: string, given: { rating: number; text: string }): Promise<Review> =>
      db.transaction(async (tx) => {
        const course = await seenCourse(tx, viewer, courseId);
        if (course.authorId === viewer.id) throw new Refusal('review_of_own_course');
        const needed = lessonsNeededToReview(course.totalLessons);
        const completed = course.completedLessons;
        if (completed < needed && (await changes.lockOwnReview(tx, viewer.id, courseId)) === undefined) {
          throw new Refusal('review_too_early', { needed, completed });
        }
        const review = { id: newId(), courseId, userId: viewer.id, ...given };
        const reviewId = await changes.upsertReview(tx, review);
        await recordEvent(tx, { name: 'review_written', courseId, reviewId, userId: viewer.id });
        const saved = await reviews.findOwnReview(tx, viewer.id, courseId);
        if (saved === undefined) throw new Error('A review that was just written has gone.');
        return presentReview(saved);
      }),

    remove: (viewer: Viewer, courseId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const own = await changes.lockOwnReview(tx, viewer.id, courseId);
        if (own === undefined) throw new Refusal('review_not_found');
        if (own.hiddenAt === null) await changes.deleteReview(tx, own.id);
        else await changes.withdrawReview(tx, own.id);
        const reviewId = own.id;
        await recordEvent(tx, { name: 'review_deleted', courseId, reviewId, userId: viewer.id });
      }),
  };
}

/** The call's schema has let through nothing but a number and an id. */
function readCursor(cursor: string | undefined) {
  const [usefulCount, id] = cursor?.split('_') ?? [];
  return id === undefined ? null : { id, usefulCount: Number(usefulCount) };
}
