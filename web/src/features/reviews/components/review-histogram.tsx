import type { ReviewSummary } from '@academy/contract/reviews/review.ts';
import { t } from '@lingui/core/macro';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { reviewsText, starsText } from '@/lib/review-words.ts';

/** How many gave five stars to one. */
export function ReviewHistogram({ summary: { count, stars } }: { summary: ReviewSummary }) {
  if (count === 0) return null;
  return (
    <ul aria-label={t`How the course is rated`} className="max-w-md">
      {stars
        .map((given, index) => ({ given, of: index + 1 }))
        .reverse()
        .map(({ given, of }) => (
          <StarsRow key={of} of={of} given={given} percent={Math.round((given / count) * 100)} />
        ))}
    </ul>
  );
}

function StarsRow({ of, given, percent }: { of: number; given: number; percent: number }) {
  return (
    <li className="flex items-center gap-3 text-sm figures-tabular">
      <span className="sr-only">
        {starsText(of)}: {reviewsText(given)}
      </span>
      <span aria-hidden="true" className="w-3 text-right text-ink-soft">
        {numberText(of)}
      </span>
      {/* As a picture: the page's policy allows no width that comes with the markup. */}
      <svg aria-hidden="true" className="h-2 min-w-0 grow overflow-hidden rounded-full bg-sunken">
        <rect width={`${percent}%`} height="100%" rx="4" className="fill-warning" />
      </svg>
      <span aria-hidden="true" className="w-10 text-right text-ink-soft">
        {percentText(percent)}
      </span>
    </li>
  );
}
