import { starCounts } from '@academy/contract/reviews/review-rules.ts';
import { Star } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { starsText } from '@/lib/review-words.ts';

/** A rating as it was given. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={starsText(rating)} className={cn('inline-flex gap-0.5', className)}>
      {starCounts.map((count) => (
        <Star key={count} aria-hidden="true" className={cn('size-4', starClasses(count <= rating))} />
      ))}
    </span>
  );
}

/** Filled or an outline: told apart without colour, too. */
export function starClasses(isFilled: boolean): string {
  return isFilled ? 'fill-warning text-warning' : 'fill-transparent text-line-strong';
}
