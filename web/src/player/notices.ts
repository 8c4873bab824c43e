import type { PlayerNotice } from './player-state.ts';

export interface Notices {
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

const SHOWN_MS = 1500;

export function createNotices(onChange: (notice: PlayerNotice | null) => void): Notices {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say: (text) => {
      count += 1;
      clearTimeout(timer);
      timer = setTimeout(onChange, SHOWN_MS, null);
      onChange({ id: count, text });
    },
    stop: () => clearTimeout(timer),
  };
}
