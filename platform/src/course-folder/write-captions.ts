import { and, eq, inArray, sql } from 'drizzle-orm';
import { captionCues, captionTracks } from '../database/schema/captions.ts';
import { newId } from '../ids.ts';
import { recordEvent } from '../outbox/outbox.ts';
import type { PlannedLesson } from './plan-import.ts';
import type { WriteParts } from './write-parts.ts';

const CUES_AT_ONCE = 5000;

/** As a file that is uploaded: from then on no job writes the track. */
export async function writeCaptions({ tx, courseId }: WriteParts, planned: PlannedLesson): Promise<void> {
  const { id: lessonId } = planned;
  const { captions, removedCaptions } = planned.files;
  if (removedCaptions.length > 0) {
    await tx
      .delete(captionTracks)
      .where(
        and(eq(captionTracks.lessonId, lessonId), inArray(captionTracks.language, [...removedCaptions])),
      );
  }
  for (const { language, cues } of captions) {
    const made = {
      origin: 'file',
      assetId: null,
      isComplete: true,
      correctedAt: sql`now()`,
      updatedAt: sql`now()`,
    } as const;
    const [track] = await tx
      .insert(captionTracks)
      .values({ id: newId(), lessonId, language, ...made })
      .onConflictDoUpdate({
        target: [captionTracks.lessonId, captionTracks.language],
        set: { ...made, revision: sql`${captionTracks.revision} + 1` },
      })
      .returning({ id: captionTracks.id });
    if (track === undefined) throw new Error('A track was neither made nor there.');
    await tx.delete(captionCues).where(eq(captionCues.trackId, track.id));
    for (let from = 0; from < cues.length; from += CUES_AT_ONCE) {
      const some = cues.slice(from, from + CUES_AT_ONCE);
      await tx.insert(captionCues).values(some.map((cue) => ({ id: newId(), trackId: track.id, ...cue })));
    }
  }
  if (captions.length + removedCaptions.length > 0) {
    await recordEvent(tx, { name: 'captions_changed', courseId, lessonId });
  }
}
