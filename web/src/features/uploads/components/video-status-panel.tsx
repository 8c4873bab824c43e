/** A video that the server has: being prepared, failed or ready. */
import { lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { CircleAlert, CircleCheck, Film } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { videoFailureText } from '@/lib/video-failure-text.ts';
import { timeLeftText } from '../transfer-progress.ts';

interface PreparationPanelProps {
  status: VideoStatus;
  actions: ReactNode;
}

const words = {
  waiting: 'Next in line to be prepared.',
  preparing: 'Being prepared for students.',
  playable: 'It can be watched already. Better qualities are on their way.',
} as const;

/** The sentence is a live region; the percentage is not, or it would be read every two seconds. */
export function PreparationPanel({ status, actions }: PreparationPanelProps) {
  const { state, percent, remainingSeconds, fileName } = status;
  const left = timeLeftText(remainingSeconds);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      {fileName ? <p className="truncate font-semibold">{fileName}</p> : null}
      <ProgressBar percent={percent} label="Preparation of the video" />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft figures-tabular">
        <span className="font-semibold text-ink">{percent}%</span>
        {left ? <span>{left}</span> : null}
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {state === 'waiting' || state === 'playable' ? words[state] : words.preparing}
      </p>
      {actions}
    </div>
  );
}

interface FailedPanelProps {
  status: VideoStatus;
  retrying: boolean;
  onRetry: () => void;
  /** Why the retry was refused. */
  refusal: string | null;
  actions: ReactNode;
}

export function FailedPanel({ status, retrying, onRetry, refusal, actions }: FailedPanelProps) {
  const failure = status.failure ? videoFailureText(status.failure) : 'Something went wrong on our side.';
  return (
    <div className="flex flex-col gap-3 rounded-card border border-danger/40 bg-card p-4">
      <div role="alert">
        <p className="flex items-center gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-5" />
          This video could not be prepared.
        </p>
        {status.fileName ? <p className="truncate text-sm text-ink-soft">{status.fileName}</p> : null}
        <p className="mt-1 text-sm">{refusal ?? failure}</p>
        {status.playing ? (
          <p className="mt-1 text-sm text-ink-soft">Students still see the video that was there before.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={retrying} onClick={onRetry}>
          Retry
        </Button>
        {actions}
      </div>
    </div>
  );
}

interface ReadyPanelProps {
  fileName: string | null;
  playing: NonNullable<VideoStatus['playing']>;
  actions: ReactNode;
}

export function ReadyPanel({ fileName, playing, actions }: ReadyPanelProps) {
  const best = playing.heights.at(-1);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="grid aspect-video place-items-center bg-sunken">
        {playing.posterUrl ? (
          <img src={playing.posterUrl} alt="A moment of the video" className="size-full object-cover" />
        ) : (
          <Film aria-hidden="true" className="size-10 text-ink-soft" />
        )}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div>
          {fileName ? <p className="truncate font-semibold">{fileName}</p> : null}
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft figures-tabular">
            <span role="status" className="flex items-center gap-1.5 font-semibold text-success">
              <CircleCheck aria-hidden="true" className="size-4" />
              Ready
            </span>
            <span>{lessonDurationText(playing.durationSeconds)}</span>
            {best ? <span>up to {best}p</span> : null}
          </p>
        </div>
        {actions}
      </div>
    </div>
  );
}

interface VideoActionsProps {
  onFile: (file: File) => void;
  removing: boolean;
  onRemove: () => void;
}

/** A replaced video plays until the new one is ready; a removed one is gone at once, so removing asks first. */
export function VideoActions({ onFile, removing, onRemove }: VideoActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton accept="video/*" onFile={onFile}>
        Replace
      </FileButton>
      <Button variant="ghost" size="sm" pending={removing} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove video"
        description="Students can no longer watch it. The lesson and its text stay."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              Remove video
            </Button>
          </>
        }
      />
    </div>
  );
}
