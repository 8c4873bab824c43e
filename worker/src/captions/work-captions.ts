import type { TranscribeSettings } from '@academy/platform/config/transcribe-settings.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { createMoonshineTranscriber } from '@academy/platform/speech/moonshine/moonshine-transcriber.ts';
import type { Transcriber } from '@academy/platform/speech/transcriber.ts';
import { createServiceTranscriber } from '@academy/platform/speech-service/service-transcriber.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { VideoJobContext } from '../videos/attempt-video.ts';
import { makeCaptions } from './make-captions.ts';
import { requestMissingCaptions } from './missing-captions.ts';
import { type TurnTimes, turnsAfterRenditions } from './rendition-turns.ts';
import { failHearing } from './transcription-rows.ts';

export interface WorkCaptionsOptions {
  readonly settings: TranscribeSettings;
  readonly ffmpeg: Pick<Ffmpeg, 'ffmpeg'>;
  readonly turns: TurnTimes;
  readonly transcribers: readonly Transcriber[];
}

/** The academy's own model first: it costs nothing and tells nobody. */
export function transcribersOf({ service }: TranscribeSettings): Transcriber[] {
  return [createMoonshineTranscriber(), ...(service === null ? [] : [createServiceTranscriber(service)])];
}

/** Takes the jobs about captions, one at a time. */
export async function workCaptions(
  context: VideoJobContext,
  jobs: JobQueue,
  { settings, ffmpeg, turns, transcribers }: WorkCaptionsOptions,
): Promise<void> {
  const { database, log } = context;
  const means = {
    ffmpeg,
    transcribers: settings.isOn ? transcribers : null,
    awaitTurn: turnsAfterRenditions(database, turns),
  };
  await jobs.workDead('captions.make', async ({ assetId }) => {
    if (!(await jobs.isOpen('captions.make', { assetId })))
      await failHearing(database.db, assetId, 'internal');
  });
  const requested = await requestMissingCaptions(database, jobs, settings, new Date());
  if (requested > 0) log.info({ films: requested }, 'Films without captions wait to be heard');
  await jobs.work('captions.make', (job) => makeCaptions(context, means, job));
}
