import type { CourseText } from '@academy/platform/passages/course-text.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { type CoursesOnThread, openCoursesOnThread } from './courses-on-thread.ts';

let courses: CoursesOnThread | undefined;
afterEach(() => courses?.close());

const courseOf = (...sentences: string[]): CourseText => ({
  wordList: [],
  lessons: [
    {
      ...{ lessonId: 'lesson', moduleId: 'module', title: 'Looms', takeaways: [], files: [], content: null },
      tracks: [
        {
          language: 'en',
          cues: sentences.map((text, index) => ({ startMs: index * 4000, endMs: index * 4000 + 3000, text })),
        },
      ],
    },
  ],
});

const asked = { text: 'Is a shuttle waxed once a month?', lessonId: null, earlier: [] };

it('a course is asked on its thread until it is closed', async () => {
  courses = openCoursesOnThread({ onLost: () => undefined });
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
