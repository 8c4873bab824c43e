import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { CircleAlert } from 'lucide-react';
import { ProgressRing } from '@/components/ui/progress-ring.tsx';
import { videoFailureText } from '@/lib/video-failure-text.ts';

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

export function NoVideo() {
  return (
    <>
      <p className="font-serif text-lg md:text-2xl">There is no video for this lesson yet.</p>
      <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
        Read the lesson below. Its video will appear here once it is uploaded.
      </p>
    </>
  );
}

export function VideoFailed({ failure }: Pick<VideoStatus, 'failure'>) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-8 text-danger" />
      <p className="font-serif text-lg md:text-2xl">This video could not be prepared.</p>
      <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
        {failure
          ? videoFailureText(failure)
          : 'The instructor has been told. Meanwhile, read the lesson below.'}
      </p>
    </>
  );
}

/** The player of another site, in a frame that may play and nothing more: it cannot navigate this page. */
export function VideoEmbed({ title, embedUrl }: { title: string; embedUrl: string }) {
  return (
    <iframe
      src={embedUrl}
      title={`Video: ${title}`}
      allow="fullscreen; picture-in-picture; encrypted-media; autoplay"
      allowFullScreen
      // The host's player runs scripts with its own storage; both are of another origin than ours.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
}

/** A guess is told as one, without seconds that jump. */
export function remainingTimeText(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  if (seconds < 60) return 'Less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'About an hour left' : `About ${hours} hours left`;
}
