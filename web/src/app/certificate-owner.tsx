/** What the holder of a certificate finds on its page, and nobody else. */
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCourse } from '@/api/courses.ts';
import { useOwnReview } from '@/api/reviews.ts';
import { NextCourses } from '@/app/next-courses.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { profileSearch } from '@/features/users/profile-tabs.ts';

/** A review that is written, or cannot be written any more, is not asked for. */
export function OwnerLinks({ courseId }: { courseId: string }) {
  const { data: own } = useOwnReview(courseId, { enabled: true });
  return (
    <>
      <Button asChild variant="link">
        <Link to={paths.profile()} search={profileSearch('certificates')}>
          {t`My certificates`}
        </Link>
      </Button>
      {own?.review === null && own.may.write ? (
        <Button asChild variant="link">
          <Link to={paths.course(courseId)} hash="reviews">
            {t`Review this course`}
          </Link>
        </Button>
      ) : null}
    </>
  );
}

export function OwnerNext({ courseId }: { courseId: string }) {
  const { data: course, isPending } = useCourse(courseId);
  return isPending ? null : <NextCourses after={course ?? { _id: courseId }} />;
}
