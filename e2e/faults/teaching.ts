/** Courses, lessons and films of a creator, made as the web app makes them. */
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { Caller } from './caller.ts';

export interface Place {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

export const details = {
  title: 'Holding on',
  description: 'What is left when everything else has gone wrong.',
  category: 'Web Development',
  instructor: 'Somebody Calm',
  language: 'English',
  difficulty: 'beginner',
  price: null,
};

export async function createLesson(author: Caller): Promise<Place> {
  const { id: courseId } = await author.ask('POST', '/api/courses', details);
  const { id: moduleId } = await author.ask('POST', `/api/courses/${courseId}/modules`, {
    title: 'First',
    order: 1,
  });
  const lessonId = await addLesson(author, { courseId, moduleId }, { title: 'Lesson 1' });
  await author.ask('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
  return { courseId, moduleId, lessonId };
}

export async function addLesson(
  author: Caller,
  { courseId, moduleId }: Omit<Place, 'lessonId'>,
  lesson: object,
): Promise<string> {
  const { id } = await author.ask('POST', `/api/courses/${courseId}/modules/${moduleId}/lessons`, lesson);
  return id;
}

export const lessonPath = ({ courseId, moduleId, lessonId }: Place) =>
  `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;

export function videoOf(author: Caller, place: Place): Promise<VideoStatus> {
  return author.ask('GET', `${lessonPath(place)}/video`);
}

const tus = { 'tus-resumable': '1.0.0' };

/** Answers the address of a new upload. */
export async function beginUpload(author: Caller, place: Place, bytes: number): Promise<string> {
  const metadata = Object.entries({ ...place, filename: 'film.mp4' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata };
  const { status, headers: answer } = await author.send('POST', '/api/uploads', headers, ['']);
  if (status !== 201) throw new Error(`The upload was not begun: ${status}`);
  return answer.get('location') ?? '';
}

/** How much of it the academy has. */
export async function uploadedBytes(author: Caller, upload: string): Promise<number> {
  const { status, headers } = await author.send('HEAD', upload, tus, ['']);
  if (status !== 200) throw new Error(`The upload cannot be gone on with: ${status}`);
  return Number(headers.get('upload-offset'));
}

export async function sendBytes(
  author: Caller,
  upload: string,
  offset: number,
  bytes: Buffer,
): Promise<number> {
  const type = 'application/offset+octet-stream';
  const headers = { ...tus, 'content-type': type, 'upload-offset': String(offset) };
  return (await author.send('PATCH', upload, headers, [new Uint8Array(bytes)])).status;
}

/** Answers the id of the version of the video that it becomes. */
export async function uploadFilm(author: Caller, place: Place, film: Buffer): Promise<string> {
  const upload = await beginUpload(author, place, film.length);
  const status = await sendBytes(author, upload, 0, film);
  if (status !== 204) throw new Error(`The film was not taken: ${status}`);
  return upload.split('/').at(-1) ?? '';
}

/** Every address of the stream answers: the master, each playlist, the key, each first segment. */
export async function streamPlays(student: Caller, { lessonId }: Place): Promise<boolean> {
  const addresses = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const master = await student.call('GET', `/api/hls/stream/${lessonId}`);
  if (master.status !== 200) return false;
  for (const address of addresses(master.body)) {
    const url = new URL(address, `${student.origin}/api/hls/stream/${lessonId}`);
    const variant = await student.call('GET', url.pathname);
    if (variant.status !== 200) return false;
    const key = /URI="([^"]+)"/.exec(variant.body)?.[1] ?? '';
    for (const part of [key, addresses(variant.body)[0] ?? '']) {
      const { status } = await student.call('GET', new URL(part, url).pathname);
      if (status !== 200) return false;
    }
  }
  return true;
}
