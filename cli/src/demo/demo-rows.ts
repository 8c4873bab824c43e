import { firstCreatorChoices } from '@academy/contract/mail/mail-lists.ts';
import type { courses } from '@academy/platform/database/schema/courses.ts';
import type { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import type { creatorSettings } from '@academy/platform/database/schema/school.ts';
import type { users } from '@academy/platform/database/schema/users.ts';
import { courseId, type DemoAcademy, type DemoCourse, lessonId, moduleId, userId } from './demo-academy.ts';

type UserRow = typeof users.$inferInsert;

/** Before the oldest course was published: people join an academy before they enroll. */
const JOINED_DAYS_AGO = 420;
/** Written this long before it was published. */
const DAYS_OF_WRITING = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(now: Date, days: number): Date {
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

/** Everybody reads them beside a course; the bio of a profile is another one. */
export function creatorRows({ authors }: DemoAcademy): (typeof creatorSettings.$inferInsert)[] {
  return Object.values(authors)
    .filter(({ bio }) => bio !== null)
    .map((author) => ({
      userId: userId(author),
      bio: author.bio,
      paymentMethod: 'paypal',
      notifications: [...firstCreatorChoices],
    }));
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
