/** When the controls are seen: pure, so that every rule of it can be tried without a browser or a clock. */
import { player } from '@academy/contract/videos/player-constants.ts';

export interface ControlsFacts {
  readonly playing: boolean;
  readonly menuOpen: boolean;
  /** The keyboard stands on one of the controls. */
  readonly focusInside: boolean;
  readonly lastActivityAt: number;
}

/** When they hide if nothing else happens; null when they stay. */
export function controlsHideAt(facts: ControlsFacts): number | null {
  if (!facts.playing || facts.menuOpen || facts.focusInside) return null;
  return facts.lastActivityAt + player.controlsHideDelayMs;
}

export function areControlsVisible(facts: ControlsFacts, now: number): boolean {
  const hideAt = controlsHideAt(facts);
  return hideAt === null || now < hideAt;
}
