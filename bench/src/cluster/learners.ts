/** Learners who are signed in and in the course, and what they do. */
import { contentKeyPath, playlistPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { RunningAcademy } from '../running-academy.ts';
import { openBrowser } from '../soak/browser.ts';
import type { LessonToWatch } from '../soak/lesson-videos.ts';

export interface ClusterLearner {
  readonly cookie: string;
  readonly address: string;
}

export interface Call {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

export interface Activity {
  readonly name: string;
  /** How often a learner does it in an hour: see docs/scale.md. */
  readonly timesAnHour: number;
  /** One after the other. */
  readonly calls: readonly Call[];
  /** Where not all of them are one time. */
  readonly callsEachTime?: number;
}

const signedInAtOnce = 4;

export async function signInLearners(
  { origin }: RunningAcademy,
  { courseId }: LessonToWatch,
  count: number,
): Promise<ClusterLearner[]> {
  const learners: ClusterLearner[] = [];
  let next = 0;
  const arrive = async () => {
    for (let number = next++; number < count; number = next++) {
      const address = `10.30.${number >> 8}.${number & 255}`;
      const browser = openBrowser(origin, address);
      await browser.signIn({ email: `cluster-${number}@example.com`, name: `Learner ${number}` });
      await browser.send(`/api/enrollments/courses/${courseId}`, { method: 'POST', body: {} });
      learners.push({ cookie: browser.cookie(), address });
      browser.close();
    }
  };
  await Promise.all(Array.from({ length: signedInAtOnce }, arrive));
  return learners;
}

/** What the web app asks for: `web/src/app/lesson/start-lesson.ts`, `web/src/features/videos/position-saver.ts`. */
export function activitiesOf({ courseId, moduleId, lessonId, version }: LessonToWatch): Activity[] {
  const course = `/api/courses/${courseId}`;
  const enrollment = `/api/enrollments/courses/${courseId}`;
  const lesson = `${course}/modules/${moduleId}/lessons/${lessonId}`;
  const get = (...paths: string[]): Call[] => paths.map((path) => ({ method: 'GET', path }));
  return [
    {
      name: 'open a lesson',
      timesAnHour: 6,
      calls: [
        ...get(lesson, `${lesson}/video`, `${lesson}/position`),
        ...get(streamPath(lessonId), playlistPath(lessonId, version, 360), contentKeyPath(lessonId, version)),
        ...get('/api/auth/me', course, `${course}/curriculum`, enrollment),
        { method: 'PUT', path: `${enrollment}/lessons/${lessonId}/complete`, body: {} },
      ],
    },
    {
      name: 'save the position',
      timesAnHour: 360,
      callsEachTime: 1,
      calls: Array.from({ length: 10 }, (_, step) => ({
        method: 'PUT',
        path: `${lesson}/position`,
        body: { seconds: step + 1 },
      })),
    },
    {
      name: 'look around',
      timesAnHour: 4,
      calls: [
        ...get('/api/auth/me', '/api/courses?limit=8', '/api/enrollments/courses'),
        ...get('/api/courses?limit=16&categoryId=2', course, `${course}/curriculum`, enrollment),
      ],
    },
  ];
}
