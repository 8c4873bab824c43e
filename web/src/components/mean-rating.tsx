import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';

interface MeanRatingProps {
  /** The mean, as it is written. */
  rating: string;
  /** Who it is of, such as "12 reviews". */
  counted: string;
}

/** A star and a number to the eye, a whole sentence to a screen reader. */
export function MeanRating({ rating, counted }: MeanRatingProps) {
  return (
    <>
      <Star aria-hidden="true" className="size-4 fill-warning text-warning" />
      <span>
        <Trans>
          <span className="sr-only">Rated </span>
          <span className="font-semibold text-ink">{rating}</span>
          <span className="sr-only"> out of 5</span> ({counted})
        </Trans>
      </span>
    </>
  );
}
