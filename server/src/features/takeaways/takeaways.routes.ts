import { getTakeaways, saveTakeaways } from '@academy/contract/curriculum/takeaway-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import type { TakeawaysService } from './takeaways.service.ts';

export function registerTakeaways(app: FastifyInstance, takeaways: TakeawaysService): void {
  bindCall(app, getTakeaways, ({ params }) => takeaways.find(params.lessonId));
  bindCall(app, saveTakeaways, ({ params, body }) => takeaways.save(params, body), {
    rateLimit: saveLimit,
  });
}
