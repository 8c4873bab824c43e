/** What a teacher and her students had done in an academy that ran commit 089d61e. Only calls that it knew. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from './caller.ts';

export const people = {
  teacher: 'kamala@example.com',
  student: 'anika@example.com',
  beginner: 'rahim@example.com',
} as const;

export type Person = keyof typeof people;

/** A film of three seconds with sound. */
const film = path.resolve(import.meta.dirname, '../../../../e2e/clips/varying-rate.mp4');
const cover = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPY6qFFEmIY1TCqYfhqAABgjCcQFMHVNgAAAABJRU5ErkJggg==',
  'base64',
);

const course = {
  title: 'Rice through the year',
  description: 'From the seed bed to the barn: what a field of rice needs in each of its months.',
  category: 'Data Science',
  instructor: 'Kamala Das',
  language: 'English',
  difficulty: 'beginner',
  price: 12.5,
};

const modules = [
  {
    title: 'Before the rain',
    lessons: [
      {
        title: 'Choosing seed',
        content: '# Seed\n\nWater *sorts* it: what floats is empty.',
        duration: '08:00',
      },
      { title: 'বীজতলা', content: 'বীজতলা ভেজা থাকবে, ডুবে থাকবে না।' },
    ],
  },
  { title: 'In the rain', lessons: [{ title: 'Planting out', content: '- two leaves\n- two fingers deep' }] },
];

/** Answers the calls whose answers are kept, by who makes them. */
export async function fillAcademy(by: Record<Person, Caller>): Promise<[Person, string][]> {
  const { teacher, student, beginner } = by;
  const courseId = await make(teacher, '/api/courses', course);
  const lessons: string[] = [];
  for (const { title, lessons: contents } of modules) {
    const moduleId = await make(teacher, `/api/courses/${courseId}/modules`, { title });
    for (const lesson of contents) {
      const path = `/api/courses/${courseId}/modules/${moduleId}/lessons`;
      lessons.push(`${path}/${await make(teacher, path, lesson)}`);
    }
  }
  const [first = '', second = '', third = ''] = lessons;
  const headers = { 'content-type': 'image/png' };
  await teacher.fetch(`/api/courses/${courseId}/cover`, { method: 'PUT', headers, body: cover });
  await upload(teacher, first);
  await teacher.send('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
  const draftId = await make(teacher, '/api/courses', { ...course, title: 'Jute, some day' });

  const enrollment = `/api/enrollments/courses/${courseId}`;
  for (const learner of [student, beginner]) await learner.send('POST', enrollment, {});
  for (const lesson of [first, second]) {
    await student.send('PUT', `${enrollment}/lessons/${idOf(lesson)}/complete`, {});
  }
  await student.send('POST', `${first}/note`, { content: 'Salt water sorts it better.\n\nলবণ জল!' });
  await student.send('POST', `${third}/note`, { content: 'Ask about the second planting.' });
  await beginner.send('POST', `${first}/note`, { content: 'Which seed did we have last year?' });
  await student.send('PUT', `${first}/position`, { seconds: 2 });
  await student.send('POST', `${first}/quiz/check`, { answers: { q1: 'a', q2: 'c' } });
  await student.send('POST', `${first}/quiz/check`, { answers: { q1: 'b', q2: 'c' } });

  const everyone = [
    ...['/api/auth/me', '/api/users/profile', '/api/enrollments/courses', enrollment],
    ...['/api/courses?limit=8', '/api/courses/in-progress', '/api/courses?search=rice'],
    ...[`/api/courses/${courseId}`, `/api/courses/${courseId}/curriculum`],
    ...lessons.flatMap((lesson) => [lesson, `${lesson}/note`, `${lesson}/position`]),
  ];
  const authors = [
    ...['/api/auth/me', '/api/creator/courses', `/api/courses/${courseId}/students`],
    ...[`/api/courses/${draftId}`, `${first}/video`, `${second}/video`],
  ];
  return [
    ...authors.map((path): [Person, string] => ['teacher', path]),
    ...everyone.flatMap((path): [Person, string][] => [
      ['student', path],
      ['beginner', path],
    ]),
  ];
}

async function make(caller: Caller, path: string, payload: object): Promise<string> {
  return z.object({ id: z.string() }).parse(await caller.send('POST', path, payload)).id;
}

async function upload(author: Caller, lesson: string): Promise<void> {
  const bytes = await readFile(film);
  const [, , , courseId = '', , moduleId = '', , lessonId = ''] = lesson.split('/');
  const metadata = Object.entries({ courseId, moduleId, lessonId, filename: 'seed.mp4' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await author.fetch('/api/uploads', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  await author.fetch(begun.headers.get('location') ?? '', {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: bytes,
  });
  const status = z.object({ state: z.string() });
  while (status.parse(await author.get(`${lesson}/video`)).state !== 'ready') await delay(500);
}

function idOf(lesson: string): string {
  return lesson.split('/').at(-1) ?? '';
}
