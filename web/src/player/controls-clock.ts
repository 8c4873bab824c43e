import { areControlsVisible, type ControlsFacts, controlsHideAt } from './controls-visibility.ts';

export interface ControlsClock {
  /** Something was done that shows the controls and starts their time anew. */
  readonly touch: () => void;
  readonly learn: (facts: Partial<Omit<ControlsFacts, 'lastActivityAt'>>) => void;
  readonly stop: () => void;
}

/** Holds what the visibility of the controls depends on, and wakes up when they are to hide. */
export function createControlsClock(
  onChange: (visible: boolean) => void,
  now: () => number = Date.now,
): ControlsClock {
  let facts: ControlsFacts = { playing: false, menuOpen: false, focusInside: false, lastActivityAt: now() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (changes: Partial<ControlsFacts>): void => {
    facts = { ...facts, ...changes };
    clearTimeout(timer);
    const hideAt = controlsHideAt(facts);
    const visible = areControlsVisible(facts, now());
    if (visible && hideAt !== null) timer = setTimeout(update, hideAt - now(), {});
    onChange(visible);
  };

  return {
    touch: () => update({ lastActivityAt: now() }),
    // Whatever kept them there, they stay for their full time after it.
    learn: (changes) => {
      const kept = controlsHideAt(facts) === null;
      update({ ...changes, ...(kept ? { lastActivityAt: now() } : {}) });
    },
    stop: () => clearTimeout(timer),
  };
}
