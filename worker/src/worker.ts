import type { JobName } from '@academy/contract/jobs/jobs.ts';
import { openStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { type Clock, systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import { listenDurably } from '@academy/platform/outbox/event-listener.ts';
import { RESERVED_BYTES } from '@academy/platform/reserved-space.ts';
import { discardRemovedResources } from '@academy/platform/resources/removed-resources.ts';
import type { UploadLimitsConfig } from '@academy/platform/school-settings/upload-limits.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import type { Transcriber } from '@academy/platform/speech/transcriber.ts';
import { discardRemovedVideos } from '@academy/platform/videos/removed-videos.ts';
import { workExports } from './account-exports/make-export.ts';
import { type TurnTimes, usualTurns } from './captions/rendition-turns.ts';
import { transcribersOf, workCaptions } from './captions/work-captions.ts';
import { workImports } from './course-imports/work-imports.ts';
import { type FileBounds, usualBounds } from './files/file-bounds.ts';
import { workFiles } from './files/work-files.ts';
import { workInsight } from './insight/work-insight.ts';
import { type LinkNetwork, publicInternet } from './links/guarded-request.ts';
import { type NoticeConfig, workNotices } from './notices/work-notices.ts';
import type { LinkManners } from './preflight/ask-links.ts';
import { workPreflight } from './preflight/work-preflight.ts';
import { createSweep } from './sweep/sweep.ts';
import { openWorkFolder } from './videos/work-folder.ts';
import { workVideos } from './videos/work-videos.ts';
import { workWebhooks } from './webhooks/work-webhooks.ts';

export interface WorkerOptions {
  readonly connectionString: string;
  /** The same database with a session of one's own, for the job queue. */
  readonly directUrl: string;
  readonly config: StorageConfig &
    NoticeConfig &
    Pick<Config, 'adminEmails' | 'ffmpegPath' | 'ffprobePath' | 'publicUrl' | 'transcribe'> &
    UploadLimitsConfig;
  /** Of the academy. */
  readonly secrets: Secrets;
  readonly log: Log;
  readonly clock?: Clock;
  /** What links may reach; the public internet unless a test says otherwise. */
  readonly network?: LinkNetwork;
  /** How links of courses are asked for. */
  readonly linkManners?: LinkManners;
  /** Who hears films; those of the settings unless a test says otherwise. */
  readonly transcribers?: readonly Transcriber[];
  readonly captionTurns?: TurnTimes;
  /** What reading a file may take. */
  readonly fileBounds?: FileBounds;
  /** How long to wait before looking again for an ffmpeg that was not there. */
  readonly lookAgainMs?: number;
  /** For a test on a small disk. */
  readonly reservedBytes?: number;
}

export interface Worker {
  /** Finishes or hands back what it is doing. */
  stop(): Promise<void>;
}

const DISCARD = 'maintenance.discard' satisfies JobName;
const SWEEP = 'maintenance.sweep' satisfies JobName;
const HOURLY = '17 * * * *';
const LOOK_AGAIN_MS = 60_000;

/** Composes the worker: which job is done by what. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { connectionString, directUrl, config, secrets, log, clock = systemClock } = options;
  const { network = publicInternet, lookAgainMs = LOOK_AGAIN_MS } = options;
  const { reservedBytes = RESERVED_BYTES } = options;
  const database = connectDatabase(connectionString, {
    maxConnections: 5,
    // Jobs may take their time, unlike requests.
    statementTimeoutMs: 60_000,
    applicationName: 'academy worker',
    onIdleError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  const { blobs, uploadStore } = await openStores(config);
  const { dataDir } = config;
  const work = await openWorkFolder({ dataDir, clock, log });
  const jobs = await createJobQueue(directUrl, log, { works: true });

  const context = { database, blobs, jobs, secrets, work, reservedBytes, log };
  const settings = config.transcribe;
  const { transcribers = transcribersOf(settings), captionTurns: turns = usualTurns } = options;
  const videos = await workVideos(context, {
    ...{ config, jobs, network, lookAgainMs },
    onFfmpeg: async (ffmpeg) => {
      await workCaptions(context, jobs, { settings, ffmpeg, turns, transcribers });
      await workPreflight(context, jobs, { ffmpeg, network, turns, manners: options.linkManners });
    },
  });
  await workFiles({ ...context, bounds: options.fileBounds ?? usualBounds }, jobs, turns);
  await workExports({ database, blobs, jobs, clock });
  await workImports({ database, blobs, jobs, secrets, config });
  await jobs.work(DISCARD, async () => {
    const videos = await discardRemovedVideos(database, blobs);
    const resources = await discardRemovedResources(database, blobs);
    if (videos + resources > 0) log.info({ videos, resources }, 'Removed files are gone');
  });
  await jobs.work(
    SWEEP,
    createSweep({
      ...context,
      uploadStore,
      transcribe: settings,
      adminEmails: config.adminEmails,
      dataDir,
      clock,
    }),
  );
  await jobs.schedule(SWEEP, HOURLY, {});
  const webhooks = { database, jobs, secrets, network, clock, log };
  const listeners = [
    ...(await workNotices({ database, secrets, log, clock }, jobs, config)),
    await workWebhooks(webhooks, config.publicUrl),
    await workInsight({ database, jobs, config, clock, log }),
  ];
  const listening = await listenDurably({ database, directUrl, log }, listeners);
  // Not before: a worker that ends while it starts must not be taken for one that is there.
  await jobs.tend();

  return {
    async stop() {
      await listening.close();
      await videos.stop();
      await jobs.stop();
      await Promise.all(transcribers.map((transcriber) => transcriber.close()));
      await work.close();
      await database.close();
    },
  };
}
