/** The questions of the sample quiz in words. Which of them there are, the contract says. */
import { sampleQuiz } from '@academy/contract/quizzes/sample-quiz.ts';
import { t } from '@lingui/core/macro';
import type { Question } from '@/api/quizzes.ts';

type SampleQuestion = (typeof sampleQuiz)[number];

export function sampleQuestions(): Question[] {
  const words = questionWords();
  return sampleQuiz.map(({ id, options }) => {
    const { text, ...answers } = words[id];
    return {
      id,
      kind: 'single',
      prompt: text,
      options: options.map((option) => ({ id: option, text: answers[option] })),
      atSeconds: null,
    };
  });
}

type QuestionWords = Readonly<Record<'text' | SampleQuestion['options'][number], string>>;

const questionWords = (): Readonly<Record<SampleQuestion['id'], QuestionWords>> => ({
  q1: {
    text: t`What helps most to remember a lesson a week later?`,
    a: t`Watching it again at double speed`,
    b: t`Closing it and recalling its main points in your own words`,
    c: t`Highlighting every sentence that seems important`,
    d: t`Reading the transcript before sleeping`,
  },
  q2: {
    text: t`You got stuck in the middle of an exercise. What is the best next step?`,
    a: t`Skip it and hope that it comes back later`,
    b: t`Copy the solution and go on`,
    c: t`Write down exactly where you are stuck and try the smallest part of it`,
    d: t`Start the whole course from the beginning`,
  },
});
