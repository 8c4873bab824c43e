import { t } from '@lingui/core/macro';
import { timeText } from '@/lib/language/times.ts';
import { seekWhenReady, useOpenPlayer } from '@/player/open-player.ts';

const look = 'min-w-11 shrink-0 text-left text-sm font-bold figures-tabular';

/** The second of a note, which leads there. Without a film it is only told. */
export function NoteStamp({ seconds }: { seconds: number }) {
  const player = useOpenPlayer();
  const time = timeText(seconds);
  if (player === null) return <span className={`${look} py-2 text-ink-soft`}>{time}</span>;
  const go = () => {
    seekWhenReady(player, seconds);
    // On a phone the picture may be out of sight.
    document.querySelector('[data-player-stage]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button
      type="button"
      aria-label={t`Go to ${time}`}
      onClick={go}
      className={`${look} touch-target rounded-sm py-2 text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2`}
    >
      {time}
    </button>
  );
}
