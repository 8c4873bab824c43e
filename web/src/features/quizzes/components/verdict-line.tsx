import { t } from '@lingui/core/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import type { Question, QuestionResult } from '@/api/quizzes.ts';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { cn } from '@/lib/cn.ts';
import { ownDigits } from '@/lib/language/numbers.ts';

interface VerdictLineProps {
  id: string;
  question: Question;
  verdict: QuestionResult;
}

/** Right or wrong, what would have been right, and why. */
export function VerdictLine({ id, question, verdict }: VerdictLineProps) {
  const Icon = verdict.correct ? CircleCheck : CircleX;
  const { explanation = '' } = verdict;
  return (
    <div
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
      <div className="min-w-0">
        <p>
          <strong className={cn('font-semibold', verdict.correct ? 'text-success' : 'text-danger')}>
            {verdict.correct ? t`Correct.` : t`Incorrect.`}
          </strong>
          {verdict.correct ? null : <> {solutionText(question, verdict)}</>}
        </p>
        {explanation === '' ? null : (
          <div className="mt-2">
            <Markdown source={explanation} />
          </div>
        )}
      </div>
    </div>
  );
}

function solutionText(question: Question, verdict: QuestionResult): string {
  const { correctOption, correctOptions = [], tolerance = 0 } = verdict;
  if (correctOptions.length > 1) return t`The right answers are marked.`;
  if (correctOptions.length === 1) return t`The right answer is marked.`;
  if (question.kind === 'number') {
    const margin = ownDigits(String(tolerance));
    const value = ownDigits(correctOption);
    return tolerance === 0
      ? t`The right answer: ${value}.`
      : t`The right answer: ${value}, give or take ${margin}.`;
  }
  const answer = question.options.find(({ id }) => id === correctOption)?.text ?? correctOption;
  return t`The right answer: ${answer}.`;
}
