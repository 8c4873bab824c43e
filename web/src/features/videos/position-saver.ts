/**
 * Keeps the place where somebody watches: every so often while it plays, and at once when it is paused, moved or
 * left. One call at a time, so that an older place never overtakes a newer one.
 */
import { ApiError } from '@academy/contract/http/client.ts';

export interface WatchedMoment {
  readonly currentTime: number;
  readonly playing: boolean;
  readonly waiting: boolean;
  readonly ready: boolean;
  readonly hasFrame: boolean;
}

interface PositionSaverOptions {
  readonly startAtSeconds: number;
  readonly save: (seconds: number) => Promise<unknown>;
}

const EVERY_SECONDS = 10;
/** Less than the shortest step of a viewer, more than any step of playback itself. */
const JUMP_SECONDS = 3;
/** Nobody notices less. */
const SAME_SECONDS = 0.5;

export function createPositionSaver({ startAtSeconds, save }: PositionSaverOptions) {
  let saved = startAtSeconds;
  let tried = startAtSeconds;
  let current: WatchedMoment | undefined;
  let saving = false;
  let wanted = false;
  let refused = false;

  const send = async (seconds: number): Promise<void> => {
    tried = seconds;
    try {
      await save(seconds);
      saved = seconds;
    } catch (error) {
      // Whoever may not keep a place will not be allowed to a moment later; anything else is tried again.
      refused = error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
    }
  };

  const saveLatest = async (): Promise<void> => {
    wanted = true;
    if (saving) return;
    saving = true;
    while (wanted && hasMoved()) {
      wanted = false;
      await send(current?.currentTime ?? saved);
    }
    saving = false;
  };

  const hasMoved = () =>
    current !== undefined && !refused && Math.abs(current.currentTime - saved) > SAME_SECONDS;

  return {
    follow: (moment: WatchedMoment): void => {
      // Before the stream and its first picture are there, and while it is sought, the time says nothing.
      if (!moment.ready || !moment.hasFrame || moment.waiting) return;
      const before = current;
      current = moment;
      if (before !== undefined && isWorthSaving(before, moment, tried)) void saveLatest();
    },
    /** The page is left: there is no time to wait for a call that is under way. */
    leave: (): void => {
      if (hasMoved() && current !== undefined) void send(current.currentTime);
    },
  };
}

/** A server that is away is not asked at every step, but again after as much more was watched. */
function isWorthSaving(before: WatchedMoment, now: WatchedMoment, triedSeconds: number): boolean {
  const paused = before.playing && !now.playing;
  const jumped = Math.abs(now.currentTime - before.currentTime) > JUMP_SECONDS;
  const watched = now.playing && Math.abs(now.currentTime - triedSeconds) >= EVERY_SECONDS;
  return paused || jumped || watched;
}
