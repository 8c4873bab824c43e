import { isMissing } from '../course-page-title.ts';
import { CourseNotFound } from './course-not-found.tsx';
import { LoadFailure } from './load-failure.tsx';

interface CourseFailureProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A course that is not there is one thing, a course that could not be fetched another. */
export function CourseFailure({ error, retrying, onRetry }: CourseFailureProps) {
  if (isMissing(error)) return <CourseNotFound />;
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      <LoadFailure
        title="This course could not be loaded."
        headingLevel={1}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
