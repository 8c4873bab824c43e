import type { Database } from '@academy/platform/database/connect.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { newId } from '@academy/platform/ids.ts';

const cueMs = 4_000;

/** Captions of a lesson: one cue after the other, each four seconds long. Gives the id of their track. */
export async function insertCues(
  { db }: Database,
  lessonId: string,
  texts: readonly string[],
  language = 'en',
): Promise<string> {
  const trackId = newId();
  await db.insert(captionTracks).values({ id: trackId, lessonId, language, origin: 'file' });
  await db.insert(captionCues).values(
    texts.map((text, index) => ({
      id: newId(),
      trackId,
      startMs: index * cueMs,
      endMs: (index + 1) * cueMs - 100,
      text,
    })),
  );
  return trackId;
}
