/** A video that the server has: being prepared, failed or ready. */
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Film } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { percentText } from '@/lib/language/numbers.ts';
import { timeLeftText, timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { videoFailureText } from '@/lib/video-failure-text.ts';
import { turnText } from '../turn-text.ts';

interface PreparationPanelProps {
  status: VideoStatus;
  actions: ReactNode;
}

function preparationText({ state, filmsBefore }: VideoStatus): string {
  const turn = turnText(filmsBefore);
  if (turn !== null) return state === 'playable' ? `${t`It can be watched already.`} ${turn}` : turn;
  if (state === 'waiting') return t`Next in line to be prepared.`;
  if (state === 'playable') return t`It can be watched already. Better qualities are on their way.`;
  return t`Being prepared for students.`;
}

/** The sentence is a live region; the percentage is not, or it would be read every two seconds. */
export function PreparationPanel({ status, actions }: PreparationPanelProps) {
  const { percent, remainingSeconds, fileName } = status;
  const left = timeLeftText(remainingSeconds);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      {fileName ? <FileName>{fileName}</FileName> : null}
      <ProgressBar percent={percent} label={t`Preparation of the video`} />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft figures-tabular">
        <span className="font-semibold text-ink">{percentText(percent)}</span>
        {left ? <span>{left}</span> : null}
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {preparationText(status)}
      </p>
      {actions}
    </div>
  );
}

function FileName({ children }: { children: string }) {
  return (
    <p lang={textLanguage(children)} className="truncate font-semibold">
      {children}
    </p>
  );
}

interface FailedPanelProps {
  status: VideoStatus;
  canRetry: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** Why the retry was refused. */
  refusal: string | null;
  actions: ReactNode;
}

export function FailedPanel(props: FailedPanelProps) {
  const { status, canRetry, retrying, onRetry, refusal, actions } = props;
  const failure = status.failure ? videoFailureText(status.failure) : t`Something went wrong on our side.`;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-danger/40 bg-card p-4">
      <div role="alert">
        <p className="flex items-center gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-5" />
          {t`This video could not be prepared.`}
        </p>
        {status.fileName ? (
          <p lang={textLanguage(status.fileName)} className="truncate text-sm text-ink-soft">
            {status.fileName}
          </p>
        ) : null}
        <p className="mt-1 text-sm">{refusal ?? failure}</p>
        {status.playing ? (
          <p className="mt-1 text-sm text-ink-soft">{t`Students still see the video that was there before.`}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {canRetry ? (
          <Button size="sm" pending={retrying} onClick={onRetry}>
            {t`Retry`}
          </Button>
        ) : null}
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
  const quality = `${best}p`;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="grid aspect-video place-items-center bg-sunken">
        {playing.posterUrl ? (
          <img src={playing.posterUrl} alt={t`A moment of the video`} className="size-full object-cover" />
        ) : (
          <Film aria-hidden="true" className="size-10 text-ink-soft" />
        )}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div>
          {fileName ? <FileName>{fileName}</FileName> : null}
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft figures-tabular">
            <span role="status" className="flex items-center gap-1.5 font-semibold text-success">
              <CircleCheck aria-hidden="true" className="size-4" />
              {t`Ready`}
            </span>
            <span>{timeText(playing.durationSeconds)}</span>
            {best ? (
              <span>
                {t({
                  message: `up to ${quality}`,
                  comment: 'The best quality of a video, such as up to 720p',
                })}
              </span>
            ) : null}
          </p>
        </div>
        {actions}
      </div>
    </div>
  );
}
