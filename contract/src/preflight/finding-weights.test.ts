import { expect, it } from 'vitest';
import { byWeight } from './finding-weights.ts';

it('puts what stops a student first and what could be nicer last, and keeps the order of the course otherwise', () => {
  const inCourse = [
    { code: 'film_too_quiet', at: 1 },
    { code: 'lesson_empty', at: 2 },
    { code: 'link_broken', at: 3 },
    { code: 'film_failed', at: 4 },
    { code: 'image_without_description', at: 5 },
    { code: 'captions_missing', at: 6 },
  ] as const;
  expect(byWeight(inCourse).map(({ at }) => at)).toEqual([2, 4, 3, 6, 1, 5]);
});
