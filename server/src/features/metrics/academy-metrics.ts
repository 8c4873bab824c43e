import { transcriptionStates } from '@academy/contract/captions/caption.ts';
import { videoStates } from '@academy/contract/videos/video-status.ts';
import { countTranscriptions } from '@academy/platform/captions/transcription-metrics.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { countJobs, secondsSinceWorker } from '@academy/platform/jobs/job-metrics.ts';
import { countVideos } from '@academy/platform/videos/video-metrics.ts';
import { type Family, gauge } from './text-format.ts';

/** What the database knows of the academy. While it cannot be asked, that alone is told. */
export async function academyFamilies({ pool }: Pick<Database, 'pool'>): Promise<Family[]> {
  try {
    const [jobs, videos] = [await countJobs(pool), await countVideos(pool)];
    const captions = await countTranscriptions(pool);
    const workerSeconds = await secondsSinceWorker(pool);
    return [
      gauge('academy_database_up', 'Whether the database answers', 1),
      gauge(
        'academy_jobs',
        'Jobs by queue and state; what failed for good waits in the queue with .dead in its name',
        jobs.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
      ),
      gauge(
        'academy_job_oldest_seconds',
        'How long the job that is longest in this state has been there, by queue',
        jobs
          .filter(({ state }) => state === 'created' || state === 'retry' || state === 'active')
          .map(({ queue, state, oldestSeconds }) => ({ labels: { queue, state }, value: oldestSeconds })),
      ),
      gauge(
        'academy_worker_last_seen_seconds',
        'Since a worker last tended the queue, which each does every half minute',
        workerSeconds === null ? [] : [{ value: workerSeconds }],
      ),
      gauge(
        'academy_videos',
        'Versions of videos by state, without those that were replaced',
        // Those without a video too: what appears with its first failure has not risen to Prometheus.
        videoStates
          .filter((state) => state !== 'none')
          .map((state) => ({ labels: { state }, value: videos.byState[state] ?? 0 })),
      ),
      gauge(
        'academy_transcriptions',
        'Films by how far their captions are, without versions that were replaced',
        transcriptionStates.map((state) => ({ labels: { state }, value: captions[state] ?? 0 })),
      ),
      gauge('academy_uploads_under_way', 'Uploads that have begun and not ended', videos.uploads),
      gauge('academy_upload_announced_bytes', 'The whole size of those uploads', videos.uploadBytes),
    ];
  } catch {
    return [gauge('academy_database_up', 'Whether the database answers', 0)];
  }
}

/** How far this process makes use of its connections to the database. */
export function poolFamily({ pool }: Pick<Database, 'pool'>): Family {
  const { totalCount, idleCount, waitingCount } = pool;
  return gauge(
    'academy_database_connections',
    'Connections to the database, and requests that wait for one',
    [
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
      { labels: { state: 'waited_for' }, value: waitingCount },
    ],
  );
}
