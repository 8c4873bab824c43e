import { t } from '@lingui/core/macro';
import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { useId } from 'react';
import type { Question, QuestionResult, QuizAnswers } from '@/api/quizzes.ts';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cn } from '@/lib/cn.ts';
import { toggled } from '../open-questions.ts';

interface ChoiceOptionsProps {
  question: Question;
  answer: QuizAnswers[string] | undefined;
  verdict: QuestionResult | undefined;
  onAnswer: (answer: QuizAnswers[string]) => void;
}

/** One of them, or several. What was chosen says itself whether it was right. */
export function ChoiceOptions({ question, answer, verdict, onAnswer }: ChoiceOptionsProps) {
  const name = useId();
  const several = question.kind === 'several';
  const chosen = [answer ?? []].flat();
  const right = verdict && (verdict.correctOptions ?? [verdict.correctOption]);
  return (
    <div className="mt-3 flex flex-col gap-2">
      {question.options.map(({ id, text }) => (
        <label
          key={id}
          htmlFor={`${name}-${id}`}
          className={cn(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-card px-4 py-2.5 transition-colors',
            'hover:border-line-strong has-checked:border-ink has-checked:bg-chosen',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            'in-disabled:cursor-default in-disabled:bg-transparent in-disabled:text-ink-soft',
            right && chosen.includes(id) && (right.includes(id) ? rightLook : wrongLook),
          )}
        >
          {several ? (
            <Checkbox
              id={`${name}-${id}`}
              checked={chosen.includes(id)}
              onChange={() => onAnswer(toggled(answer, id))}
            />
          ) : (
            <input
              id={`${name}-${id}`}
              type="radio"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={() => onAnswer(id)}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-card outline-none checked:border-6 checked:border-ink"
            />
          )}
          <span className="min-w-0 grow">
            <Markdown source={text} />
          </span>
          {right ? <OptionMark isChosen={chosen.includes(id)} isRight={right.includes(id)} /> : null}
        </label>
      ))}
    </div>
  );
}

const rightLook = 'has-checked:border-success has-checked:bg-success-tint!';
const wrongLook = 'has-checked:border-danger has-checked:bg-danger-tint!';

/** By sign and word, so that it is understood without colours. */
function OptionMark({ isChosen, isRight }: { isChosen: boolean; isRight: boolean }) {
  if (!isChosen && !isRight) return null;
  const [Icon, word] =
    isChosen && isRight
      ? ([CircleCheck, t`Correct`] as const)
      : isChosen
        ? ([CircleX, t`Incorrect`] as const)
        : ([CircleDot, t`Right answer`] as const);
  return (
    <span
      className={cn(
        'flex shrink-0 items-center gap-1.5 text-sm font-semibold',
        isRight ? 'text-success' : 'text-danger',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
