import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import type { Question, QuestionResult, QuizAnswers } from '@/api/quizzes.ts';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { TypedAnswer } from './typed-answer.tsx';
import { VerdictLine } from './verdict-line.tsx';

interface QuizQuestionProps {
  question: Question;
  /** Null for a question that is asked alone. */
  number: number | null;
  answer: QuizAnswers[string] | undefined;
  verdict: QuestionResult | undefined;
  disabled: boolean;
  /** What was typed is no number, and has to be one. */
  isNoNumber?: boolean;
  /** Under the question, such as where in the film it is asked. */
  remark?: ReactNode;
  /** What is wrong with the answer, right above the options or the field. */
  problem?: ReactNode;
  onAnswer: (answer: QuizAnswers[string]) => void;
}

/** A question of any kind, with its verdict once it has one. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, number, answer, verdict, disabled, isNoNumber = false, onAnswer } = props;
  const promptId = useId();
  const verdictId = useId();
  const isChoice = question.kind === 'single' || question.kind === 'several';
  return (
    <fieldset
      disabled={disabled}
      aria-labelledby={promptId}
      aria-describedby={verdict ? verdictId : undefined}
      className="min-w-0"
    >
      <div id={promptId} className="flex gap-1.5 font-semibold [&_strong]:font-extrabold">
        {number === null ? null : <span className="shrink-0">{numberText(number)}.</span>}
        <div className="min-w-0">
          <Markdown source={question.prompt} />
        </div>
      </div>
      {props.remark}
      {question.kind === 'several' ? (
        <p className="mt-1 text-sm text-ink-soft">{t`Choose all that are right.`}</p>
      ) : null}
      {props.problem}
      {isChoice ? (
        <ChoiceOptions question={question} answer={answer} verdict={verdict} onAnswer={onAnswer} />
      ) : (
        <TypedAnswer
          isNumber={question.kind === 'number'}
          promptId={promptId}
          answer={typeof answer === 'string' ? answer : ''}
          verdict={verdict}
          isNoNumber={isNoNumber}
          onAnswer={onAnswer}
        />
      )}
      {verdict ? <VerdictLine id={verdictId} question={question} verdict={verdict} /> : null}
    </fieldset>
  );
}
