import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { timeLeftText } from '../transfer-text.ts';

interface PreparationPanelProps {
  status: VideoStatus;
  actions: ReactNode;
}

const words = {
  waiting: 'Next in line to be prepared.',
  preparing: 'Being prepared for students.',
  playable: 'It can be watched already. Better qualities are on their way.',
} as const;

/** The words are a live region; the percent beside them is not, or it would be read every other second. */
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
  /** Why trying again did not work. */
  refusal: string | null;
  actions: ReactNode;
}

export function FailedPanel({ status, retrying, onRetry, refusal, actions }: FailedPanelProps) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-danger/40 bg-card p-4">
      <div role="alert">
        <p className="flex items-center gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
          This video could not be prepared.
        </p>
        {status.fileName ? <p className="truncate text-sm text-ink-soft">{status.fileName}</p> : null}
        <p className="mt-1 text-sm">{refusal ?? status.failure ?? 'Something went wrong on our side.'}</p>
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
