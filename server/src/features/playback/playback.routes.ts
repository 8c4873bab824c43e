import { getPlaybackPosition, savePlaybackPosition } from '@academy/contract/videos/playback-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { findSeconds, savePosition } from './playback.repository.ts';

export function registerPlayback(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getPlaybackPosition, async ({ params, request }) => ({
    seconds: await findSeconds(db, signedIn(request).id, params.lessonId),
  }));

  bindCall(app, savePlaybackPosition, async ({ params, body, request }) => {
    await savePosition(db, { ...params, userId: signedIn(request).id, seconds: body.seconds });
    return {};
  });
}
