import { lessonsNeededToReview } from '@academy/contract/reviews/review-rules.ts';
import type { reviews } from '@academy/platform/database/schema/reviews.ts';
import { newId } from '@academy/platform/ids.ts';
import { courseId, type DemoAcademy, type DemoCourse, lessonIds, userId } from './demo-academy.ts';
import type { LearningRows } from './demo-learning.ts';

/** What students of a course wrote about it, each on the last visit, and what its author replied halfway from then to now. */
export function reviewRows(
  { student }: DemoAcademy,
  course: DemoCourse,
  { enrollments, progress }: LearningRows,
  now: Date,
): (typeof reviews.$inferInsert)[] {
  const needed = lessonsNeededToReview(lessonIds(course).length);
  const doneBy = Map.groupBy(progress, (row) => row.userId);
  const visits = enrollments
    // A visitor who signs in as the demo student writes that review.
    .filter((row) => row.userId !== userId(student) && (doneBy.get(row.userId)?.length ?? 0) >= needed)
    .slice(0, course.reviews.length)
    .map((row) => ({ userId: row.userId, createdAt: row.lastAccessedAt ?? now }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  // Ids rise with time, as those of reviews have to.
  return visits.map(({ createdAt, ...visit }, index) => {
    const { stars: rating = 5, text = '', reply = null } = course.reviews[index] ?? {};
    const repliedAt = reply === null ? null : new Date((createdAt.getTime() + now.getTime()) / 2);
    return { id: newId(), courseId: courseId(course), ...visit, rating, text, reply, repliedAt, createdAt };
  });
}
