import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useCourses } from '@/api/courses.ts';
import { EnrolledCourses } from '@/app/enrolled-courses.tsx';
import { StudentHero } from '@/app/student-hero.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { CourseGridSkeleton } from '@/features/courses/components/course-grid.tsx';
import { CourseResults } from '@/features/courses/components/course-results.tsx';
import { NothingFound } from '@/features/courses/components/nothing-found.tsx';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';
import { SignInInvitation } from '@/features/enrollments/components/sign-in-invitation.tsx';
import { ContinueCardSkeleton } from '@/features/home/components/continue-card.tsx';
import { HomeHero } from '@/features/home/components/home-hero.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function HomeRoute() {
  const user = useSession();
  usePageTitle();
  return (
    <>
      {user ? (
        <StudentHero />
      ) : (
        <HomeHero courseToGoOnWith={user === null ? null : <ContinueCardSkeleton />} />
      )}
      <div className="page flex flex-col gap-14 py-10 md:gap-20 md:py-16 xl:py-20">
        {user === null ? (
          <section id="my-courses">
            <SignInInvitation returnTo={paths.myCourses()} />
          </section>
        ) : (
          <HomeSection id="my-courses" heading={t`My Courses`}>
            {user === undefined ? <CourseGridSkeleton count={4} /> : <EnrolledCourses />}
          </HomeSection>
        )}
        <HomeSection id="explorer" heading={t`Course Library`} more={<SeeAll />}>
          <CourseLibrary />
        </HomeSection>
      </div>
    </>
  );
}

function SeeAll() {
  return (
    <Link
      to={paths.courses()}
      className="font-semibold whitespace-nowrap text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {t`See all`}
    </Link>
  );
}

function CourseLibrary() {
  const user = useSession();
  const query = useCourses({ limit: catalogue.homeLimit });
  return (
    <CourseResults
      query={query}
      limit={catalogue.homeLimit}
      empty={<NothingFound search={{}} />}
      action={(course, titleId) => (
        <CourseCardAction
          courseId={course._id}
          enrolled={course.isEnrolled}
          progress={course.progress}
          lastWatchedLessonId={course.lastWatchedLessonId}
          signedIn={user === undefined ? undefined : user !== null}
          titleId={titleId}
        />
      )}
    />
  );
}

interface HomeSectionProps {
  /** The section's anchor. */
  id: string;
  heading: string;
  /** A way to the whole of what the section shows a part of. */
  more?: ReactNode;
  children: ReactNode;
}

function HomeSection({ id, heading, more, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId}>
      <div className="mb-6 flex items-baseline justify-between gap-4 md:mb-8">
        <h2 id={headingId} className="text-2xl md:text-3xl">
          {heading}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
