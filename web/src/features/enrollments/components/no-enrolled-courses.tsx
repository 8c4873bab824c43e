import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';

export function NoEnrolledCourses() {
  return (
    <EmptyState
      headingLevel={3}
      title="No Enrolled Courses"
      description="Enroll in a course, and it waits for you here."
      action={
        <Button asChild>
          <Link to={paths.courses()}>Browse Course Catalog</Link>
        </Button>
      }
    />
  );
}
