import type { BenchRow } from './bench-row.ts';
import { dismissDemoVideos } from './demo-videos.ts';
import { startAcademy } from './running-academy.ts';
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
export async function benchVideo({ seconds, videoSeconds }: VideoBenchOptions): Promise<BenchRow[]> {
  console.log('Video');
  const segments = await benchSegments({ seconds });
  const academy = await startAcademy();
  try {
    await dismissDemoVideos(academy);
    const lesson = await makeCreatorsLesson(academy);
    const prepared = await benchTranscode(academy, lesson, { videoSeconds });
    const shown = await benchFirstFrame(academy, lesson);
    return [...segments, ...prepared, ...shown];
  } finally {
    await academy.stop();
  }
}
