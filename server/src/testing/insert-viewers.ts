/** Students who watch a film through the API, as their players tell of it. */
import type { WatchingReport } from '@academy/contract/watching/watching-calls.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { insertVideo } from './insert-video.ts';
import { signInLearner } from './learner.ts';
import type { TestAcademy } from './test-academy.ts';

export async function openFilm(academy: TestAcademy, { seconds = 30 }: { seconds?: number } = {}) {
  const authorId = await insertUser(academy.database, { name: 'Author' });
  const courseId = await insertCourse(academy.database, { authorId });
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Weaving'] });
  if (lesson === undefined) throw new Error('there is a lesson');
  const path = `/api/courses/${courseId}/modules/${lesson.moduleId}/lessons/${lesson.id}`;
  const author = await signInLearner(academy, authorId);
  const record = async (values = {}) =>
    (await insertVideo(academy, { lessonId: lesson.id, values: { durationSeconds: seconds, ...values } }))
      .version;

  return {
    ...{ authorId, courseId, lessonId: lesson.id, path, author, version: await record(), record },
    confusion: async (version?: string) =>
      (await author('GET', `${path}/confusion${version === undefined ? '' : `?version=${version}`}`)).body,
    student: async (values: Parameters<typeof insertUser>[1] = {}) => {
      const userId = await insertUser(academy.database, values);
      const call = await signInLearner(academy, userId);
      await call('POST', `/api/enrollments/courses/${courseId}`, {});
      const watch = (version: string, report: Partial<Omit<WatchingReport, 'version'>>) =>
        call('POST', `${path}/watching`, { version, seen: [], seenAgain: [], stoppedAt: null, ...report });
      return { userId, call, watch };
    },
  };
}

export type OpenFilm = Awaited<ReturnType<typeof openFilm>>;

/** So many other students, who all report the same. */
export async function watchTogether(
  film: OpenFilm,
  count: number,
  report: Partial<Omit<WatchingReport, 'version'>>,
  version = film.version,
) {
  const students = [];
  for (let number = 0; number < count; number += 1) {
    const student = await film.student();
    await student.watch(version, report);
    students.push(student);
  }
  return students;
}
