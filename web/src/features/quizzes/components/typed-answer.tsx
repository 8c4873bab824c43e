import { quizLimits } from '@academy/contract/quizzes/quiz-limits.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import type { QuestionResult } from '@/api/quizzes.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { tooLongText } from '@/lib/too-long.ts';

interface TypedAnswerProps {
  isNumber: boolean;
  promptId: string;
  answer: string;
  verdict: QuestionResult | undefined;
  isNoNumber: boolean;
  onAnswer: (answer: string) => void;
}

/** A number or a short text. A number is typed in the digits of either language, so the field takes any text. */
export function TypedAnswer(props: TypedAnswerProps) {
  const { isNumber, promptId, answer, verdict, isNoNumber, onAnswer } = props;
  return (
    <Field
      label={isNumber ? t`Your answer, a number` : t`Your answer`}
      error={isNoNumber ? t`Type a number, such as 3.5.` : tooLongText(answer, quizLimits.answerMaxLength)}
      className="mt-3 max-w-sm"
    >
      {({ required: _, 'aria-describedby': described, ...control }) => (
        <span className="flex items-center gap-3">
          <Input
            {...control}
            aria-describedby={[promptId, described].filter(Boolean).join(' ')}
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            lang={textLanguage(answer)}
            className={isNumber ? 'figures-tabular' : ''}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
          />
          {verdict ? <AnswerMark isRight={verdict.correct} /> : null}
        </span>
      )}
    </Field>
  );
}

function AnswerMark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <span
      className={`flex shrink-0 items-center gap-1.5 text-sm font-semibold ${isRight ? 'text-success' : 'text-danger'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isRight ? t`Correct` : t`Incorrect`}
    </span>
  );
}
