import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { countJobs, secondsSinceWorker } from '@academy/platform/jobs/job-metrics.ts';
import { countVideos } from '@academy/platform/videos/video-metrics.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** Each worker tends the queue every half minute. */
const SILENT_SECONDS = 120;
const LONG_WAIT_SECONDS = 3600;

/** Whether workers prepare videos, and whether any video got stuck. */
export async function checkWorkers(
  { pool }: Database,
  { workers }: Pick<Config, 'workers'>,
  isRunning: boolean,
): Promise<Finding[]> {
  const seconds = await secondsSinceWorker(pool);
  const jobs = (await countJobs(pool)).filter(
    ({ queue }) => queue.startsWith('video.') && !queue.endsWith('.dead'),
  );
  const waiting = jobs.filter(({ state }) => state === 'created' || state === 'retry');
  const waitingCount = waiting.reduce((sum, { count }) => sum + count, 0);
  const longestWait = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds));
  return [
    workerFinding(seconds, waitingCount, isRunning, workers),
    ...(longestWait > LONG_WAIT_SECONDS
      ? [
          warning(
            'queue',
            `${waitingCount} videos wait, one of them for ${Math.round(longestWait / 3600)} hours`,
            'More WORKERS, here or on another machine, prepare more at a time.',
          ),
        ]
      : []),
    await videoFinding(pool),
  ];
}

function workerFinding(
  seconds: number | null,
  waiting: number,
  isRunning: boolean,
  workers: number,
): Finding {
  if (seconds !== null && seconds < SILENT_SECONDS) {
    return good('workers', `at work; ${waiting === 0 ? 'nothing waits' : `${waiting} jobs wait`}`);
  }
  if (!isRunning) return good('workers', 'none, as the academy is not running');
  const text =
    seconds === null ? 'none has ever run' : `none has been seen for ${Math.round(seconds / 60)} minutes`;
  const advice =
    workers === 0
      ? 'WORKERS is 0 here: start one elsewhere with npm run academy -- worker'
      : 'Look into the log of the academy for why its workers end.';
  return waiting > 0
    ? problem('workers', `${text}, and ${waiting} jobs wait`, advice)
    : warning('workers', text, advice);
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
