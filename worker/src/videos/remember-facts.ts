import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { findContentKey, newContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import { eq, sql } from 'drizzle-orm';
import type { VideoFacts } from '../ffmpeg/probe-video.ts';
import { VideoUnwantedError } from './video-errors.ts';
import type { WantedVideo } from './video-rows.ts';

/**
 * Writes down what the file is, and answers the key of this version. An earlier attempt may have chosen one; one that
 * no secret of the academy opens is lost, and so is whatever was encrypted with it.
 */
export async function rememberFacts(
  { db }: Database,
  { id }: WantedVideo,
  facts: VideoFacts,
  secrets: Secrets,
): Promise<Buffer> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ sealedKey: videoAssets.sealedKey })
      .from(videoAssets)
      .where(eq(videoAssets.id, id))
      .for('update');
    if (row === undefined) throw new VideoUnwantedError();
    const opened = row.sealedKey === null ? null : findContentKey(secrets, id, row.sealedKey);
    if (opened === null) await tx.delete(videoRenditions).where(eq(videoRenditions.assetId, id));
    const contentKey = opened ?? newContentKey();
    await tx
      .update(videoAssets)
      .set({
        state: 'preparing',
        failure: null,
        durationSeconds: facts.durationSeconds,
        hasAudio: facts.hasAudio,
        width: facts.width,
        height: facts.height,
        ...(opened === null ? { sealedKey: sealContentKey(secrets.newest, id, contentKey) } : {}),
        updatedAt: sql`now()`,
      })
      .where(eq(videoAssets.id, id));
    return contentKey;
  });
}
