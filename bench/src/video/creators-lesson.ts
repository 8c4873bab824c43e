import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { RunningAcademy } from '../running-academy.ts';

export interface CreatorsLesson {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  readonly cookie: string;
  /** Resolves when the last byte has been taken. */
  upload(file: string): Promise<void>;
  status(): Promise<VideoStatus>;
}

const course = {
  title: 'Measured course',
  description: 'A course that is made to be measured.',
  category: 'Design',
  thumbnailUrl: '',
  instructor: 'Tanvir Ahmed',
  language: 'English',
  difficulty: 'beginner',
  price: null,
  isFeatured: false,
  isBestseller: false,
  isNew: true,
};

/** A published course of the demo's creator with one lesson, made by the API as the studio does it. */
export async function makeCreatorsLesson(academy: RunningAcademy): Promise<CreatorsLesson> {
  const cookie = await academy.command('session', 'creator@example.com');
  const { origin } = academy;
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const made = async (path: string, body: object) =>
    ((await (await send('POST', path, body)).json()) as { id: string }).id;

  const courseId = await made('/api/courses', course);
  const moduleId = await made(`/api/courses/${courseId}/modules`, { title: 'One', order: 1 });
  const lessons = `/api/courses/${courseId}/modules/${moduleId}/lessons`;
  const lessonId = await made(lessons, { title: 'Measured lesson', order: 1, moduleId, courseId });
  await send('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });

  return {
    courseId,
    moduleId,
    lessonId,
    cookie,
    upload: async (file) => {
      const bytes = await readFile(file);
      const metadata = { courseId, moduleId, lessonId, filename: 'sample.mp4' };
      const tus = { cookie, origin, 'tus-resumable': '1.0.0' };
      const created = await fetch(`${origin}/api/uploads`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(bytes.length),
          'upload-metadata': Object.entries(metadata)
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
      if (created.status !== 201)
        throw new Error(`The upload was refused: ${created.status} ${await created.text()}`);
      const taken = await fetch(new URL(created.headers.get('location') ?? '', origin), {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: bytes,
      });
      if (taken.status !== 204)
        throw new Error(`The upload broke off: ${taken.status} ${await taken.text()}`);
    },
    status: async () => (await (await send('GET', `${lessons}/${lessonId}/video`)).json()) as VideoStatus,
  };
}

/** The milliseconds from now until the lesson's video has come so far. */
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
