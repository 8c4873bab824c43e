import { ApiError } from '@academy/contract/http/client.ts';
import { CourseNotFound } from './course-not-found.tsx';
import { LoadFailure } from './load-failure.tsx';

interface CourseFailureProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A course that is not there is one thing, a course that could not be fetched another. */
export function CourseFailure({ error, retrying, onRetry }: CourseFailureProps) {
  if (error instanceof ApiError && error.status === 404) return <CourseNotFound />;
  return (
    <div className="page section-space">
      <LoadFailure
        title="This course could not be loaded."
        headingLevel={1}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
