import { statusOfError } from '@academy/contract/http/error-codes.ts';
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { AnswerTus } from './tus-server.ts';
import type { UploadLocker } from './upload-locker.ts';
import { readUploadMetadata } from './upload-metadata.ts';
import type { FoundUpload } from './uploads.repository.ts';
import type { UploadsService } from './uploads.service.ts';

export interface UploadRoutesParts {
  readonly uploads: UploadsService;
  readonly locker: UploadLocker;
  readonly answerTus: AnswerTus;
}

const beginLimit = { max: 60, timeWindow: '1 minute' };

const oneUpload = `${uploadsPath}/:uploadId`;

/** To be registered in a scope of its own: bodies are passed on here unread and of any size. */
export function registerUploadRoutes(app: FastifyInstance, parts: UploadRoutesParts): void {
  const { uploads, locker, answerTus } = parts;
  const found = new WeakMap<FastifyRequest, FoundUpload>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onResponse', drainBody);

  /** The lesson is named by the metadata instead of the path; the rules are those of every author's call. */
  const mayBegin = async (request: FastifyRequest) => {
    const metadata = readUploadMetadata(request.headers['upload-metadata']);
    // Everybody may bring a course, as everybody may write one; whether it may become one is asked when it is imported.
    if (metadata.purpose === 'course') return enforceAccess('signed-in', request, app.findCourse);
    const { courseId, moduleId, lessonId } = metadata;
    request.params = { courseId, moduleId, lessonId };
    await enforceAccess('author', request, app.findCourse);
  };

  const mayContinue = async (request: FastifyRequest) => {
    const viewer = signedIn(request);
    const { uploadId = '' } = request.params as Record<string, string>;
    const upload = isId(uploadId) ? await uploads.find(uploadId) : null;
    if (upload === null) throw new Refusal('upload_not_found');
    const { courseId, moduleId, lessonId } = upload;
    request.params = { uploadId, courseId, moduleId, lessonId };
    if (upload.isCourse) {
      // Whose it is, is nobody else's business.
      if (upload.userId !== viewer.id) throw new Refusal('upload_not_found');
      found.set(request, upload);
      return;
    }
    await enforceAccess('author', request, app.findCourse).catch((error: unknown) => {
      // An upload into a course that cannot be seen is as missing as the course.
      throw error instanceof Refusal && statusOfError(error.code) === 404
        ? new Refusal('upload_not_found')
        : error;
    });
    if (upload.userId !== viewer.id) throw new Refusal('upload_not_yours');
    found.set(request, upload);
  };

  const uploadOf = (request: FastifyRequest): FoundUpload => {
    const upload = found.get(request);
    if (upload === undefined) throw new Refusal('upload_not_found');
    return upload;
  };

  app.options(uploadsPath, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
    answerTus(request, reply),
  );

  app.post(
    uploadsPath,
    {
      config: { access: 'author', token: 'teach', rateLimit: beginLimit, longBody: true },
      schema: {
        summary:
          'Begin to upload the video or a file of a lesson, or a course to import, over the tus protocol',
        tags: ['uploads'],
      },
      preValidation: mayBegin,
    },
    (request, reply) => answerTus(request, reply),
  );

  app.head(
    oneUpload,
    { config: { access: 'author', token: 'teach' }, schema: { hide: true }, preValidation: mayContinue },
    async (request, reply) => {
      const { id, bytes, isFinished } = uploadOf(request);
      // The last answer may have been lost on its way: what is complete is finished now, and said to be so.
      if (isFinished || (await uploads.finish(id))) return sayFinished(reply, bytes ?? 0);
      return answerTus(request, reply, id);
    },
  );

  app.patch(
    oneUpload,
    {
      config: { access: 'author', token: 'teach', longBody: true },
      schema: { summary: 'Go on with an upload', tags: ['uploads'] },
      preValidation: mayContinue,
    },
    async (request, reply) => {
      const { id, isFinished } = uploadOf(request);
      if (isFinished) throw new Refusal('upload_gone');
      return answerTus(request, reply, id);
    },
  );

  app.delete(
    oneUpload,
    {
      config: { access: 'author', token: 'teach' },
      schema: { summary: 'Give an upload up', tags: ['uploads'] },
      preValidation: mayContinue,
    },
    async (request, reply) => {
      const { id, isFinished } = uploadOf(request);
      if (isFinished) throw new Refusal('upload_gone');
      locker.release(id);
      return answerTus(request, reply, id);
    },
  );
}

function sayFinished(reply: FastifyReply, bytes: number): FastifyReply {
  return reply
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': `${bytes}`, 'upload-length': `${bytes}` })
    .send();
}

const drainedBytes = 1024 * 1024;
const drainedMs = 2_000;

/**
 * After an answer that came before the end of the body. The client still has to read it, and cutting the connection at
 * once may lose it; so a little more of the body is read and dropped, but not gigabytes.
 */
function drainBody({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  done();
  if (raw.complete !== false || raw.destroyed) return;
  let leftBytes = drainedBytes;
  const timeUp = setTimeout(() => raw.destroy(), drainedMs);
  raw.removeAllListeners('data');
  raw.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.byteLength;
    if (leftBytes < 0) raw.destroy();
  });
  raw.on('error', () => undefined);
  raw.once('close', () => clearTimeout(timeUp));
  raw.once('end', () => clearTimeout(timeUp));
  raw.resume();
}
