import { getPreview, savePreview } from '@academy/contract/previews/preview-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import type { PreviewsService } from './previews.service.ts';

export function registerPreviews(app: FastifyInstance, previews: PreviewsService): void {
  bindCall(app, getPreview, ({ params }) => previews.find(params.lessonId));
  bindCall(app, savePreview, ({ params, body }) => previews.save(params, body.isPreview), {
    rateLimit: saveLimit,
  });
}
