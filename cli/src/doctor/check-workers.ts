import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { countJobs } from '@academy/platform/jobs/job-metrics.ts';
import { findWorkerPresence, type WorkerPresence } from '@academy/platform/jobs/worker-presence.ts';
import { countVideos } from '@academy/platform/videos/video-metrics.ts';
import { counted } from '../backup/readable-size.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const LONG_WAIT_SECONDS = 3600;

/** Whether workers prepare videos, and whether any video got stuck. */
export async function checkWorkers(
  { pool }: Database,
  { workers, databaseUrl }: Pick<Config, 'workers' | 'databaseUrl'>,
  isRunning: boolean,
): Promise<Finding[]> {
  const presence = await findWorkerPresence(pool, {
    startsWorkers: workers > 0,
    startsDatabase: databaseUrl === null && isRunning,
  });
  const jobs = (await countJobs(pool)).filter(
    ({ queue }) => queue.startsWith('video.') && !queue.endsWith('.dead'),
  );
  const waiting = jobs.filter(({ state }) => state === 'created' || state === 'retry');
  const waitingCount = waiting.reduce((sum, { count }) => sum + count, 0);
  const longestWait = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds));
  return [
    workerFinding(presence, waitingCount, isRunning, workers),
    ...(longestWait > LONG_WAIT_SECONDS
      ? [
          warning(
            'queue',
            longWait(waitingCount, Math.round(longestWait / 3600)),
            'More WORKERS, here or on another machine, prepare more at a time.',
          ),
        ]
      : []),
    await videoFinding(pool),
  ];
}

function longWait(videos: number, hours: number): string {
  const time = counted(hours, 'hour');
  return videos === 1 ? `1 video has waited for ${time}` : `${videos} videos wait, one of them for ${time}`;
}

function workerFinding(
  presence: WorkerPresence,
  waiting: number,
  isRunning: boolean,
  workers: number,
): Finding {
  const queue = waiting === 0 ? 'nothing waits' : counted(waiting, 'job waits', 'jobs wait');
  if (presence.state === 'at_work') return good('workers', `at work; ${queue}`);
  if (!isRunning) return good('workers', 'none, as the academy is not running');
  if (presence.state === 'starting') {
    const since = counted(Math.round(presence.seconds), 'second');
    return good('workers', `starting, as the academy is, which began ${since} ago; ${queue}`);
  }
  const text =
    presence.seconds === null
      ? 'none has ever run'
      : `none has been seen for ${counted(Math.round(presence.seconds / 60), 'minute')}`;
  const advice =
    workers === 0
      ? 'WORKERS is 0 here: start one elsewhere with npm run academy -- worker'
      : 'Look into the log of the academy for why its workers end.';
  return waiting > 0 ? problem('workers', `${text}, and ${queue}`, advice) : warning('workers', text, advice);
}

async function videoFinding(pool: Database['pool']): Promise<Finding> {
  const { byState, uploads } = await countVideos(pool);
  const failed = byState['failed'] ?? 0;
  const text = `${byState['ready'] ?? 0} ready, ${(byState['waiting'] ?? 0) + (byState['preparing'] ?? 0) + (byState['playable'] ?? 0)} in the making, ${uploads} being uploaded`;
  if (failed === 0) return good('videos', text);
  return warning(
    'videos',
    `${text}; ${failed} could not be prepared`,
    'Their creators see at the lesson why, and what they can do.',
  );
}
