import { t } from '@lingui/core/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import type { Verdict } from '../quiz-verdict.ts';
import type { Question } from '../sample-questions.ts';

interface QuizQuestionProps {
  question: Question;
  number: number;
  chosen: string | undefined;
  verdict: Verdict | undefined;
  disabled: boolean;
  onChoose: (optionId: string) => void;
}

export function QuizQuestion({ question, number, chosen, verdict, disabled, onChoose }: QuizQuestionProps) {
  const name = useId();
  const verdictId = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={verdict ? verdictId : undefined}>
      <legend className="font-semibold">
        {numberText(number)}. {question.text}
      </legend>
      <div className="mt-3 flex flex-col gap-2">
        {question.options.map((option) => (
          <label
            key={option.id}
            className={cn(
              'flex min-h-12 items-center gap-3 rounded-control border px-4 py-2.5 transition-colors',
              disabled ? 'border-line text-ink-soft' : 'cursor-pointer border-line bg-card',
              !disabled && 'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-tint',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChoose(option.id)}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-card outline-none checked:border-6 checked:border-accent"
            />
            {option.text}
          </label>
        ))}
      </div>
      {verdict ? <VerdictLine id={verdictId} question={question} verdict={verdict} /> : null}
    </fieldset>
  );
}

function VerdictLine({ id, question, verdict }: { id: string; question: Question; verdict: Verdict }) {
  const answer = question.options.find((option) => option.id === verdict.correctOption)?.text;
  const Icon = verdict.correct ? CircleCheck : CircleX;
  return (
    <p
      id={id}
      className={cn(
        'mt-3 flex gap-2.5 rounded-control px-4 py-3 text-sm',
        verdict.correct ? 'bg-success-tint' : 'bg-danger-tint',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4 shrink-0', verdict.correct ? 'text-success' : 'text-danger')}
      />
      <span>
        <strong className={cn('font-semibold', verdict.correct ? 'text-success' : 'text-danger')}>
          {verdict.correct ? t`Correct.` : t`Incorrect.`}
        </strong>
        {!verdict.correct && answer ? <> {t`The right answer: ${answer}.`}</> : null}
      </span>
    </p>
  );
}
