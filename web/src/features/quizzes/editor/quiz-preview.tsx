import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Question, QuestionResult, QuizAnswers } from '@/api/quizzes.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { readMoment } from '@/lib/typed-moment.ts';
import { QuizQuestion } from '../components/quiz-question.tsx';
import { type DraftQuestion, solutionOf } from './draft-question.ts';

/** The questions as students see them, before and after checking. Nothing of it is kept. */
export function QuizPreview({ questions }: { questions: readonly DraftQuestion[] }) {
  const [answers, setAnswers] = useState<QuizAnswers>({});
  const [isSolved, setIsSolved] = useState(false);
  const solvedId = useId();
  return (
    <div className="flex flex-col gap-6">
      <label htmlFor={solvedId} className="flex w-fit items-center gap-2.5 text-sm font-semibold">
        <Checkbox id={solvedId} checked={isSolved} onChange={() => setIsSolved(!isSolved)} />
        {t`As it is after a right answer`}
      </label>
      <div className="flex flex-col gap-8 rounded-card border border-line bg-card p-4 md:p-6">
        {questions.map((draft, index) => {
          const { answer, verdict } = solved(draft);
          return (
            <QuizQuestion
              key={draft.key}
              question={askedFrom(draft)}
              number={index + 1}
              answer={isSolved ? answer : answers[draft.key]}
              verdict={isSolved ? verdict : undefined}
              disabled={false}
              onAnswer={(given) => {
                setAnswers({ ...answers, [draft.key]: given });
                setIsSolved(false);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

function askedFrom({ key, kind, prompt, options, moment }: DraftQuestion): Question {
  const isChoice = kind === 'single' || kind === 'several';
  return {
    id: key,
    kind,
    prompt,
    options: isChoice ? options.map(({ id, text }) => ({ id, text })) : [],
    atSeconds: readMoment(moment),
  };
}

function solved(draft: DraftQuestion): { answer: QuizAnswers[string]; verdict: QuestionResult } {
  const { explanation } = draft;
  const solution = solutionOf(draft);
  if ('options' in solution) {
    const right = solution.options.filter(({ correct }) => correct).map(({ id }) => id);
    const verdict = { correct: true, correctOption: right[0] ?? '', correctOptions: right, explanation };
    return { answer: solution.kind === 'several' ? right : (right[0] ?? ''), verdict };
  }
  const answer = solution.kind === 'number' ? draft.value : (solution.accepted[0] ?? '');
  return { answer, verdict: { correct: true, correctOption: answer, explanation } };
}
