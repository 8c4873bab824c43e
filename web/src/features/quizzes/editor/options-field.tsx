import type { WrittenOption } from '@academy/contract/quizzes/question.ts';
import { quizLimits } from '@academy/contract/quizzes/quiz-limits.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { moved } from '@/components/ordering/moved.ts';
import { OrderedList } from '@/components/ordering/ordered-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Input } from '@/components/ui/input.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { newOption } from './draft-question.ts';
import { wrongOptions } from './wrong-options.ts';

interface OptionsFieldProps {
  several: boolean;
  options: readonly WrittenOption[];
  error: string | undefined;
  onChange: (options: readonly WrittenOption[]) => void;
}

/** The options of a choice, each with a mark for whether it is right. */
export function OptionsField({ several, options, error, onChange }: OptionsFieldProps) {
  const name = useId();
  const errorId = useId();
  const wrong: ReadonlySet<string> = error ? wrongOptions(options) : new Set();
  const mark = (index: number) =>
    onChange(
      options.map((option, at) => ({
        ...option,
        correct: at === index ? !several || !option.correct : several && option.correct,
      })),
    );
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      data-wrong-marks={error && wrong.size === 0 ? '' : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {several ? t`Options; mark all that are right` : t`Options; mark the right one`}
      </legend>
      <OrderedList
        label={t`Options`}
        items={options}
        keyOf={({ id }) => id}
        nameOf={({ id, text }) => text || optionName(options.findIndex((option) => option.id === id))}
        onMove={(from, to) => onChange(moved(options, from, to))}
        className="flex flex-col gap-1.5"
        itemClassName="flex items-center gap-1.5"
      >
        {(option, handle) => {
          const index = options.findIndex(({ id }) => id === option.id);
          const called = optionName(index);
          return (
            <>
              {handle}
              {several ? (
                <Checkbox
                  aria-label={t`${called} is right`}
                  checked={option.correct}
                  onChange={() => mark(index)}
                />
              ) : (
                <input
                  type="radio"
                  name={name}
                  aria-label={t`${called} is right`}
                  checked={option.correct}
                  onChange={() => mark(index)}
                  className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-card checked:border-6 checked:border-ink"
                />
              )}
              <Input
                aria-label={called}
                aria-invalid={wrong.has(option.id) ? true : undefined}
                aria-describedby={wrong.has(option.id) ? errorId : undefined}
                lang={textLanguage(option.text)}
                value={option.text}
                onChange={({ target }) => onChange(options.with(index, { ...option, text: target.value }))}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t`Remove ${called}`}
                disabled={options.length <= quizLimits.minOptions}
                onClick={() => onChange(options.toSpliced(index, 1))}
              >
                <X aria-hidden="true" />
              </Button>
            </>
          );
        }}
      </OrderedList>
      {error ? (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          {error}
        </p>
      ) : null}
      {options.length < quizLimits.options ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1.5"
          onClick={() => onChange([...options, newOption()])}
        >
          <Plus aria-hidden="true" />
          {t`Add an option`}
        </Button>
      ) : null}
    </fieldset>
  );
}

function optionName(index: number): string {
  const number = numberText(index + 1);
  return t`Option ${number}`;
}
