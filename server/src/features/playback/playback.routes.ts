import { getPlaybackPosition, savePlaybackPosition } from '@academy/contract/videos/playback-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { createPlaybackRepository } from './playback.repository.ts';

export function registerPlayback(app: FastifyInstance, database: Database): void {
  const playback = createPlaybackRepository(database);

  bindCall(app, getPlaybackPosition, async ({ params, request }) => {
    const seconds = await playback.findSeconds(signedIn(request).id, params.lessonId);
    return { seconds: seconds ?? 0 };
  });

  bindCall(app, savePlaybackPosition, async ({ params, body, request }) => {
    await playback.save(signedIn(request).id, params, body.seconds);
    return {};
  });
}
