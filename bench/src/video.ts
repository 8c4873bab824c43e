import { benchSegments } from './video/segments.ts';

/** Everything about video, in one run. */
export async function benchVideo({ seconds }: { seconds: number }): Promise<void> {
  console.log('Video');
  await benchSegments({ seconds });
}
