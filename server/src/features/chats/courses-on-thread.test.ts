import { afterEach, expect, it } from 'vitest';
import { type CoursesOnThread, openCoursesOnThread } from './courses-on-thread.ts';
import { asked, courseOf } from './testing/course-of-sentences.ts';

let courses: CoursesOnThread | undefined;
afterEach(() => courses?.close());

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
