import { player } from '@academy/contract/videos/player-constants.ts';

interface ControlsState {
  readonly playing: boolean;
  readonly menuOpen: boolean;
  /** The keyboard focus is on one of the controls. */
  readonly focusInside: boolean;
  readonly lastActivityAt: number;
}

/** When they hide if nothing else happens; null when they stay. */
function controlsHideAt(state: ControlsState): number | null {
  if (!state.playing || state.menuOpen || state.focusInside) return null;
  return state.lastActivityAt + player.controlsHideDelayMs;
}

export function areControlsVisible(state: ControlsState, now: number): boolean {
  const hideAt = controlsHideAt(state);
  return hideAt === null || now < hideAt;
}

export interface ControlsClock {
  /** The viewer did something: the controls are shown, and their time starts again. */
  readonly touch: () => void;
  readonly update: (changes: Partial<Omit<ControlsState, 'lastActivityAt'>>) => void;
  readonly stop: () => void;
}

/** Keeps what the visibility of the controls depends on, and hides them when their time is over. */
export function createControlsClock(
  onChange: (visible: boolean) => void,
  now: () => number = Date.now,
): ControlsClock {
  let state: ControlsState = { playing: false, menuOpen: false, focusInside: false, lastActivityAt: now() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<ControlsState>): void => {
    state = { ...state, ...changes };
    clearTimeout(timer);
    const hideAt = controlsHideAt(state);
    const visible = areControlsVisible(state, now());
    if (visible && hideAt !== null) timer = setTimeout(change, hideAt - now(), {});
    onChange(visible);
  };

  return {
    touch: () => change({ lastActivityAt: now() }),
    // After a menu closes or a pause ends they stay for their full time.
    update: (changes) => {
      const kept = controlsHideAt(state) === null;
      change({ ...changes, ...(kept ? { lastActivityAt: now() } : {}) });
    },
    stop: () => clearTimeout(timer),
  };
}
