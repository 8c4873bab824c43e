import { getCaptionFile, putCaptionFile } from '@academy/contract/captions/caption-calls.ts';
import { captionLimits as limits } from '@academy/contract/captions/caption-limits.ts';
import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import { writeSrt, writeTranscript, writeWebVtt } from '@academy/contract/captions/write-caption-file.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { matchesEtag } from '../../http/deliver-blob.ts';
import { attachment, downloadName } from '../../http/download-name.ts';
import { byPerson, visitorLimit } from '../../http/rate-limits.ts';
import { Refusal } from '../../refusal.ts';
import type { CaptionsService } from './captions.service.ts';

const formats = {
  vtt: { type: 'text/vtt; charset=utf-8', write: (cues: readonly FileCue[]) => writeWebVtt(cues) },
  srt: { type: 'application/x-subrip; charset=utf-8', write: writeSrt },
  txt: { type: 'text/plain; charset=utf-8', write: writeTranscript },
} as const;

/** Text and nothing else, whatever it could also be read as. A browser may keep it, and asks each time whether it still may. */
const fileHeaders = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
};

const uploadLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

/** Tracks as files, for the browser's own player and to be saved. */
export function serveCaptionFiles(app: FastifyInstance, captions: CaptionsService): void {
  const { path, access, summary, params, query } = getCaptionFile;
  app.route({
    method: 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access, rateLimit: visitorLimit },
    schema: { summary, tags: ['courses'], params, querystring: query },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const { format, ...address } = request.params as z.output<typeof params>;
      const { download } = request.query as z.output<typeof query>;
      const { id, revision } = await captions.find(address);
      const etag = `"${id}-${revision}-${format}"`;
      void reply.headers({ ...fileHeaders, etag });
      if (matchesEtag(request, etag)) return reply.code(304).send();
      const { type, write } = formats[format];
      if (format !== 'vtt' || download !== undefined) {
        const name = downloadName(await captions.fileName(address), `.${format}`);
        void reply.header('content-disposition', attachment(name));
      }
      const { cues } = await captions.read(address);
      return reply.type(type).send(Buffer.from(write(cues)));
    },
  });
}

/** The file comes as its bytes, of whichever type its sender calls it: what it is, is read from what it holds. */
export function registerCaptionUpload(app: FastifyInstance, captions: CaptionsService): void {
  app.register((files, _options, registered) => {
    files.removeAllContentTypeParsers();
    const parsing = { parseAs: 'buffer', bodyLimit: limits.fileBytes } as const;
    files.addContentTypeParser('*', parsing, (_request, body, done) => done(null, body));
    // Before a byte of the body is read: megabytes are taken from authors alone, and no more than a file may have.
    files.addHook('onRequest', async (request) => {
      await enforceAccess('author', request, app.findCourse);
      if (Number(request.headers['content-length']) > limits.fileBytes) {
        throw new Refusal('file_too_large', { megabytes: limits.fileBytes / 1024 / 1024 });
      }
    });
    bindCall(
      files,
      putCaptionFile,
      ({ params, query, request }) => {
        if (!Buffer.isBuffer(request.body)) throw new Refusal('file_empty');
        return captions.replaceByFile(params, request.body, query.revision);
      },
      { rateLimit: uploadLimit, unseenByVisitors: true },
    );
    registered();
  });
}
