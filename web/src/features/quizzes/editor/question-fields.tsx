import { type QuestionKind, questionKinds } from '@academy/contract/quizzes/quiz-limits.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { ProblemField } from './draft-problems.ts';
import type { DraftQuestion } from './draft-question.ts';
import { kindWords } from './question-kinds.ts';
import { SolutionFields } from './solution-fields.tsx';

interface QuestionFieldsProps {
  question: DraftQuestion;
  problems: Partial<Record<ProblemField, string>>;
  onChange: (question: DraftQuestion) => void;
}

export function QuestionFields({ question, problems, onChange }: QuestionFieldsProps) {
  const prompt = useRef<HTMLTextAreaElement>(null);
  const set = (change: Partial<DraftQuestion>) => onChange({ ...question, ...change });
  const chooseKind = (kind: QuestionKind) => {
    // Of several right options the first one stays right.
    const right = question.options.find(({ correct }) => correct)?.id;
    const options =
      kind === 'single'
        ? question.options.map((option) => ({ ...option, correct: option.id === right }))
        : question.options;
    set({ kind, options });
  };
  useEffect(() => prompt.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Kind of question`}>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              value={question.kind}
              onChange={({ target }) => {
                const kind = questionKinds.find((one) => one === target.value);
                if (kind) chooseKind(kind);
              }}
            >
              {questionKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords[kind]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t`Moment of the film`}
          hint={t`There the film pauses and asks. Left empty, the question stands below it only.`}
          error={problems.moment}
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              className="figures-tabular"
              placeholder={t({ message: 'm:ss', comment: 'Minutes and seconds, which are typed in digits' })}
              value={question.moment}
              onChange={({ target }) => set({ moment: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t`Question`} hint={t`Markdown, as in the lesson`} error={problems.prompt} required>
        {(control) => (
          <Textarea
            {...control}
            ref={prompt}
            rows={2}
            lang={textLanguage(question.prompt)}
            value={question.prompt}
            onChange={({ target }) => set({ prompt: target.value })}
          />
        )}
      </Field>
      <SolutionFields question={question} problems={problems} onChange={set} />
      <Field
        label={t`Explanation`}
        hint={t`Shown after checking: why it is so. Markdown`}
        error={problems.explanation}
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            rows={2}
            lang={textLanguage(question.explanation)}
            value={question.explanation}
            onChange={({ target }) => set({ explanation: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
