import type { ReviewSummary } from '@academy/contract/reviews/review.ts';
import { t } from '@lingui/core/macro';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { reviewsText, starsText } from '@/lib/review-words.ts';

/** The mean, and how many gave five stars to one. */
export function ReviewHistogram({ summary: { count, mean, stars } }: { summary: ReviewSummary }) {
  if (mean === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="shrink-0">
        <span className="block font-serif text-5xl leading-none font-medium figures-tabular">
          {numberText(mean, 1)}
        </span>
        <span className="mt-2 block text-sm text-ink-soft figures-tabular">{reviewsText(count)}</span>
      </p>
      <ul aria-label={t`How the course is rated`} className="max-w-md min-w-60 grow">
        {stars
          .map((given, index) => ({ given, of: index + 1 }))
          .reverse()
          .map(({ given, of }) => (
            <StarsRow key={of} of={of} given={given} percent={Math.round((given / count) * 100)} />
          ))}
      </ul>
    </div>
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
