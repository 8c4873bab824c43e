import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { filmMeasures } from '@academy/platform/database/schema/preflight.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { findContentKey } from '@academy/platform/videos/content-key.ts';
import { eq } from 'drizzle-orm';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { measureLoudness, measureOpening, OPENING_SECONDS } from '../ffmpeg/measure-film.ts';
import {
  FilmUnreadableError,
  listFilmSegments,
  readFilmSegment,
  type StoredFilm,
} from '../hls/film-segments.ts';
import type { WorkFolder } from '../videos/work-folder.ts';
import type { LessonFilm } from './film-rows.ts';

export type FilmMeasures = Omit<typeof filmMeasures.$inferSelect, 'assetId' | 'measuredAt'>;

export interface MeasureParts {
  readonly db: Queryable;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly secrets: Secrets;
  readonly work: WorkFolder;
  readonly ffmpeg: Pick<Ffmpeg, 'ffmpeg'>;
}

/** How loud the first hour is, the rest is: a film of a day is not read to its end for it. */
const HEARD_SECONDS = 3600;

/** What is known of a version of a film, or else is measured and kept. Throws for a film that cannot be read. */
export async function measureStoredFilm(
  parts: MeasureParts,
  film: LessonFilm & { readonly assetId: string },
  signal: AbortSignal,
): Promise<FilmMeasures> {
  const { db } = parts;
  const [known] = await db.select().from(filmMeasures).where(eq(filmMeasures.assetId, film.assetId));
  if (known !== undefined) return known;
  const measures = await measure(parts, storedFilm(parts.secrets, film), film, signal);
  await db
    .insert(filmMeasures)
    .values({ assetId: film.assetId, ...measures })
    .onConflictDoNothing();
  return measures;
}

/** The smallest rendition: it has the fewest bytes, and the same sound and beginning as the others. */
function storedFilm(
  secrets: Secrets,
  { assetId, sealedKey, renditions }: LessonFilm & { assetId: string },
): StoredFilm {
  const [smallest] = renditions;
  const contentKey = findContentKey(secrets, assetId, sealedKey ?? '');
  if (smallest === undefined) throw new FilmUnreadableError('There is no rendition.');
  if (contentKey === null) throw new FilmUnreadableError('No secret of the academy opens its key.');
  return { assetId, contentKey, ...smallest };
}

async function measure(
  { blobs, work, ffmpeg }: MeasureParts,
  stored: StoredFilm,
  { hasSound, durationSeconds }: LessonFilm,
  signal: AbortSignal,
): Promise<FilmMeasures> {
  const segments = await listFilmSegments(blobs, stored);
  async function* beginning(seconds: number): AsyncGenerator<Buffer> {
    let startsAt = 0;
    for (const [index, segment] of segments.entries()) {
      if (startsAt > seconds) return;
      startsAt += segment.seconds;
      yield await readFilmSegment(blobs, stored, segment.file, index);
    }
  }
  return work.use(async (folder) => {
    const measured = { hasSound, folder, signal };
    const opening = await measureOpening(ffmpeg, { ...measured, input: beginning(OPENING_SECONDS) });
    const loudness = hasSound
      ? await measureLoudness(ffmpeg, { ...measured, input: beginning(HEARD_SECONDS) })
      : null;
    return {
      hasSound,
      loudness,
      silentStartSeconds: Math.min(opening.silentSeconds, durationSeconds),
      blackStartSeconds: Math.min(opening.blackSeconds, durationSeconds),
    };
  });
}
