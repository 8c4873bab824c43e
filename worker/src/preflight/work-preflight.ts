import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { type TurnTimes, turnsAfterRenditions } from '../captions/rendition-turns.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import type { VideoJobContext } from '../videos/attempt-video.ts';
import { type LinkManners, usualManners } from './ask-links.ts';
import { checkCourse } from './check-course.ts';
import { failCheck } from './check-rows.ts';

export interface WorkPreflightOptions {
  readonly ffmpeg: Pick<Ffmpeg, 'ffmpeg'>;
  readonly network: LinkNetwork;
  readonly turns: TurnTimes;
  readonly manners?: LinkManners | undefined;
}

/** Checks courses before they are published, one at a time and after everyone's renditions. */
export async function workPreflight(
  { database, blobs, secrets, work, log }: VideoJobContext,
  jobs: JobQueue,
  { ffmpeg, network, turns, manners = usualManners }: WorkPreflightOptions,
): Promise<void> {
  const awaitTurn = turnsAfterRenditions(database, turns);
  const parts = { db: database.db, blobs, secrets, work, ffmpeg, network, manners, awaitTurn, log };
  await jobs.workDead('preflight.check', (payload) => failCheck(database.db, payload));
  await jobs.work('preflight.check', (job) => checkCourse(parts, job));
}
