import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect } from 'react';
import type { Quiz } from '@/api/quizzes.ts';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { FilmQuestionPanel } from './film-question-panel.tsx';
import { useFilmQuestions } from './use-film-questions.ts';

interface FilmQuestionsProps {
  address: LessonAddress;
  player: PlayerStore;
  quiz: Quiz;
}

/** Questions that are pinned to moments of the film: marks on its bar, and a panel over the picture. */
export function FilmQuestions({ address, player, quiz }: FilmQuestionsProps) {
  const { question, goOn } = useFilmQuestions(player, quiz);
  const moments = quiz.questions.flatMap(({ atSeconds }) => atSeconds ?? []).join(' ');
  useEffect(() => player.setMarks(moments === '' ? [] : moments.split(' ').map(Number)), [player, moments]);
  if (question === null) return null;
  return (
    <FilmQuestionPanel
      key={question.id}
      address={address}
      question={question}
      isRightBelow={quiz.answered[question.id] === true}
      onContinue={goOn}
    />
  );
}
