import { createHash } from 'node:crypto';
import type { courses } from '@academy/platform/database/schema/courses.ts';
import type { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import type { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import type { users } from '@academy/platform/database/schema/users.ts';
import {
  courseId,
  type DemoAcademy,
  type DemoCourse,
  lessonId,
  lessonIds,
  moduleId,
  userId,
} from './demo-academy.ts';

type UserRow = typeof users.$inferInsert;
type EnrollmentRow = typeof enrollments.$inferInsert;
type ProgressRow = typeof lessonProgress.$inferInsert;

/** Before the oldest course was published: people join an academy before they enroll. */
const JOINED_DAYS_AGO = 420;
/** Written this long before it was published. */
const DAYS_OF_WRITING = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function userRows({ student, admin, authors, students }: DemoAcademy, now: Date): UserRow[] {
  const createdAt = daysBefore(now, JOINED_DAYS_AGO);
  const people: Omit<UserRow, 'id' | 'createdAt'>[] = [
    { ...student, role: 'student' },
    { ...admin, role: 'admin' },
    ...Object.values(authors).map((author) => ({ ...author, role: 'creator' as const })),
    ...Object.entries(students).map(([username, name]) => ({
      name,
      username,
      email: `${username.replace('-', '.')}@example.com`,
    })),
  ];
  return people.map((person) => ({ id: userId(person), createdAt, ...person }));
}

export function courseRow(course: DemoCourse, now: Date): typeof courses.$inferInsert {
  const { publishedDaysAgo, updatedDaysAgo } = course;
  return {
    id: courseId(course),
    authorId: userId(course.author),
    instructor: course.author.name,
    title: course.title,
    description: course.description,
    category: course.category,
    price: course.price,
    rating: course.rating,
    language: course.language,
    difficulty: course.difficulty,
    totalDuration: course.totalDuration,
    isNew: course.badges.includes('new'),
    isBestseller: course.badges.includes('bestseller'),
    isFeatured: course.badges.includes('featured'),
    whatYouWillLearn: course.whatYouWillLearn,
    requirements: course.requirements,
    targetAudience: course.targetAudience,
    status: course.status,
    publishedAt: publishedDaysAgo === null ? null : daysBefore(now, publishedDaysAgo),
    lastUpdatedAt: updatedDaysAgo === null ? null : daysBefore(now, updatedDaysAgo),
    createdAt: daysBefore(now, (publishedDaysAgo ?? 0) + DAYS_OF_WRITING),
  };
}

export function moduleRows(course: DemoCourse): (typeof modules.$inferInsert)[] {
  return course.modules.map(({ title }, index) => ({
    id: moduleId(course, index),
    courseId: courseId(course),
    title,
    position: index + 1,
  }));
}

export function lessonRows(course: DemoCourse): (typeof lessons.$inferInsert)[] {
  return course.modules.flatMap((module, moduleIndex) =>
    module.lessons.map(({ title, duration, content, takeaways, preview }, lessonIndex) => ({
      id: lessonId(course, moduleIndex, lessonIndex),
      courseId: courseId(course),
      moduleId: moduleId(course, moduleIndex),
      title,
      content,
      duration,
      takeaways,
      isPreview: preview,
      position: lessonIndex + 1,
    })),
  );
}

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
      const lastActiveDaysAgo = enrolledDaysAgo * random() ** 2;
      const completedLessons = howFar(random(), lessonCount);
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
