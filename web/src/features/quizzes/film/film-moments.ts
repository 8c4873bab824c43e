/** When the film asks: only where it was played through, so that nobody is asked about what they jumped over. */
import type { Question, Quiz } from '@/api/quizzes.ts';

export interface PlayedMoment {
  readonly seconds: number;
  readonly playing: boolean;
  readonly ended: boolean;
}

/** Between two reports of a film that plays. Hidden tabs report once a second; keys jump at least five. */
const LONGEST_STEP_SECONDS = 3;

/** A film that waited with a question was kept as standing just behind it. */
const KEPT_BEHIND_SECONDS = 1;

/** Where the film goes on from when it is first played in a visit: a reload is no way past a question. */
export function resumedFrom(now: PlayedMoment): PlayedMoment {
  return { ...now, seconds: now.seconds - KEPT_BEHIND_SECONDS };
}

/** The questions of the film, in the order in which it comes to them, without those that were answered before. */
export function openPinned({ questions, answered }: Pick<Quiz, 'questions' | 'answered'>): Question[] {
  return questions
    .filter(({ id, atSeconds }) => atSeconds !== null && answered[id] === undefined)
    .toSorted((a, b) => (a.atSeconds ?? 0) - (b.atSeconds ?? 0));
}

/** Which of them the film played through since it was last looked at. */
export function playedThrough(
  pinned: readonly Question[],
  before: PlayedMoment,
  now: PlayedMoment,
): Question[] {
  const step = now.seconds - before.seconds;
  if (!before.playing || step < 0 || step > LONGEST_STEP_SECONDS) return [];
  return pinned.filter(({ atSeconds }) => {
    if (atSeconds === null || atSeconds < before.seconds) return false;
    // A question at the very end is asked when there is no more to play.
    return now.ended ? atSeconds <= now.seconds : atSeconds < now.seconds;
  });
}
