import { randomBytes } from 'node:crypto';
import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { growLargeCatalogue } from './grow-large-catalogue.ts';
import { largeCourse, largeCourseId } from './large-course.ts';

/** A database of its own, cloned from the migrated one that all tests have. */
const template = new URL(inject('templateDatabase'));
const name = `academy_bench_${randomBytes(8).toString('hex')}`;
const onDatabase = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href;

describe('the large catalogue', () => {
  const server = new pg.Client({ connectionString: onDatabase('postgres') });
  const client = new pg.Client({ connectionString: onDatabase(name) });
  beforeAll(async () => {
    await server.connect();
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.end();
  });

  async function count(rows: string): Promise<number> {
    const { rows: counted } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${rows}`);
    return counted[0]?.count ?? Number.NaN;
  }

  async function grow(courseCount: number, withLessons = false): Promise<string[]> {
    const sentences: string[] = [];
    await growLargeCatalogue(onDatabase(name), {
      courseCount,
      withLessons,
      coursesAStatement: 200,
      onProgress: (sentence) => sentences.push(sentence),
    });
    return sentences;
  }

  it('grows to the number that is asked for, and does nothing when it is there', async () => {
    expect(await grow(250)).toEqual(['250 of 250 courses made', 'The large catalogue has 250 courses.']);
    expect(await count(`courses WHERE status = 'published'`)).toBe(250);
    expect(await grow(250)).toEqual(['The large catalogue has 250 courses.']);
    expect(await grow(260)).toContain('10 of 10 courses made');
    expect(await count('courses')).toBe(260);
  });

  it('replaces what was deleted, and only that', async () => {
    await client.query('DELETE FROM courses WHERE id = $1', [largeCourseId(7)]);
    expect(await grow(260)).toContain('1 of 1 courses made');
    const { rows } = await client.query('SELECT title FROM courses WHERE id = $1', [largeCourseId(7)]);
    expect(rows).toEqual([{ title: largeCourse(7).title }]);
  });

  it('gives its courses lessons when asked to, once', async () => {
    await grow(260, true);
    await grow(260, true);
    expect(await count('modules')).toBe(2 * 260);
    expect(await count('lessons')).toBe(6 * 260);
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
