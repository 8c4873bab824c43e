import { createHash } from 'node:crypto';
import type { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { courseId, type DemoAcademy, type DemoCourse, lessonIds, userId } from './demo-academy.ts';
import { daysBefore } from './demo-rows.ts';

type EnrollmentRow = typeof enrollments.$inferInsert;
type ProgressRow = typeof lessonProgress.$inferInsert;

interface Learner {
  readonly userId: string;
  readonly enrolledDaysAgo: number;
  readonly lastActiveDaysAgo: number;
  readonly completedLessons: number;
}

export interface LearningRows {
  readonly enrollments: EnrollmentRow[];
  readonly progress: ProgressRow[];
}

/** Who is enrolled in a course and how far they are: chosen once and for all by the course's key. */
export function learningRows(academy: DemoAcademy, course: DemoCourse, now: Date): LearningRows {
  const lessons = lessonIds(course);
  const learners = learnersOf(academy, course, lessons.length);
  return {
    enrollments: learners.map((learner) => ({
      userId: learner.userId,
      courseId: courseId(course),
      enrolledAt: daysBefore(now, learner.enrolledDaysAgo),
      lastAccessedAt: daysBefore(now, learner.lastActiveDaysAgo),
      lastWatchedLessonId: lessons[learner.completedLessons - 1] ?? null,
    })),
    progress: learners.flatMap((learner) => progressRows(course, learner, lessons, now)),
  };
}

function learnersOf({ student, students }: DemoAcademy, course: DemoCourse, lessonCount: number): Learner[] {
  const random = pseudoRandom('learners', course.key);
  const others = Object.keys(students)
    .filter(() => random() < course.popularity)
    .map((username) => {
      const enrolledDaysAgo = (course.publishedDaysAgo ?? 0) * (0.05 + 0.9 * random());
      // Squared, so that most were here lately and a few have long been away.
      const awayFor = enrolledDaysAgo * random() ** 2;
      const completedLessons = howFar(random(), lessonCount);
      // Who never began was here once, to enroll.
      const lastActiveDaysAgo = completedLessons === 0 ? enrolledDaysAgo : awayFor;
      return { userId: userId({ username }), enrolledDaysAgo, lastActiveDaysAgo, completedLessons };
    });
  const own = course.demoStudent;
  return own ? [{ userId: userId(student), ...own }, ...others] : others;
}

/** Some never begin, some finish, the others are anywhere in between. */
function howFar(share: number, lessonCount: number): number {
  if (share < 0.15) return 0;
  if (share > 0.65) return lessonCount;
  return Math.ceil(((share - 0.15) / 0.5) * (lessonCount - 1));
}

/** Lessons are completed in order, evenly between enrolling and the last visit. Who stopped did so in the film of the last one. */
function progressRows(
  course: DemoCourse,
  learner: Learner,
  lessons: readonly string[],
  now: Date,
): ProgressRow[] {
  const { enrolledDaysAgo, lastActiveDaysAgo, completedLessons } = learner;
  return lessons.slice(0, completedLessons).map((lessonId, index) => {
    const daysAgo =
      enrolledDaysAgo - ((index + 1) / completedLessons) * (enrolledDaysAgo - lastActiveDaysAgo);
    const completedAt = daysBefore(now, daysAgo);
    const stopped = index + 1 === completedLessons && completedLessons < lessons.length;
    return {
      userId: learner.userId,
      courseId: courseId(course),
      lessonId,
      completedAt,
      finishedAt: stopped ? null : completedAt,
      updatedAt: completedAt,
    };
  });
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed on every machine (mulberry32). */
function pseudoRandom(...seed: readonly string[]): () => number {
  let state = createHash('sha256').update(seed.join('\0')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
