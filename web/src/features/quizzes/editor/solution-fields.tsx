import { t } from '@lingui/core/macro';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { ProblemField } from './draft-problems.ts';
import type { DraftQuestion } from './draft-question.ts';
import { OptionsField } from './options-field.tsx';

interface SolutionFieldsProps {
  question: DraftQuestion;
  problems: Partial<Record<ProblemField, string>>;
  onChange: (change: Partial<DraftQuestion>) => void;
}

/** What is right, in the way of each kind. */
export function SolutionFields({ question, problems, onChange }: SolutionFieldsProps) {
  switch (question.kind) {
    case 'single':
    case 'several':
      return (
        <OptionsField
          several={question.kind === 'several'}
          options={question.options}
          error={problems.solution}
          onChange={(options) => onChange({ options })}
        />
      );
    case 'number':
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t`Right number`} error={problems.solution} required>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                className="figures-tabular"
                value={question.value}
                onChange={({ target }) => onChange({ value: target.value })}
              />
            )}
          </Field>
          <Field
            label={t`Tolerance`}
            hint={t`How far off an answer may be and still be right`}
            error={problems.tolerance}
          >
            {({ required: _, ...control }) => (
              <Input
                {...control}
                inputMode="decimal"
                className="figures-tabular"
                placeholder="0"
                value={question.tolerance}
                onChange={({ target }) => onChange({ tolerance: target.value })}
              />
            )}
          </Field>
        </div>
      );
    case 'text':
      return (
        <Field
          label={t`Accepted answers`}
          hint={t`One on each line. Capitals and blanks around them do not matter. The first is shown as the right answer.`}
          error={problems.solution}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              lang={textLanguage(question.spellings)}
              value={question.spellings}
              onChange={({ target }) => onChange({ spellings: target.value })}
            />
          )}
        </Field>
      );
  }
}
