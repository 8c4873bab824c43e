import type { courses } from '@academy/platform/database/schema/courses.ts';
import type { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { daysBefore } from './days.ts';
import type { DemoCourse } from './demo-course.ts';
import { authors } from './people/authors.ts';
import { authorId } from './people/people-rows.ts';
import { stableId } from './stable-id.ts';

/** Written this long before it was published. */
const DAYS_OF_WRITING = 20;

export function courseId(course: Pick<DemoCourse, 'key'>): string {
  return stableId('course', course.key);
}

/** In the order the course is learned in. */
export function lessonIds(course: DemoCourse): string[] {
  return course.modules.flatMap((module, moduleIndex) =>
    module.lessons.map((_, lessonIndex) => lessonId(course, moduleIndex, lessonIndex)),
  );
}

export function courseRow(course: DemoCourse, now: Date): typeof courses.$inferInsert {
  const { publishedDaysAgo, updatedDaysAgo } = course;
  return {
    id: courseId(course),
    authorId: authorId(course.author),
    instructor: authors[course.author].name,
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
    whatYouWillLearn: [...course.whatYouWillLearn],
    requirements: [...course.requirements],
    targetAudience: [...course.targetAudience],
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
    module.lessons.map(({ title, duration, content }, lessonIndex) => ({
      id: lessonId(course, moduleIndex, lessonIndex),
      courseId: courseId(course),
      moduleId: moduleId(course, moduleIndex),
      title,
      content,
      duration,
      position: lessonIndex + 1,
    })),
  );
}

function moduleId(course: DemoCourse, index: number): string {
  return stableId('module', course.key, index);
}

function lessonId(course: DemoCourse, moduleIndex: number, lessonIndex: number): string {
  return stableId('lesson', course.key, moduleIndex, lessonIndex);
}
