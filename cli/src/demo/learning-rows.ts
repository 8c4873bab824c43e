import type { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { courseId, lessonIds } from './course-rows.ts';
import { daysBefore } from './days.ts';
import type { DemoCourse } from './demo-course.ts';
import { demoStudentId, studentIds } from './people/people-rows.ts';
import { pseudoRandom } from './pseudo-random.ts';

type EnrollmentRow = typeof enrollments.$inferInsert;
type ProgressRow = typeof lessonProgress.$inferInsert;

interface Learner {
  readonly userId: string;
  readonly enrolledDaysAgo: number;
  readonly lastActiveDaysAgo: number;
  readonly completedLessons: number;
}

/** What the demo student has to show: a course just started, one half done, one complete. */
const demoStudentCourses: Readonly<Record<string, Omit<Learner, 'userId'>>> = {
  'python-from-zero': { enrolledDaysAgo: 2, lastActiveDaysAgo: 1, completedLessons: 1 },
  'machine-learning-by-intuition': { enrolledDaysAgo: 20, lastActiveDaysAgo: 0.1, completedLessons: 7 },
  'sql-everyday-questions': { enrolledDaysAgo: 70, lastActiveDaysAgo: 30, completedLessons: 10 },
};

export interface LearningRows {
  readonly enrollments: EnrollmentRow[];
  readonly progress: ProgressRow[];
}

/** Who is enrolled in a course and how far they are: chosen once and for all by the course's key. */
export function learningRows(course: DemoCourse, now: Date): LearningRows {
  const lessons = lessonIds(course);
  const learners = learnersOf(course, lessons.length);
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

function learnersOf(course: DemoCourse, lessonCount: number): Learner[] {
  const random = pseudoRandom('learners', course.key);
  const others = studentIds
    .filter(() => random() < course.popularity)
    .map((userId) => {
      const enrolledDaysAgo = (course.publishedDaysAgo ?? 0) * (0.05 + 0.9 * random());
      // Squared, so that most were here lately and a few have long been away.
      const lastActiveDaysAgo = enrolledDaysAgo * random() ** 2;
      return { userId, enrolledDaysAgo, lastActiveDaysAgo, completedLessons: howFar(random(), lessonCount) };
    });
  const own = demoStudentCourses[course.key];
  return own ? [{ userId: demoStudentId, ...own }, ...others] : others;
}

/** Some never begin, some finish, the others are anywhere in between. */
function howFar(share: number, lessonCount: number): number {
  if (share < 0.15) return 0;
  if (share > 0.65) return lessonCount;
  return Math.ceil(((share - 0.15) / 0.5) * (lessonCount - 1));
}

/** Lessons are completed in order, evenly between enrolling and the last visit. */
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
    return {
      userId: learner.userId,
      courseId: courseId(course),
      lessonId,
      completedAt,
      updatedAt: completedAt,
    };
  });
}
