/**
 * Saves the position of the viewer: every so often while the video plays, and at once when it is paused, moved or left.
 * One call at a time, so that an older position never overtakes a newer one.
 */

import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { useEffect, useRef } from 'react';
import { savePlaybackPosition } from '@/api/videos.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';

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
/** Too little to be noticed. */
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
      // A refusal stays one; anything else is tried again.
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

interface PositionSaving {
  readonly startAtSeconds: number;
  readonly enabled: boolean;
}

export function usePositionSaving(
  store: PlayerStore,
  address: LessonAddress,
  { startAtSeconds, enabled }: PositionSaving,
): void {
  const { courseId, moduleId, lessonId } = address;
  const startedAt = useRef(startAtSeconds);
  useEffect(() => {
    if (!enabled) return;
    const saver = createPositionSaver({
      startAtSeconds: startedAt.current,
      save: (seconds) => savePlaybackPosition({ courseId, moduleId, lessonId }, seconds),
    });
    const unsubscribe = store.subscribe(() => saver.follow(store.getSnapshot()));
    // A phone that is put away tells no more than that the page is hidden.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.leave();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', saver.leave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', saver.leave);
      saver.leave();
    };
  }, [store, courseId, moduleId, lessonId, enabled]);
}
