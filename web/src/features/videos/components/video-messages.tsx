import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { t } from '@lingui/core/macro';
import { BookOpen, CircleAlert } from 'lucide-react';
import { ProgressRing } from '@/components/ui/progress-ring.tsx';
import { timeLeftText } from '@/lib/language/times.ts';
import { videoFailureText } from '@/lib/video-failure-text.ts';

/** The words are a live region; the percent beside them is not, or it would be read every other second. */
export function VideoPreparing({ status }: { status: VideoStatus }) {
  const waiting = status.state === 'waiting';
  const left = timeLeftText(status.remainingSeconds);
  return (
    <>
      <ProgressRing
        percent={status.percent}
        label={t`Preparation of the video`}
        className="size-16 [&>span]:text-sm md:size-20 md:[&>span]:text-base"
      />
      <div role="status" className="flex flex-col items-center gap-2">
        <p className="font-serif text-lg md:text-2xl">
          {waiting ? t`This video waits to be prepared.` : t`This video is being prepared.`}
        </p>
        <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
          {t`It starts to play by itself as soon as it can be watched.`}
        </p>
      </div>
      <p className="min-h-6 text-sm text-ink-soft figures-tabular">{left}</p>
    </>
  );
}

/** One line: a lesson to read needs no stage, and nothing is missing from it. */
export function NoVideo({ hasText }: { hasText: boolean }) {
  return (
    <p className="mb-3 flex items-center gap-2 text-sm text-ink-soft">
      <BookOpen aria-hidden="true" className="size-4" />
      {hasText ? t`This lesson is for reading.` : t`There is no video for this lesson yet.`}
    </p>
  );
}

interface VideoFailedProps extends Pick<VideoStatus, 'failure'> {
  /** There is something to read meanwhile. */
  hasText: boolean;
}

export function VideoFailed({ failure, hasText }: VideoFailedProps) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-8 text-danger" />
      <p className="font-serif text-lg md:text-2xl">{t`This video could not be prepared.`}</p>
      <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
        {failure ? videoFailureText(failure) : t`It has to be uploaded once more.`}
      </p>
      {hasText ? (
        <p className="text-sm text-ink-soft md:text-base">{t`Meanwhile, read the lesson below.`}</p>
      ) : null}
    </>
  );
}

/** The player of another site, in a frame that may play and nothing more: it cannot navigate this page. */
export function VideoEmbed({ title, embedUrl }: { title: string; embedUrl: string }) {
  return (
    <iframe
      src={embedUrl}
      title={t`Video: ${title}`}
      allow="fullscreen; picture-in-picture; encrypted-media; autoplay"
      allowFullScreen
      // The host's player runs scripts with its own storage; both are of another origin than ours.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
}
