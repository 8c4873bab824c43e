import { t } from '@lingui/core/macro';
import { ChevronDown, CircleAlert, Clock, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { readMoment } from '@/lib/typed-moment.ts';
import { problemsByField } from './draft-problems.ts';
import type { DraftQuestion } from './draft-question.ts';
import { QuestionFields } from './question-fields.tsx';
import { kindWords } from './question-kinds.ts';

interface QuestionCardProps {
  question: DraftQuestion;
  /** Null where it is not known. */
  filmSeconds: number | null;
  name: string;
  number: number;
  handle: ReactNode;
  isOpen: boolean;
  /** From the first attempt to save on. */
  showProblems: boolean;
  onToggle: () => void;
  onChange: (question: DraftQuestion) => void;
  onDelete: () => void;
}

/** One question: a line that tells it, and its fields when it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, filmSeconds, name, number, handle, isOpen, showProblems } = props;
  const { onToggle, onChange, onDelete } = props;
  const fieldsId = useId();
  const problems = showProblems ? problemsByField(question, filmSeconds) : {};
  const isWrong = Object.keys(problems).length > 0;
  const isUntitled = question.prompt.trim() === '';
  const seconds = readMoment(question.moment);
  return (
    <div className={cn('rounded-card border bg-card', isWrong ? 'border-danger' : 'border-line')}>
      <div className="flex min-h-13 items-center gap-1 px-1">
        {handle}
        <span aria-hidden="true" className="w-6 shrink-0 text-right text-sm text-ink-soft figures-tabular">
          {numberText(number)}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 py-1 text-left hover:text-accent-ink"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <span lang={textLanguage(name)} className="min-w-0 font-medium wrap-anywhere">
              {isUntitled ? (question.id === undefined ? t`New question` : t`Question without text`) : name}
              {/* For the eye it stands beside. */}
              {isUntitled ? <span className="sr-only"> {numberText(number)}</span> : null}
            </span>
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              {kindWords[question.kind]()}
              {seconds !== null && Number.isFinite(seconds) ? (
                <span className="flex items-center gap-1 figures-tabular">
                  <Clock aria-hidden="true" className="size-4" />
                  {timeText(seconds)}
                </span>
              ) : null}
            </span>
            {isWrong ? (
              <span className="flex items-center gap-1.5 text-sm font-semibold text-danger">
                <CircleAlert aria-hidden="true" className="size-4" />
                {t`Something is not right yet`}
              </span>
            ) : null}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn(
              'ml-auto size-4 shrink-0 text-ink-soft transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <Button variant="ghost" size="icon" aria-label={t`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <div id={fieldsId} className={cn('border-t border-line p-4', !isOpen && 'hidden')}>
        {isOpen ? <QuestionFields question={question} problems={problems} onChange={onChange} /> : null}
      </div>
    </div>
  );
}
