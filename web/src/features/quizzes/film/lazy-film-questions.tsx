import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useQuiz } from '@/api/quizzes.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { useHadFrame, useOpenPlayer } from '@/player/open-player.ts';

const filmQuestions = lazyPart(() => import('./film-questions.tsx'));

/** Asks for the questions, and then for their code, only once there is a picture: that one comes first. */
export function LazyFilmQuestions({ address }: { address: LessonAddress }) {
  const player = useOpenPlayer();
  return player && <AfterPicture player={player} address={address} />;
}

function AfterPicture({ player, address }: { player: PlayerStore; address: LessonAddress }) {
  const { data: quiz } = useQuiz(address, { enabled: useHadFrame(player) });
  const hasPinned = quiz?.questions.some(({ atSeconds }) => atSeconds !== null) ?? false;
  const { part } = useLazyPart(filmQuestions, hasPinned);
  if (!part || !quiz) return null;
  return <part.FilmQuestions address={address} player={player} quiz={quiz} />;
}
