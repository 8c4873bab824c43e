import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import { lessonPayloadSchema, modulePayloadSchema } from '@academy/contract/curriculum/curriculum-form.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { describe, expect, it } from 'vitest';
import { courseId, readDemoAcademy, readDemoCourses } from './demo-academy.ts';
import { courseRow, lessonRows, moduleRows } from './demo-rows.ts';

const demoCourses = await readDemoCourses(await readDemoAcademy());
const published = demoCourses.filter((course) => course.status === 'published');
const bengaliLetters = /[\u0980-\u09ff]/;

describe('the demo courses', () => {
  it.each(demoCourses)('$key could have been written with the course form', (course) => {
    const { instructor, isNew, isBestseller, isFeatured } = courseRow(course, new Date());
    const result = coursePayloadSchema.safeParse({
      ...course,
      instructor,
      isNew,
      isBestseller,
      isFeatured,
      // Only old courses lack these two; the form has asked for them ever since.
      language: course.language ?? 'Bengali',
      difficulty: course.difficulty ?? 'beginner',
    });
    expect(result.error).toBeUndefined();
  });

  it.each(demoCourses)('$key has a curriculum that the curriculum editor could have made', (course) => {
    for (const { title, position } of moduleRows(course)) {
      expect(modulePayloadSchema.safeParse({ title, order: position }).error).toBeUndefined();
    }
    for (const { position, ...lesson } of lessonRows(course)) {
      expect(lessonPayloadSchema.safeParse({ ...lesson, order: position }).error).toBeUndefined();
      expect(lesson.duration ?? '10:00').toMatch(/^\d\d:[0-5]\d$/);
      expect(lesson.content?.split(/\s+/).length).toBeGreaterThan(20);
      expect(lesson.content).not.toMatch(/^\s|~~~|\s$/);
    }
  });

  it('fill every category of the catalogue and more than one page', () => {
    const taken = new Set<string>(published.map((course) => course.category));
    for (const { name } of catalogueCategories) expect(taken).toContain(name);
    for (const name of ['Cybersecurity', 'Cloud Computing']) expect(taken).toContain(name);
    expect(published.length).toBeGreaterThan(catalogue.pageSize);
  });

  it('are in Bengali where they say so, and where the default says so', () => {
    const bengali = demoCourses.filter((course) => bengaliLetters.test(course.title));
    expect(bengali.length).toBeGreaterThanOrEqual(5);
    for (const course of demoCourses) {
      expect([course.key, course.language !== 'English']).toEqual([course.key, bengali.includes(course)]);
    }
    for (const course of bengali) {
      expect(course.author.name).toMatch(bengaliLetters);
      for (const { title, content } of lessonRows(course)) expect(title + content).toMatch(bengaliLetters);
    }
  });

  it('show every default and empty state of the screens somewhere', () => {
    const shown = (test: (course: (typeof published)[number]) => boolean) => published.some(test);
    expect(shown((course) => course.price === null)).toBe(true);
    expect(shown((course) => course.language === null)).toBe(true);
    expect(shown((course) => course.difficulty === null)).toBe(true);
    expect(shown((course) => course.totalDuration === null)).toBe(true);
    expect(shown((course) => course.updatedDaysAgo === null)).toBe(true);
    expect(shown((course) => course.whatYouWillLearn.length === 0)).toBe(true);
    expect(shown((course) => course.badges.length === 0)).toBe(true);
    expect(shown((course) => course.modules.length === 0)).toBe(true);
    expect(shown((course) => course.modules.some(({ lessons }) => lessons.length === 0))).toBe(true);
    expect(demoCourses.map((course) => course.status)).toEqual(
      expect.arrayContaining(['draft', 'archived', 'published']),
    );
  });

  it('are all of the folders in demo/courses', async () => {
    const folders = await readdir(path.join(repositoryRoot, 'demo/courses'));
    expect(demoCourses.map(({ key }) => key).toSorted()).toEqual(folders.toSorted());
  });

  it('have ids of their own', () => {
    const ids = demoCourses.flatMap((course) => [
      courseId(course),
      ...moduleRows(course).map(({ id }) => id),
      ...lessonRows(course).map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
