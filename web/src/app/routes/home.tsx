import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { useCourses } from '@/features/courses/api/list-courses.ts';
import { CourseGrid, CourseGridSkeleton } from '@/features/courses/components/course-grid.tsx';
import { CourseResults } from '@/features/courses/components/course-results.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { NothingFound } from '@/features/courses/components/nothing-found.tsx';
import { cardFactsOfEnrolledCourse } from '@/features/courses/course-card-facts.ts';
import { useEnrolledCourses } from '@/features/enrollments/api/list-enrolled-courses.ts';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';
import { NoEnrolledCourses } from '@/features/enrollments/components/no-enrolled-courses.tsx';
import { SignInInvitation } from '@/features/enrollments/components/sign-in-invitation.tsx';
import { HomeHero } from '@/features/home/components/home-hero.tsx';
import { HomeSection } from '@/features/home/components/home-section.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function HomeRoute() {
  const user = useSession();
  usePageTitle();
  return (
    <>
      <HomeHero />
      <div className="page flex flex-col gap-14 py-10 md:gap-20 md:py-16 xl:py-20">
        {user === null ? (
          <section id="my-courses">
            <SignInInvitation returnTo={paths.myCourses()} />
          </section>
        ) : (
          <HomeSection id="my-courses" heading="My Courses">
            {user === undefined ? <CourseGridSkeleton count={4} /> : <MyCourses />}
          </HomeSection>
        )}
        <HomeSection id="explorer" heading="Course Library" more={<SeeAll />}>
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
      See all
    </Link>
  );
}

function MyCourses() {
  const { data: courses, isPending, isFetching, refetch } = useEnrolledCourses();
  if (isPending) return <CourseGridSkeleton count={4} />;
  if (courses === undefined) return <LoadFailure retrying={isFetching} onRetry={() => void refetch()} />;
  if (courses.length === 0) return <NoEnrolledCourses />;
  return (
    <CourseGrid
      courses={courses}
      facts={cardFactsOfEnrolledCourse}
      action={(course, titleId) => (
        <CourseCardAction
          courseId={course._id}
          enrolled
          progress={course.progress}
          lastWatchedLessonId={course.lastWatchedLessonId}
          signedIn
          titleId={titleId}
        />
      )}
    />
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
