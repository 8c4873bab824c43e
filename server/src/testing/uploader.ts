/** A user who uploads over real connections, with every header under the hand of the test. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { uploads } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import type { TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';

export interface UploadTarget {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: { message?: string; code?: string };
}

interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array;
}

export type Uploader = Awaited<ReturnType<typeof createUploader>>;

/** An author with a lesson of their own, unless they are given. */
export async function createUploader(
  academy: Pick<TestAcademy, 'database'>,
  origin: string,
  given: { userId?: string; target?: UploadTarget } = {},
) {
  const userId = given.userId ?? (await insertUser(academy.database, { role: 'creator' }));
  const target = given.target ?? (await insertLesson(academy, userId));
  const cookie = cookieHeader(await startTestSession(academy, userId));
  const own = { cookie, origin, 'tus-resumable': '1.0.0' };

  /** Sends a request whose body the test writes itself, and may leave unfinished. */
  const open = (method: string, url: string, headers: Record<string, string> = {}, at = origin) => {
    const request = httpRequest(new URL(url, at), { method, headers: { ...own, ...headers }, agent: false });
    const answer = new Promise<Answer>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => void readAnswer(response).then(resolve, reject));
    });
    // A test that cuts the connection does not ask for the answer.
    answer.catch(() => undefined);
    return { request, answer };
  };
  const send = (method: string, path: string, { headers = {}, body }: Sent = {}, at = origin) => {
    const { request, answer } = open(method, path, headers, at);
    request.end(body);
    return answer;
  };
  const patchHeaders = (offset: number, length?: number) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  });

  return {
    userId,
    target,
    cookie,
    open,
    send,
    patchHeaders,
    begin: (bytes: number, name = 'talk.mp4', at = origin) =>
      send(
        'POST',
        uploadsPath,
        { headers: { 'upload-length': String(bytes), 'upload-metadata': metadataOf(target, name) } },
        at,
      ),
    beginResource: (bytes: number, name = 'slides.pdf') =>
      send('POST', uploadsPath, {
        headers: {
          'upload-length': String(bytes),
          'upload-metadata': metadataOf(target, name, 'resource'),
        },
      }),
    /** The address of a new upload. */
    async begun(bytes: number, name?: string): Promise<string> {
      const { status, headers } = await this.begin(bytes, name);
      if (status !== 201) throw new Error(`The upload was not begun: ${status}`);
      return String(headers.location);
    },
    patch: (path: string, offset: number, body: Uint8Array, at = origin) =>
      send('PATCH', path, { headers: patchHeaders(offset, body.byteLength), body }, at),
    async offset(path: string, at = origin): Promise<number> {
      const { status, headers } = await send('HEAD', path, {}, at);
      if (status !== 200) throw new Error(`The upload cannot be gone on with: ${status}`);
      return Number(headers['upload-offset']);
    },
  };
}

async function insertLesson(
  { database }: Pick<TestAcademy, 'database'>,
  authorId: string,
): Promise<UploadTarget> {
  const courseId = await insertCourse(database, { authorId });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
  return { courseId, moduleId: lesson?.moduleId ?? '', lessonId: lesson?.id ?? '' };
}

export function metadataOf(
  { courseId, moduleId, lessonId }: UploadTarget,
  filename = 'talk.mp4',
  purpose?: 'resource' | 'course',
): string {
  return Object.entries({ courseId, moduleId, lessonId, filename, ...(purpose && { purpose }) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** What a call of the protocol says beside its address, when it is made only to see who may make it. */
export function tusHeaders(method: string, target: UploadTarget): Record<string, string> {
  const own = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  return method === 'POST'
    ? { ...own, 'upload-length': '5', 'upload-metadata': metadataOf(target) }
    : { ...own, 'upload-offset': '0' };
}

/** One that was begun, and of which nothing has come. */
export async function insertUpload(
  { database, uploadStore }: Pick<TestAcademy, 'database' | 'uploadStore'>,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<string> {
  const id = newId();
  await database.db.insert(uploads).values({ id, userId, lessonId, fileName: 'talk.mp4', bytes: 5 });
  await uploadStore.create(id);
  return id;
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const chunk of response) text += chunk;
  const body = text === '' ? {} : (JSON.parse(text) as Answer['body']);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
