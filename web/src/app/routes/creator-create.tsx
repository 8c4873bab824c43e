import { useNavigate, useSearch } from '@tanstack/react-router';
import { Redirect } from '@/app/redirect.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { useSessionStatus } from '@/features/auth/session-status.ts';
import { CourseEditor } from '@/features/course-editor/components/course-editor.tsx';
import { CreatorHeading } from '@/features/creator/components/creator-heading.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** A new course; or, for an address that names one, the editor of that course. */
export function CreatorCreateRoute() {
  const user = useSession();
  const { recheck } = useSessionStatus();
  const navigate = useNavigate();
  const { id }: { id?: unknown } = useSearch({ strict: false });
  usePageTitle('Create Course');

  if (typeof id === 'string' && id !== '') return <Redirect href={paths.creatorCourseEdit(id)} />;
  if (!user) return <SpinnerScreen />;

  const openCreated = (courseId: string) => {
    // Who creates a course becomes a creator, and the header has a new link.
    recheck();
    void navigate({ to: paths.creatorCourseEdit(courseId), replace: true, ignoreBlocker: true });
  };

  return (
    <>
      <CreatorHeading title="Create Course" />
      <CourseEditor
        course={null}
        user={user}
        tab="details"
        onTab={() => undefined}
        onCreated={openCreated}
        curriculum={null}
      />
    </>
  );
}
