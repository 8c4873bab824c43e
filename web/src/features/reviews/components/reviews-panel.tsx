import type { OwnReview } from '@academy/contract/reviews/review.ts';
import { type ReviewOrder, reviewOrders } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useOwnReview, useReviews } from '@/api/reviews.ts';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { OwnReviewPart } from './own-review.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewItem } from './review-item.tsx';

interface ReviewsPanelProps {
  courseId: string;
  instructor: string;
  signedIn: boolean;
}

const orderTexts: Record<ReviewOrder, () => string> = {
  newest: () => t`Newest first`,
  useful: () => t`Most useful first`,
};

/** Everything about the reviews of a course: the own one, how it is rated, and what others wrote. */
export function ReviewsPanel({ courseId, instructor, signedIn }: ReviewsPanelProps) {
  const own = useOwnReview(courseId, { enabled: signedIn });
  if (own.isLoading) return <ReviewsSkeleton />;
  return (
    <div className="flex flex-col gap-6">
      {own.data ? (
        <OwnReviewPart key={courseId} courseId={courseId} instructor={instructor} own={own.data} />
      ) : null}
      <ReviewList courseId={courseId} instructor={instructor} may={own.data?.may} />
    </div>
  );
}

interface ReviewListProps {
  courseId: string;
  instructor: string;
  may: OwnReview['may'] | undefined;
}

function ReviewList({ courseId, instructor, may }: ReviewListProps) {
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const list = useReviews(courseId, order);
  if (list.isPending) return <ReviewsSkeleton />;
  const summary = list.data?.pages[0]?.summary;
  if (summary === undefined) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p className="text-ink-soft">{t`The reviews could not be loaded.`}</p>
        <Button variant="outline" size="sm" pending={list.isFetching} onClick={() => void list.refetch()}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  // The own one stands above.
  const others = list.data?.pages.flatMap(({ reviews }) => reviews).filter(({ isOwn }) => !isOwn) ?? [];
  if (summary.count === 0 && others.length === 0) {
    return <p className="text-ink-soft">{t`No reviews yet`}</p>;
  }
  return (
    <>
      <ReviewHistogram summary={summary} />
      {summary.count > 1 ? <OrderChoice order={order} onChoose={setOrder} /> : null}
      {others.length === 0 ? null : (
        <ul aria-busy={list.isPlaceholderData || undefined}>
          {others.map((review) => (
            <ReviewItem
              key={review.id}
              courseId={courseId}
              instructor={instructor}
              review={review}
              may={may}
            />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError ? (
        <p role="alert" className="text-ink-soft">{t`More reviews could not be loaded.`}</p>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          pendingLabel={t`Loading...`}
          onClick={() => void list.fetchNextPage()}
        >
          {t`Load more reviews`}
        </Button>
      ) : null}
    </>
  );
}

function OrderChoice({ order, onChoose }: { order: ReviewOrder; onChoose: (order: ReviewOrder) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {t`Order`}
      </label>
      <Select
        id={id}
        className="w-52"
        value={order}
        onChange={({ target }) => onChoose(reviewOrders.find((known) => known === target.value) ?? 'newest')}
      >
        {reviewOrders.map((known) => (
          <option key={known} value={known}>
            {orderTexts[known]()}
          </option>
        ))}
      </Select>
    </div>
  );
}

function ReviewsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading...`}</span>
      <Skeleton className="h-24 rounded-card!" />
      <Skeleton className="h-24 rounded-card!" />
      <Skeleton className="h-24 rounded-card!" />
    </div>
  );
}
