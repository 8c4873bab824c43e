import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growLargeCatalogue } from './grow-large-catalogue.ts';
import { largeCourse, largeCourseId } from './large-course.ts';

describe('the large catalogue', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(async () => {
    await test.drop();
  });

  async function grow(courseCount: number, withLessons = false): Promise<string[]> {
    const sentences: string[] = [];
    await growLargeCatalogue(test.database, {
      courseCount,
      withLessons,
      onProgress: (sentence) => sentences.push(sentence),
    });
    return sentences;
  }

  it('grows to the number that is asked for, and does nothing when it is there', async () => {
    expect(await grow(2_500)).toEqual(['2500 of 2500 courses made', 'The large catalogue has 2500 courses.']);
    expect(await test.database.db.$count(courses, eq(courses.status, 'published'))).toBe(2_500);
    expect(await grow(2_500)).toEqual(['The large catalogue has 2500 courses.']);
    expect(await grow(2_600)).toContain('100 of 100 courses made');
    expect(await test.database.db.$count(courses)).toBe(2_600);
  });

  it('replaces what was deleted, and only that', async () => {
    await test.database.db.delete(courses).where(eq(courses.id, largeCourseId(7)));
    expect(await grow(2_600)).toContain('1 of 1 courses made');
    const [again] = await test.database.db
      .select()
      .from(courses)
      .where(eq(courses.id, largeCourseId(7)));
    expect(again?.title).toBe(largeCourse(7).title);
  });

  it('gives its courses lessons when asked to, once', async () => {
    await grow(2_600, true);
    await grow(2_600, true);
    expect(await test.database.db.$count(modules)).toBe(2 * 2_600);
    expect(await test.database.db.$count(lessons)).toBe(6 * 2_600);
  });

  it('holds courses that could have been written with the course form', () => {
    for (let number = 0; number < 300; number += 1) {
      const course = largeCourse(number);
      const filled = { ...course, difficulty: course.difficulty ?? 'beginner' };
      expect(coursePayloadSchema.safeParse(filled).error).toBeUndefined();
      expect(
        course.price === null || Math.abs(course.price * 100 - Math.round(course.price * 100)) < 1e-9,
      ).toBe(true);
    }
  });

  it('has words that only one course of a hundred thousand has, and one that five have', () => {
    const withWord = (word: string) =>
      Array.from({ length: 100_000 }, (_, number) => number)
        .filter((number) => number % 10_000 === 0 || number % 20_000 === 7)
        .filter((number) => largeCourse(number).description.includes(word));
    expect(withWord('zymurgy')).toEqual([0]);
    expect(withWord('syzygy')).toEqual([20_000]);
    expect(withWord('ethnobotany')).toHaveLength(5);
    expect(largeCourse(1).description).not.toMatch(/zymurgy|syzygy|ethnobotany/);
  });
});
