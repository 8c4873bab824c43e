import pg from 'pg';
import { type RunningAcademy, startAcademy } from './running-academy.ts';
import { makeCreatorsLesson } from './video/creators-lesson.ts';
import { benchFirstFrame } from './video/first-frame.ts';
import { benchSegments } from './video/segments.ts';
import { benchTranscode } from './video/transcode.ts';

export interface VideoBenchOptions {
  readonly seconds: number;
  /** The length of the video that is prepared. */
  readonly videoSeconds: number;
}

/** Everything about video, in one run. */
export async function benchVideo({ seconds, videoSeconds }: VideoBenchOptions): Promise<void> {
  console.log('Video');
  await benchSegments({ seconds });
  const academy = await startAcademy();
  try {
    await dismissDemoVideos(academy);
    const lesson = await makeCreatorsLesson(academy);
    await benchTranscode(academy, lesson, { videoSeconds });
    await benchFirstFrame(academy, lesson);
  } finally {
    await academy.stop();
  }
}

/** The demo's own videos would be prepared first. */
async function dismissDemoVideos(academy: RunningAcademy): Promise<void> {
  const client = new pg.Client({ connectionString: await academy.command('database') });
  await client.connect();
  for (let given = 0; given === 0; ) {
    given = (await client.query('update video_assets set retired_at = now()')).rowCount ?? 0;
  }
  await client.end();
}
