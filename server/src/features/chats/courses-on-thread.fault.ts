import { afterEach, expect, it, vi } from 'vitest';
import { type CoursesOnThread, openCoursesOnThread } from './courses-on-thread.ts';
import { asked, courseOf } from './testing/course-of-sentences.ts';

let courses: CoursesOnThread | undefined;
afterEach(() => courses?.close());

/*
 * Not among the tests of every day: seldom V8 itself gives up while it ends a thread for its memory ("Check failed:
 * GetTimerForCollectionRequest"), and takes the process along.
 */
it('a thread that takes too much memory ends alone, says so, and the next course starts another', async () => {
  const onLost = vi.fn();
  courses = openCoursesOnThread({ onLost, heapMegabytes: 40 });
  const words = (n: number) => Array.from({ length: 12 }, (_, i) => `word${n * 12 + i}`).join(' ');
  const large = courseOf(...Array.from({ length: 60_000 }, (_, n) => `${words(n)}.`));
  await expect(courses.open(large)).rejects.toThrow();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), { timeout: 20_000 });
  const small = await courses.open(courseOf('A shuttle is waxed once a month.'));
  expect(await small.find(asked)).toMatchObject({ fit: true });
});
