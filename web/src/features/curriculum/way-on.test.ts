import { expect, it } from 'vitest';
import { sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { wayOn } from './way-on.ts';

const modules = sampleCurriculum({ First: ['One', 'Two'], Second: ['Three'] });
const after = (...completed: string[]) => ({ completed: new Set(completed), lastWatchedLessonId: null });

it('goes on to the next lesson, over the end of a module', () => {
  expect(wayOn(modules, after('one', 'two'), 'two')).toMatchObject({
    next: { title: 'Three' },
    courseComplete: false,
  });
});

it('leads from the last lesson back to one that was left out', () => {
  expect(wayOn(modules, after('one', 'three'), 'three').next?.title).toBe('Two');
});

it('ends where all is done, and where this lesson alone is left', () => {
  expect(wayOn(modules, after('one', 'two', 'three'), 'three')).toEqual({
    next: undefined,
    courseComplete: true,
  });
  expect(wayOn(modules, after('one', 'two'), 'three')).toEqual({ next: undefined, courseComplete: false });
});
