import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OwnCourse } from '@/app/creator/use-own-course.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

interface OwnCourseProblemProps {
  problem: Extract<OwnCourse, { kind: 'missing' | 'not-theirs' | 'failed' }>;
}

const pageTitles = {
  missing: () => t`Course Not Found`,
  'not-theirs': () => t`This course is not yours`,
  failed: () => t`Course`,
} as const;

/** A course that cannot be worked on, because it is not there for this user, belongs to another author, or did not load. */
export function OwnCourseProblem({ problem }: OwnCourseProblemProps) {
  usePageTitle(pageTitles[problem.kind]());
  useEffect(() => {
    if (problem.kind === 'failed') {
      toast({ title: t`Error`, description: t`Could not load course data.`, variant: 'destructive' });
    }
  }, [problem.kind]);

  if (problem.kind === 'missing') return <NoSuchCourse />;
  if (problem.kind === 'not-theirs') return <NotYourCourse courseId={problem.courseId} />;
  return (
    <LoadFailure
      headingLevel={1}
      title={t`This course could not be loaded.`}
      retrying={problem.retrying}
      onRetry={problem.retry}
    />
  );
}

function NoSuchCourse() {
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      <EmptyState
        headingLevel={1}
        title={pageTitles.missing()}
        wheel="404"
        description={t`This course was deleted or never existed.`}
        action={
          <Button asChild>
            <Link to={paths.creatorDashboard('courses')}>{t`My Courses`}</Link>
          </Button>
        }
      />
    </div>
  );
}

function NotYourCourse({ courseId }: { courseId: string }) {
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      <EmptyState
        headingLevel={1}
        title={pageTitles['not-theirs']()}
        wheel="not-yours"
        description={t`Only its author and the admins can work on it. You can read it like everyone else.`}
        action={
          <Button asChild>
            <Link to={paths.course(courseId)}>{t`Open Course`}</Link>
          </Button>
        }
      />
    </div>
  );
}
