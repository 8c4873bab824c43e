import { useEffect, useRef, useState } from 'react';
import type { Question, Quiz } from '@/api/quizzes.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { openPinned, playedThrough, resumedFrom } from './film-moments.ts';

/**
 * The question that the film stops for, or null. Each is asked once while the lesson is open, and not again once it was
 * answered. Whoever plays on has skipped it.
 */
export function useFilmQuestions(player: PlayerStore, quiz: Quiz) {
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const asked = useRef(new Set<string>());
  const latest = useRef(quiz);
  latest.current = quiz;

  useEffect(() => {
    const look = () => {
      const { currentTime, playing, ended } = player.getSnapshot();
      return { seconds: currentTime, playing, ended };
    };
    let before = look();
    let hasPlayed = before.playing;
    return player.subscribe(() => {
      const now = look();
      const wasPlaying = before.playing;
      if (now.playing && !hasPlayed) {
        hasPlayed = true;
        before = resumedFrom(now);
      }
      const open = openPinned(latest.current).filter(({ id }) => !asked.current.has(id));
      const due = playedThrough(open, before, now);
      if (due.length > 0) {
        for (const { id } of due) asked.current.add(id);
        player.pause();
        setWaiting(due);
      } else if (now.playing && !wasPlaying) {
        setWaiting([]);
      }
      before = now;
    });
  }, [player]);

  /** The next one of the same moment, or on with the film. */
  const goOn = () => {
    const rest = waiting.slice(1).filter(({ id }) => latest.current.answered[id] === undefined);
    setWaiting(rest);
    if (rest.length === 0 && !player.getSnapshot().ended) player.play();
  };
  return { question: waiting[0] ?? null, goOn };
}
