import { t } from '@lingui/core/macro';
import { CircleAlert, Play, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOnline } from '@/lib/use-online.ts';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerFailure, PlayerState } from '../player-state.ts';

interface OverlayProps {
  store: PlayerStore;
  state: PlayerState;
}

interface PlayerMiddleProps extends OverlayProps {
  /** After the last picture. It stands there and waits: nothing goes on by itself. */
  ending: (watchAgain: () => void) => ReactNode;
}

/** What stands in the middle of the picture: that it is loading, the large button to begin with, or the way on at its end. */
export function PlayerMiddle({ store, state, ending }: PlayerMiddleProps) {
  const { loading, waiting, started, playing, ended, ready, troubled } = state;
  if (loading !== null || waiting) {
    const text = loading === 'quality' ? t`Switching quality...` : t`Loading...`;
    return <LoadingIndicator text={text} troubled={troubled} />;
  }
  if (ended) return ending(store.play);
  if (ready && !started && !playing) {
    return <LargeButton label={t`Play video`} onClick={store.play} />;
  }
  return null;
}

/** From here on one wonders whether anything comes at all. */
const SLOW_AFTER_MS = 4000;

function LoadingIndicator({ text, troubled }: { text: string; troubled: boolean }) {
  const [isSlow, setSlow] = useState(false);
  const online = useOnline();
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 flex animate-fade-in flex-col items-center justify-center gap-3 p-4"
    >
      <div className="flex flex-col items-center gap-2 rounded-card bg-ground/80 px-5 py-4 text-center text-balance text-white">
        <Spinner className="size-8 text-accent" />
        <p className="text-sm font-semibold">{text}</p>
        {!online ? (
          <p className="text-sm">{t`You are offline. The video goes on when the connection is back.`}</p>
        ) : troubled ? (
          <p className="text-sm">{t`The video cannot be reached right now. It is tried again and again.`}</p>
        ) : isSlow ? (
          <p className="text-sm">{t`Your connection is slow. The video goes on as soon as enough of it is here.`}</p>
        ) : null}
      </div>
    </div>
  );
}

interface LargeButtonProps {
  label: string;
  onClick: () => void;
}

/** On a small picture it stands above the middle, clear of captions and controls. */
function LargeButton({ label, onClick }: LargeButtonProps) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid animate-fade-in place-items-center pb-28 @2xl/player:pb-0">
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className="pointer-events-auto grid size-16 place-items-center rounded-full bg-accent text-on-accent shadow-pop transition-[scale,background-color] hover:scale-105 hover:bg-accent-hover focus-visible:outline-white @2xl/player:size-20"
      >
        <Play aria-hidden="true" fill="currentColor" className="size-7 translate-x-0.5 @2xl/player:size-9" />
      </button>
    </div>
  );
}

/** The browser let it begin without sound only: said where it is seen, and mended with one press. */
export function UnmuteHint({ store, state }: OverlayProps) {
  if (!state.silenced) return null;
  return (
    <button
      type="button"
      onClick={store.toggleMute}
      className="absolute top-3 left-3 inline-flex h-11 animate-fade-in items-center gap-2 rounded-full bg-white px-4 text-sm font-bold text-[#1c1a17] shadow-pop focus-visible:outline-accent"
    >
      <VolumeX aria-hidden="true" className="size-5" />
      {t`Sound is off. Tap to unmute`}
    </button>
  );
}

/** Something just changed: seen for a moment, and read aloud. The region is there before its words are. */
export function PlayerNotice({ state }: { state: PlayerState }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-3 z-35 flex justify-center @2xl/player:top-5"
    >
      {state.notice === null ? null : (
        <p
          key={state.notice.id}
          className="animate-fade-in rounded-full bg-ground/85 px-4 py-1.5 text-sm font-semibold text-white figures-tabular"
        >
          {state.notice.text}
        </p>
      )}
    </div>
  );
}

export function PlayerError({ failure }: { failure: PlayerFailure }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-30 flex flex-col items-center justify-center gap-2 bg-card p-6 text-center text-ink"
    >
      <CircleAlert aria-hidden="true" className="size-8 text-danger" />
      <h2 className="mt-1 text-xl">{t`Video Error`}</h2>
      <p className="max-w-md text-sm text-ink-soft">{failureText(failure)}</p>
      <Button variant="outline" className="mt-2" onClick={() => window.location.reload()}>
        {t`Retry`}
      </Button>
    </div>
  );
}

function failureText(failure: PlayerFailure): string {
  if (failure.code === 'unsupported') return t`HLS is not supported in this browser`;
  const { detail } = failure;
  return t`HLS Error: ${detail}`;
}
