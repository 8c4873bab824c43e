/** Looks at a course as students would meet it. What it finds stands in a row; nothing it finds makes the check itself fail. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import { findCourseState } from '@academy/platform/preflight/course-state.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { askLinks, type LinkManners, planLinks } from './ask-links.ts';
import { type CheckedTrack, readTracks } from './caption-rows.ts';
import { beginCheck, FindingList, finishCheck, storeSteps } from './check-rows.ts';
import { addCourseFindings, type CourseFacts } from './course-findings.ts';
import { readOutline } from './course-outline.ts';
import { type LessonFilm, readFilms } from './film-rows.ts';
import { type LessonContents, readContents } from './lesson-contents.ts';
import { readPlainLinks } from './markdown-marks.ts';
import { type FilmMeasures, type MeasureParts, measureStoredFilm } from './measure-stored-film.ts';

export interface CheckParts extends MeasureParts {
  readonly blobs: Pick<BlobStore, 'get' | 'head'>;
  readonly network: LinkNetwork;
  readonly manners: LinkManners;
  /** Resolves when nobody waits for a film. */
  readonly awaitTurn: (signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}

export type CheckJob = Pick<RunningJob<'preflight.check'>, 'payload' | 'signal'>;

/** Links that are remembered with their lessons; of all others only the number. */
const MOST_KEPT = 2000;

export async function checkCourse(parts: CheckParts, { payload, signal }: CheckJob): Promise<void> {
  const { db, log } = parts;
  if (!(await beginCheck(db, payload))) return;
  const startedAt = performance.now();
  const courseState = await findCourseState(db, payload.courseId);
  const outline = await readOutline(db, payload.courseId);
  if (courseState === null || outline === null) return;
  const films = await readFilms(db, outline.id);
  const [contents, tracks] = [new Map<string, LessonContents>(), new Map<string, readonly CheckedTrack[]>()];
  let room = MOST_KEPT;
  let droppedLinks = 0;
  for (const { id } of outline.modules.flatMap(({ lessons }) => lessons)) {
    const read = await readContents(db, id);
    const links = read.links.slice(0, room);
    room -= links.length;
    droppedLinks += read.links.length - links.length;
    contents.set(id, { ...read, links });
    const film = films.get(id);
    if (film !== undefined) tracks.set(id, await readTracks(db, film));
    // A text can be long to read: other jobs of this process have their turn between two.
    await breathe(undefined, { signal });
  }
  const descriptionLinks = readPlainLinks(outline.description);
  const found = [...descriptionLinks, ...[...contents.values()].flatMap(({ links }) => links)];
  const plan = await planLinks(db, found);
  const steps = { done: 0, total: films.size + plan.hosts.flat().length };
  const step = async () => {
    steps.done += 1;
    await storeSteps(db, payload, steps.done, steps.total);
  };
  await storeSteps(db, payload, 0, steps.total);
  const looked = await lookAtFilms(parts, films, signal, step);
  const links = await askLinks({ ...parts, signal, onAsked: step }, plan);
  const findings = new FindingList();
  addCourseFindings(findings, {
    outline,
    contents,
    films,
    tracks,
    ...looked,
    descriptionLinks,
    links,
    droppedLinks,
  });
  await finishCheck(db, payload, { courseState, findings });
  const tookMs = Math.round(performance.now() - startedAt);
  log.info({ courseId: outline.id, findings: findings.total, tookMs }, 'A course was checked');
}

async function lookAtFilms(
  parts: CheckParts,
  films: ReadonlyMap<string, LessonFilm>,
  signal: AbortSignal,
  step: () => Promise<void>,
): Promise<Pick<CourseFacts, 'measures' | 'missingFiles'>> {
  const measures = new Map<string, FilmMeasures>();
  const missingFiles = new Map<string, number>();
  for (const film of films.values()) {
    const { assetId } = film;
    if (assetId !== null) {
      await parts.awaitTurn(signal);
      missingFiles.set(assetId, await countMissing(parts.blobs, film));
      const measured = await measureOrNull(parts, { ...film, assetId }, signal);
      if (measured !== null) measures.set(assetId, measured);
    }
    await step();
  }
  return { measures, missingFiles };
}

async function countMissing(blobs: Pick<BlobStore, 'head'>, { renditions }: LessonFilm): Promise<number> {
  const found = await Promise.all(renditions.map(({ playlistKey }) => blobs.head(playlistKey)));
  return found.filter((playlist) => playlist === null).length;
}

/** null for a film that cannot be measured, whatever the reason is. */
async function measureOrNull(
  parts: CheckParts,
  film: LessonFilm & { readonly assetId: string },
  signal: AbortSignal,
): Promise<FilmMeasures | null> {
  try {
    return await measureStoredFilm(parts, film, signal);
  } catch (error) {
    signal.throwIfAborted();
    parts.log.warn({ assetId: film.assetId, err: error }, 'A film could not be measured');
    return null;
  }
}
