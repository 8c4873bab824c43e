import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';

export function NoCertificates() {
  return (
    <EmptyState
      title="No Certificates Yet"
      description="Complete a course, and its certificate waits for you here."
      seed="certificates"
      action={
        <Button asChild variant="outline">
          <Link to={paths.profile()} replace resetScroll={false}>
            Go to My Courses
          </Link>
        </Button>
      }
    />
  );
}
