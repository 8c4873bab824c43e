import { starCounts } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { starsText } from '@/lib/review-words.ts';
import { starClasses } from './stars.tsx';

interface StarChoiceProps {
  /** Null before a choice. */
  rating: number | null;
  error: string | undefined;
  onChoose: (rating: number) => void;
}

/** One to five stars: the browser's own radio buttons, so arrows choose and screen readers count. */
export function StarChoice({ rating, error, onChoose }: StarChoiceProps) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">{t`Your rating`}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {starCounts.map((count) => (
            <label key={count} className="relative grid size-11 cursor-pointer place-items-center">
              <input
                type="radio"
                name={name}
                value={count}
                checked={rating === count}
                aria-label={starsText(count)}
                aria-invalid={error ? true : undefined}
                onChange={() => onChoose(count)}
                className="peer absolute inset-1 cursor-pointer appearance-none rounded-control"
              />
              <Star
                aria-hidden="true"
                className={cn(
                  'pointer-events-none size-7 transition-transform duration-150 peer-hover:scale-110',
                  starClasses(rating !== null && count <= rating),
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-ink-soft figures-tabular">
          {rating === null ? '' : starsText(rating)}
        </span>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
