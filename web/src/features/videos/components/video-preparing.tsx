import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { ProgressRing } from '@/components/ui/progress.tsx';
import { remainingTimeText } from '../video-progress.ts';

/** The words are a live region; the percent beside them is not, or it would be read every other second. */
export function VideoPreparing({ status }: { status: VideoStatus }) {
  const waiting = status.state === 'waiting';
  const left = remainingTimeText(status.remainingSeconds);
  return (
    <>
      <ProgressRing
        percent={status.percent}
        label="Preparation of the video"
        className="size-16 [&>span]:text-sm md:size-20 md:[&>span]:text-base"
      />
      <div role="status" className="flex flex-col items-center gap-2">
        <p className="font-serif text-lg md:text-2xl">
          {waiting ? 'This video waits to be prepared.' : 'This video is being prepared.'}
        </p>
        <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
          It starts to play by itself as soon as it can be watched.
        </p>
      </div>
      <p className="min-h-6 text-sm text-ink-soft figures-tabular">{left}</p>
    </>
  );
}
