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
