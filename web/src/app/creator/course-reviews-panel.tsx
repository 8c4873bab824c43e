import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { DetailPanel } from '@/features/creator/components/detail-panel.tsx';
import { LazyReviews } from '@/features/reviews/components/reviews-section.tsx';

/** Where an author reads what students think, and answers. */
export function CourseReviewsPanel({ course }: { course: Course }) {
  return (
    <DetailPanel name="reviews" title={t`Reviews`}>
      <LazyReviews course={course} signedIn />
    </DetailPanel>
  );
}
