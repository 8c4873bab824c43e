import { useEffect } from 'react';
import type { OwnCourse } from '@/app/creator/use-own-course.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { CourseNotFound } from '@/features/courses/components/course-not-found.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

interface OwnCourseProblemProps {
  problem: Extract<OwnCourse, { kind: 'missing' | 'failed' }>;
}

/** A course that cannot be worked on, because it is not there for this person or did not come. */
export function OwnCourseProblem({ problem }: OwnCourseProblemProps) {
  usePageTitle(problem.kind === 'missing' ? 'Course Not Found' : 'Course');
  useEffect(() => {
    if (problem.kind === 'failed') {
      toast({ title: 'Error', description: 'Could not load course data.', variant: 'destructive' });
    }
  }, [problem.kind]);

  if (problem.kind === 'missing') return <CourseNotFound />;
  return (
    <LoadFailure
      headingLevel={1}
      title="This course could not be loaded."
      retrying={problem.retrying}
      onRetry={problem.retry}
    />
  );
}
