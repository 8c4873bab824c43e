/** Courses, lessons and films of a creator, made with the calls that the web app makes. */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { lessonCall, partHeaders, tusHeaders, uploadHeaders } from '../lesson-calls.ts';
import { newFolder } from '../start-academy.ts';
import type { Caller } from './caller.ts';
import { StartedAcademy } from './started-academy.ts';
import { until } from './until.ts';

/** An academy with a course, its author, and a student who is enrolled. */
export interface Classroom {
  readonly academy: StartedAcademy;
  readonly folder: string;
  readonly author: Caller;
  readonly student: Caller;
  readonly lesson: LessonAddress;
}

export async function openClassroom(environment: Readonly<Record<string, string>> = {}): Promise<Classroom> {
  const folder = newFolder();
  const academy = await StartedAcademy.start(folder, environment);
  const author = await academy.signIn('author@example.com');
  const student = await academy.signIn('student@example.com');
  const lesson = await createLesson(author);
  await student.ask('POST', `/api/enrollments/courses/${lesson.courseId}`, {});
  return { academy, folder, author, student, lesson };
}

export const details = {
  title: 'Holding on',
  description: 'What is left when everything else has gone wrong.',
  category: 'Web Development',
  instructor: 'Kamala Das',
  language: 'English',
  difficulty: 'beginner',
  price: null,
};

/** The first lesson of a new course, which is published. */
export async function createLesson(author: Caller): Promise<LessonAddress> {
  const { id: courseId } = await author.ask('POST', '/api/courses', details);
  const module = { title: 'First', order: 1 };
  const { id: moduleId } = await author.ask('POST', `/api/courses/${courseId}/modules`, module);
  const lessonId = await addLesson(author, { courseId, moduleId }, { title: 'Lesson 1' });
  await author.ask('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
  return { courseId, moduleId, lessonId };
}

export async function addLesson(
  author: Caller,
  { courseId, moduleId }: Omit<LessonAddress, 'lessonId'>,
  lesson: object,
): Promise<string> {
  const { id } = await author.ask('POST', `/api/courses/${courseId}/modules/${moduleId}/lessons`, lesson);
  return id;
}

export function videoOf(author: Caller, lesson: LessonAddress): Promise<VideoStatus> {
  return author.ask('GET', `${lessonCall(lesson)}/video`);
}

export async function untilVideo(
  author: Caller,
  lesson: LessonAddress,
  { state, withinMs }: { state: VideoStatus['state']; withinMs: number },
): Promise<void> {
  const isReached = async () => (await videoOf(author, lesson)).state === state;
  await until(isReached, { withinMs, what: `the film to be ${state}`, everyMs: 250 });
}

export async function untilPercent(
  author: Caller,
  lesson: LessonAddress,
  { percent, withinMs }: { percent: number; withinMs: number },
): Promise<void> {
  const isReached = async () => ((await videoOf(author, lesson)).percent ?? 0) >= percent;
  await until(isReached, { withinMs, what: `${percent} percent of the film` });
}

/** Answers the address of a new upload. */
export async function beginUpload(author: Caller, lesson: LessonAddress, bytes: number): Promise<string> {
  const headers = uploadHeaders(lesson, { filename: 'film.mp4', bytes });
  const { status, headers: answer } = await author.send('POST', '/api/uploads', headers);
  if (status !== 201) throw new Error(`The upload was not begun: ${status}`);
  return answer.get('location') ?? '';
}

/** How much of it the academy has. */
export async function uploadedBytes(author: Caller, upload: string): Promise<number> {
  const { status, headers } = await author.send('HEAD', upload, tusHeaders);
  if (status !== 200) throw new Error(`The upload cannot be resumed: ${status}`);
  return Number(headers.get('upload-offset'));
}

export async function sendBytes(
  author: Caller,
  upload: string,
  offset: number,
  bytes: Buffer,
): Promise<number> {
  return (await author.send('PATCH', upload, partHeaders(offset), new Uint8Array(bytes))).status;
}

/** Answers the id of the version of the video that it becomes. */
export async function uploadFilm(author: Caller, lesson: LessonAddress, film: Buffer): Promise<string> {
  const upload = await beginUpload(author, lesson, film.length);
  const status = await sendBytes(author, upload, 0, film);
  if (status !== 204) throw new Error(`The film was not taken: ${status}`);
  return upload.split('/').at(-1) ?? '';
}

/** Every address of the stream answers: the master, each playlist, the key, each first segment. */
export async function streamPlays(student: Caller, { lessonId }: LessonAddress): Promise<boolean> {
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
