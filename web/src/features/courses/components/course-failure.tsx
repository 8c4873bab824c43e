import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
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
    <FullPage>
      <LoadFailure
        title={t`This course could not be loaded.`}
        headingLevel={1}
        retrying={retrying}
        onRetry={onRetry}
      />
    </FullPage>
  );
}

function CourseNotFound() {
  return (
    <FullPage>
      <EmptyState
        headingLevel={1}
        title={t`Course Not Found`}
        wheel="404"
        description={t`It may have moved, or it is not published any more.`}
        action={
          <Button asChild>
            <Link to={paths.courses()}>{t`Browse All Courses`}</Link>
          </Button>
        }
      />
    </FullPage>
  );
}

function FullPage({ children }: { children: ReactNode }) {
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      {children}
    </div>
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What the browser's tab says while a course is on its way, there, missing or out of reach. */
export function coursePageTitle(title: string | undefined, error: unknown): string {
  if (title !== undefined) return title;
  return isMissing(error) ? t`Course Not Found` : t`Course`;
}
