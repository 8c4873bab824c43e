import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function LessonNotFound({ courseId }: { courseId: string }) {
  usePageTitle(t`Lesson Not Found`);
  return (
    <div className="page section-space flex min-h-[calc(100dvh-4rem)] flex-col justify-center">
      <EmptyState
        headingLevel={1}
        title={t`Lesson Not Found`}
        wheel="404"
        description={t`It may have moved to another place in the course, or it is not part of it any more.`}
        action={
          <Button asChild>
            <Link to={paths.course(courseId)}>{t`Back to Course`}</Link>
          </Button>
        }
      />
    </div>
  );
}
