import { plural, t } from '@lingui/core/macro';
import type { Quiz } from '@/api/quizzes.ts';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { numberText } from '@/lib/language/numbers.ts';

/** What became of earlier attempts, quietly. */
export function QuizHistory({ quiz: { attempts, best } }: { quiz: Quiz }) {
  // A question in the film that went wrong is no result of the whole yet.
  if (best === null || (best.correctCount === 0 && attempts.length === 0)) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <p>
        {best.questionCount > 1 ? t`Your best answer to each question:` : t`Best result:`}{' '}
        <strong className="font-semibold text-ink">{countsText(best)}</strong>
      </p>
      {attempts.length === 0 ? null : (
        <details>
          <summary className="w-fit cursor-pointer py-1 font-semibold underline-offset-4 hover:underline">
            {plural(attempts.length, {
              one: 'Your last attempt',
              other: `Your last ${numberText(attempts.length)} attempts`,
            })}
          </summary>
          <ol className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
            {attempts.map((attempt) => (
              <li key={attempt.at} className="flex flex-wrap gap-x-3 figures-tabular">
                <time dateTime={attempt.at} className="min-w-44">
                  {dateAndTime(new Date(attempt.at))}
                </time>
                <span className="font-semibold text-ink">{countsText(attempt)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function countsText({
  correctCount,
  questionCount,
}: {
  correctCount: number;
  questionCount: number;
}): string {
  const [right, all] = [numberText(correctCount), numberText(questionCount)];
  return t({ message: `${right} of ${all} right`, comment: 'Answers to questions, such as 3 of 4 right' });
}
