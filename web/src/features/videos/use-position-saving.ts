import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect, useRef } from 'react';
import { savePlaybackPosition } from '@/api/videos.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { createPositionSaver } from './position-saver.ts';

export function usePositionSaving(store: PlayerStore, address: LessonAddress, startAtSeconds: number): void {
  const { courseId, moduleId, lessonId } = address;
  const startedAt = useRef(startAtSeconds);
  useEffect(() => {
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
  }, [store, courseId, moduleId, lessonId]);
}
