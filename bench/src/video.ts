import type { BenchRow } from './bench-row.ts';
import { dismissDemoVideos } from './demo-videos.ts';
import { startAcademy } from './running-academy.ts';
import { makeCreatorsLesson } from './video/creators-lesson.ts';
import { benchFirstFrame } from './video/first-frame.ts';
import { benchSegments } from './video/segments.ts';
import { benchStoryboard } from './video/storyboard.ts';
import { benchTranscode } from './video/transcode.ts';

export interface VideoBenchOptions {
  readonly seconds: number;
  /** The length of the video that is prepared. */
  readonly videoSeconds: number;
  /** Leaves out what is not needed for one part: segments, storyboard, transcode or first-frame. */
  readonly only?: string | undefined;
}

/** Everything about video, in one run. */
export async function benchVideo({ seconds, videoSeconds, only }: VideoBenchOptions): Promise<BenchRow[]> {
  const wants = (part: string) => only === undefined || only === part;
  console.log('Video');
  const segments = wants('segments') ? await benchSegments({ seconds }) : [];
  const pictures = wants('storyboard') ? await benchStoryboard({ videoSeconds }) : [];
  if (only === 'segments' || only === 'storyboard') return [...segments, ...pictures];
  const academy = await startAcademy();
  try {
    await dismissDemoVideos(academy);
    const lesson = await makeCreatorsLesson(academy);
    const prepared = await benchTranscode(academy, lesson, { videoSeconds });
    const shown = wants('first-frame') ? await benchFirstFrame(academy, lesson) : [];
    return [...segments, ...pictures, ...prepared, ...shown];
  } finally {
    await academy.stop();
  }
}
