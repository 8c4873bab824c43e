import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { MeanRating } from '@/components/mean-rating.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { reviewsText } from '@/lib/review-words.ts';
import { useSeen } from '../use-seen.ts';

const panel = lazyPart(() => import('./reviews-panel.tsx'));

interface ReviewsSectionProps {
  course: Course;
  signedIn: boolean;
}

/**
 * The reviews at the end of a public page. Their mean comes with the page; the reviews themselves, and the code for them, when
 * somebody scrolls there. Without any, only those find the section who can do something about it.
 */
export function ReviewsSection({ course, signedIn }: ReviewsSectionProps) {
  const takesPart = course.isEnrolled || course.revision !== undefined;
  if (course.reviewCount === undefined && !takesPart) return null;
  return (
    <section ref={comeHere} aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          {t`Reviews`}
        </h2>
        <Mean course={course} />
      </div>
      <div className="mt-5">
        <LazyReviews course={course} signedIn={signedIn} />
      </div>
    </section>
  );
}

/** The router looks for the place of an address before the course is there. */
function comeHere(section: HTMLElement | null): void {
  if (window.location.hash === '#reviews') section?.scrollIntoView();
}

function Mean({ course: { rating, reviewCount } }: { course: Course }) {
  if (rating === null || reviewCount === undefined) return null;
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-ink-soft figures-tabular">
      <MeanRating rating={numberText(rating, 1)} counted={reviewsText(reviewCount)} />
    </p>
  );
}

/** The reviews, once they are scrolled to. */
export function LazyReviews({ course, signedIn }: ReviewsSectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  const [attempt, setAttempt] = useState(1);
  const { part, failed } = useLazyPart(panel, seen && attempt);
  return (
    <div ref={ref} data-app-alone>
      {seen && part ? (
        <part.ReviewsPanel courseId={course._id} instructor={course.instructor} signedIn={signedIn} />
      ) : failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-ink-soft">{t`The reviews could not be loaded.`}</p>
          <Button variant="outline" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t`Try again`}
          </Button>
        </div>
      ) : (
        // Out of sight it keeps still: what moves there takes the processor too.
        <Skeleton className={cn('h-80 rounded-card!', !seen && 'animate-none!')} />
      )}
    </div>
  );
}
