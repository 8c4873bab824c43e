/** Part of the composition: the captions of a lesson. */
import type { FastifyInstance } from 'fastify';
import type { VideoOptions } from './app-videos.ts';
import { registerCaptionUpload, serveCaptionFiles } from './features/captions/caption-files.routes.ts';
import { registerCaptions, registerWordLists } from './features/captions/captions.routes.ts';
import { createCaptionsService } from './features/captions/captions.service.ts';
import { createTranscriptionService } from './features/captions/transcription.service.ts';

export function registerCaptionCalls(api: FastifyInstance, { database, jobs }: VideoOptions): void {
  const captions = createCaptionsService(database);
  registerCaptions(api, captions, createTranscriptionService({ database, jobs }));
  registerWordLists(api, database);
  serveCaptionFiles(api, captions);
  registerCaptionUpload(api, captions);
}
