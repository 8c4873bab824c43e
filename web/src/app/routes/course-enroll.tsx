import type { Course } from '@academy/contract/courses/course.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { useCourse } from '@/api/courses.ts';
import { useEnrollmentStatus } from '@/api/enrollments.ts';
import { NotOpenNote } from '@/components/not-open-note.tsx';
import { currentToast, dismissToast, type ToastMessage, toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { CourseFailure, coursePageTitle } from '@/features/courses/components/course-failure.tsx';
import { EnrollmentIntro } from '@/features/courses/components/course-intro.tsx';
import { CourseOffer } from '@/features/courses/components/course-offer.tsx';
import {
  BackToCourse,
  CoursePageLayout,
  CoursePageSkeleton,
} from '@/features/courses/components/course-page-layout.tsx';
import { EnrollmentSections } from '@/features/courses/components/enrollment-sections.tsx';
import { EnrollNowButton } from '@/features/enrollments/components/enroll-now-button.tsx';
import { useEnroll } from '@/features/enrollments/enroll.ts';
import { loginRequiredToast } from '@/features/enrollments/login-required-toast.ts';
import { ReviewsSection } from '@/features/reviews/components/reviews-section.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** How long the page shows its success before it goes on to the course. */
const redirectDelayMs = 2000;

export function CourseEnrollRoute() {
  const { courseId } = useParams({ from: webRoutes.enroll });
  const user = useSession();
  const course = useCourse(courseId);
  const title = course.data?.title;
  usePageTitle(coursePageTitle(title === undefined ? undefined : t`Enroll in ${title}`, course.error));

  if (course.isPending) return <CoursePageSkeleton />;
  if (course.data === undefined) {
    return (
      <CourseFailure
        error={course.error}
        retrying={course.isFetching}
        onRetry={() => void course.refetch()}
      />
    );
  }
  return (
    <CoursePageLayout
      back={<BackToCourse courseId={courseId} />}
      intro={<EnrollmentIntro course={course.data} />}
      aside={<CourseOffer course={course.data} action={<EnrollAction course={course.data} />} />}
    >
      <div className="flex flex-col gap-10 md:gap-12">
        <EnrollmentSections course={course.data} />
        <ReviewsSection course={course.data} signedIn={Boolean(user)} />
      </div>
    </CoursePageLayout>
  );
}

function EnrollAction({ course }: { course: Course }) {
  const courseId = course._id;
  const user = useSession();
  const navigate = useNavigate();
  const status = useEnrollmentStatus(courseId, Boolean(user));
  const { mutate, isPending, isSuccess } = useEnroll(courseId, { redirects: true });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = window.setTimeout(() => {
      // What it says of the way is over with the way.
      const shown = currentToast();
      if (shown?.variant === 'success') dismissToast(shown.id);
      void navigate({ to: paths.course(courseId) });
    }, redirectDelayMs);
    return () => window.clearTimeout(timer);
  }, [isSuccess, courseId, navigate]);

  const enroll = (button: Element) => {
    if (user) mutate();
    else toast(loginOfferToast(courseId, button));
  };

  const enrolled = isSuccess || status.data?.enrolled === true;
  const noteId = useId();
  // Not said before it is known that one is not in the course: it would be untrue for its students.
  const isClosed = course.status !== 'published' && status.data?.enrolled === false && !enrolled;
  return (
    <>
      <EnrollNowButton
        courseId={courseId}
        signedIn={user === undefined || status.isLoading ? undefined : user !== null}
        enrolled={enrolled}
        enrolling={isPending}
        closedBy={isClosed ? noteId : undefined}
        onEnroll={enroll}
      />
      {isClosed ? (
        <div className="mt-3">
          <NotOpenNote status={course.status} id={noteId} />
        </div>
      ) : null}
    </>
  );
}

/** On a page that stays: with the way to log in, and back. */
const loginOfferToast = (courseId: string, awayFrom: Element): ToastMessage => ({
  ...loginRequiredToast(),
  action: { label: t`Sign In`, to: paths.login(), search: { returnTo: paths.enroll(courseId) } },
  awayFrom,
});
