import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { RunningAcademy } from '../running-academy.ts';

export interface CreatorsLesson extends LessonAddress {
  readonly cookie: string;
  /** Resolves when the academy has the last byte. */
  upload(file: string): Promise<void>;
  /** A save of the editor, at an address below the lesson's. */
  save(address: string, content: object | string): Promise<void>;
  status(): Promise<VideoStatus>;
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

const course = {
  title: 'Measured course',
  description: 'A course that is made to be measured.',
  category: 'Design',
  instructor: 'Tanvir Ahmed',
  language: 'English',
  difficulty: 'beginner',
  price: null,
};

/** A published course of the demo's creator with one lesson, made with the calls of the editor. */
export async function makeCreatorsLesson(academy: RunningAcademy): Promise<CreatorsLesson> {
  const cookie = await academy.command('session', 'creator@example.com');
  const { origin } = academy;
  const send = async (method: string, address: string, { headers, body }: Sending = {}) => {
    const answer = await fetch(new URL(address, origin), {
      method,
      headers: { cookie, origin, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const json = (data: object): Sending => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const create = async (address: string, data: object) =>
    ((await (await send('POST', address, json(data))).json()) as { id: string }).id;

  const courseId = await create('/api/courses', course);
  const moduleId = await create(`/api/courses/${courseId}/modules`, { title: 'One' });
  const lessons = `/api/courses/${courseId}/modules/${moduleId}/lessons`;
  const lessonId = await create(lessons, { title: 'Measured lesson' });
  await send('PUT', `/api/creator/courses/${courseId}/status`, json({ status: 'published' }));

  return {
    courseId,
    moduleId,
    lessonId,
    cookie,
    upload: async (file) => {
      const bytes = await readFile(file);
      const metadata = Object.entries({ courseId, moduleId, lessonId, filename: 'sample.mp4' })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      const tus = { 'tus-resumable': '1.0.0' };
      const created = await send('POST', '/api/uploads', {
        headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
      });
      await send('PATCH', created.headers.get('location') ?? '', {
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: bytes,
      });
    },
    save: async (address, content) => {
      const sent = typeof content === 'string' ? { body: content } : json(content);
      await send('PUT', `${lessons}/${lessonId}/${address}`, sent);
    },
    status: async () => (await (await send('GET', `${lessons}/${lessonId}/video`)).json()) as VideoStatus,
  };
}

/** The milliseconds from now until the lesson's video has reached a state. */
export async function timeUntil(
  lesson: CreatorsLesson,
  isReached: (status: VideoStatus) => boolean,
  limitMs: number,
): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    const status = await lesson.status();
    if (isReached(status)) return performance.now() - started;
    if (status.state === 'failed') throw new Error(`The video failed: ${status.failure?.code}`);
    await delay(100);
  }
  throw new Error('The video was not prepared in time.');
}
