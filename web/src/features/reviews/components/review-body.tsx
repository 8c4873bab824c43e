import type { Review } from '@academy/contract/reviews/review.ts';
import { t } from '@lingui/core/macro';
import { shortDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { Stars } from './stars.tsx';

/** Stars, date and words of a review, and what the author of the course answered. Plain text: markup in it is shown as it is. */
export function ReviewBody({ review, instructor }: { review: Review; instructor: string }) {
  const { rating, text, createdAt, editedAt, reply } = review;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Stars rating={rating} />
        <time dateTime={createdAt}>{shortDate(new Date(createdAt))}</time>
        {editedAt === null ? null : <span>{t`Edited`}</span>}
      </p>
      {text === '' ? null : (
        <p lang={textLanguage(text)} className="measure mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {reply === null ? null : (
        <div className="mt-4 border-l-2 border-line-strong/50 pl-4">
          <p className="text-sm font-semibold">{t`Answer of ${instructor}`}</p>
          <p lang={textLanguage(reply.text)} className="measure mt-1 whitespace-pre-line wrap-anywhere">
            {reply.text}
          </p>
        </div>
      )}
    </>
  );
}
