import { useEffect, useRef } from 'react';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { savePlaybackPosition } from './api/save-playback-position.ts';
import { createPositionSaver } from './position-saver.ts';
import type { VideoPlace } from './video-place.ts';

export function usePositionSaving(store: PlayerStore, place: VideoPlace, startAtSeconds: number): void {
  const { courseId, moduleId, lessonId } = place;
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
