import { listChapters, proposeChapters, saveChapters } from '@academy/contract/chapters/chapter-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import type { ChaptersService } from './chapters.service.ts';

export function registerChapters(app: FastifyInstance, chapters: ChaptersService): void {
  bindCall(app, listChapters, ({ params }) => chapters.list(params.lessonId));
  bindCall(app, proposeChapters, ({ params }) => chapters.propose(params.lessonId), {
    rateLimit: saveLimit,
  });
  bindCall(app, saveChapters, ({ params, body }) => chapters.save(params, body), { rateLimit: saveLimit });
}
