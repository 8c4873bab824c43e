import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';

export function CourseNotFound() {
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      <EmptyState
        headingLevel={1}
        title="Course Not Found"
        description="It may have moved, or it is not published any more."
        action={
          <Button asChild>
            <Link to={paths.courses()}>Browse All Courses</Link>
          </Button>
        }
      />
    </div>
  );
}
