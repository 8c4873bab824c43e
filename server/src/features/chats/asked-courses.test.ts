import { afterEach, expect, it, vi } from 'vitest';
import { type AskedCourses, openAskedCourses } from './asked-courses.ts';
import { asked, courseOf } from './testing/course-of-sentences.ts';

let courses: AskedCourses | undefined;
afterEach(() => courses?.close());

it('a course is asked in its process until it is closed', async () => {
  courses = openAskedCourses({ onLost: () => undefined });
  const [shuttles, dyes] = await Promise.all([
    courses.open(courseOf('A shuttle is waxed once a month.')),
    courses.open(courseOf('Indigo is a dye.')),
  ]);
  expect(shuttles.bytes).toBeGreaterThan(0);
  expect(await shuttles.find(asked)).toMatchObject({
    fit: true,
    sources: [{ kind: 'speech', lessonId: 'lesson', text: 'A shuttle is waxed once a month.' }],
  });
  expect(await dyes.find(asked)).toMatchObject({ fit: false });
  shuttles.close();
  await expect(shuttles.find(asked)).rejects.toThrow('not kept');
  expect(await dyes.find(asked)).toMatchObject({ fit: false });
});

it('a lesson is read in the same process, and not kept', async () => {
  courses = openAskedCourses({ onLost: () => undefined });
  const [lesson] = courseOf('A shuttle is waxed once a month.', 'Indigo is a dye.').lessons;
  if (lesson === undefined) throw new Error('The course has a lesson.');
  expect(await courses.readLesson(lesson)).toMatchObject([
    { kind: 'speech', lessonId: 'lesson', text: 'A shuttle is waxed once a month. Indigo is a dye.' },
  ]);
});

it('a course that takes too much memory ends its process and nothing else, and the next one starts another', async () => {
  const onLost = vi.fn();
  courses = openAskedCourses({ onLost, heapMegabytes: 40 });
  const words = (n: number) => Array.from({ length: 12 }, (_, i) => `word${n * 12 + i}`).join(' ');
  const large = courseOf(...Array.from({ length: 60_000 }, (_, n) => `${words(n)}.`));
  await expect(courses.open(large)).rejects.toThrow('has ended');
  expect(onLost).toHaveBeenCalledOnce();
  const small = await courses.open(courseOf('A shuttle is waxed once a month.'));
  expect(await small.find(asked)).toMatchObject({ fit: true });
});

it('a course that takes too long ends its process, and everything that waited for it is told', async () => {
  const onLost = vi.fn();
  courses = openAskedCourses({ onLost, timeoutMs: 1 });
  const both = [courses.open(courseOf('Indigo is a dye.')), courses.open(courseOf('Weft is woven.'))];
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected');
  expect(onLost).toHaveBeenCalled();
});
