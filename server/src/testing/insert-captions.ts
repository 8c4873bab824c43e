import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { newId } from '@academy/platform/ids.ts';
import type { InferInsertModel } from 'drizzle-orm';

interface CaptionOptions {
  readonly lessonId: string;
  readonly language?: string;
  readonly cues?: readonly FileCue[];
  readonly values?: Partial<InferInsertModel<typeof captionTracks>>;
}

const twoCues: readonly FileCue[] = [
  { startMs: 1000, endMs: 3000, text: 'The warp is set up first.' },
  { startMs: 3500, endMs: 6000, text: 'Then comes the weft.' },
];

/** A track as the academy leaves it that heard the film. Answers the ids of its cues. */
export async function insertCaptions(
  { db }: Database,
  { lessonId, language = 'en', cues = twoCues, values = {} }: CaptionOptions,
): Promise<{ trackId: string; cueIds: string[] }> {
  const trackId = newId();
  await db.insert(captionTracks).values({ id: trackId, lessonId, language, origin: 'machine', ...values });
  const rows = cues.map((cue) => ({ ...cue, id: newId(), trackId }));
  if (rows.length > 0) await db.insert(captionCues).values(rows);
  return { trackId, cueIds: rows.map(({ id }) => id) };
}
