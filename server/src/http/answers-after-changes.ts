import type { AcademyEvent, EventName } from '@academy/contract/events/events.ts';
import type { Access } from '@academy/contract/http/call.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import type { FastifyInstance, onSendHookHandler, RouteOptions } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { readingMethods } from './same-origin.ts';

/**
 * Whose changes visitors may see: what authors and admins do to courses, and that there is one student more. What learners
 * save is their own, and would empty the cache every second.
 */
const seenByVisitors: readonly (Access | undefined)[] = ['admin', 'author', 'signed-in'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an author changes here, visitors are told nothing of. */
    unseenByVisitors?: true;
  }
}

/**
 * Captions are corrected every few seconds, and nothing that is kept for visitors tells of them; hundreds of people are invited at
 * once; a report, and that it was settled, is told to admins alone.
 */
const unseenEvents: ReadonlySet<EventName> = new Set([
  'captions_changed',
  'invited',
  'review_reported',
  'review_kept',
]);

/** Of an unknown event the worst is assumed. */
export function isSeenByVisitors(event: AcademyEvent | null): boolean {
  return event === null || !unseenEvents.has(event.name);
}

/**
 * Drops the answers that are kept before a change is acknowledged: who was told that a course is gone finds it gone.
 * Other processes hear of the change from the database, a moment later. To be called before routes are registered.
 */
export function dropAnswersAfterChanges(
  app: FastifyInstance,
  answers: Pick<AnswerCache, 'flush'>,
  visitorReads: Pick<ReplicaReads, 'changed'>,
): void {
  const drop: onSendHookHandler = (_request, reply, _payload, done) => {
    // A refusal changed nothing; a failure may come after what was done.
    const isRefusal = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!isRefusal) {
      // First: what is read again from now on must not come from a replica that does not have it yet.
      visitorReads.changed();
      answers.flush();
    }
    done();
  };
  app.addHook('onRoute', (route) => {
    const { access, unseenByVisitors = false } = route.config ?? {};
    if (isReading(route) || unseenByVisitors || !seenByVisitors.includes(access)) return;
    route.onSend = [...[route.onSend ?? []].flat(), drop];
  });
}

function isReading({ method }: RouteOptions): boolean {
  return [method].flat().every((name) => readingMethods.has(name));
}
