import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useCourses } from '@/api/courses.ts';
import { useEnrolledCourses } from '@/api/enrollments.ts';
import { useHome } from '@/api/home.ts';
import { SessionUnknown } from '@/app/session-unknown.tsx';
import type { StudentDesk } from '@/app/student-desk.tsx';
import { paths } from '@/config/paths.ts';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import { CourseResults } from '@/features/courses/components/course-results.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { NothingFound } from '@/features/courses/components/nothing-found.tsx';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';
import { SignInInvitation } from '@/features/enrollments/components/sign-in-invitation.tsx';
import { DeskSkeleton } from '@/features/home/components/desk-skeleton.tsx';
import { HomeHero } from '@/features/home/components/home-hero.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

// A visitor has no courses, so what draws those of a student stays out of their first load.
const studentDesk = lazyPart(() => import('@/app/student-desk.tsx'));

export function HomeRoute() {
  const user = useSession();
  const { failed } = useSessionStatus();
  const isVisitor = user === null && !failed;
  usePageTitle();
  return (
    <>
      <HomeHero isVisitor={isVisitor} />
      <div
        className={cn(
          'page flex flex-col gap-14 pb-10 md:gap-20 md:pb-16 xl:pb-20',
          isVisitor ? 'pt-10 md:pt-16 xl:pt-20' : 'pt-6 md:pt-10',
        )}
      >
        {user === null ? (
          <section id="my-courses">{failed ? <SessionUnknown headingLevel={2} /> : <Invitation />}</section>
        ) : (
          <HomeSection id="my-courses" heading={t`My Courses`}>
            <OwnCourses isKnown={user !== undefined} />
          </HomeSection>
        )}
        <HomeSection id="explorer" heading={t`Course Library`} more={<SeeAll />}>
          <CourseLibrary />
        </HomeSection>
      </div>
    </>
  );
}

const Invitation = () => <SignInInvitation returnTo={paths.myCourses()} />;

/** What draws them is fetched while it is asked who this is, and what they are while it is fetched. */
function OwnCourses({ isKnown }: { isKnown: boolean }) {
  const [attempt, setAttempt] = useState(1);
  const { part, failed } = useLazyPart(studentDesk, attempt);
  if (failed) return <LoadFailure onRetry={() => setAttempt(attempt + 1)} />;
  return isKnown ? <KnownCourses Desk={part?.StudentDesk} /> : <DeskSkeleton />;
}

function KnownCourses({ Desk }: { Desk: typeof StudentDesk | undefined }) {
  const list = useEnrolledCourses();
  const home = useHome();
  return Desk ? <Desk list={list} home={home} /> : <DeskSkeleton />;
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

/** A student has their own courses above: the library shows others. As many as may be theirs are asked for beside. */
function CourseLibrary() {
  const user = useSession();
  const limit = catalogue.homeLimit;
  const query = useCourses({ limit: user === null ? limit : limit * 2 });
  const seenAsNew = useRef(new Set<string>());
  const choose = (courses: readonly Course[]) => {
    const shown = courses.filter(({ _id, isEnrolled }) => !isEnrolled || seenAsNew.current.has(_id));
    // A card stays on the page on which it was enrolled in: it must not go from under the hand.
    if (user) for (const { _id } of shown) seenAsNew.current.add(_id);
    return shown.slice(0, limit);
  };
  return (
    <CourseResults
      query={query}
      limit={limit}
      choose={choose}
      empty={query.data?.length ? <AllEnrolled /> : <NothingFound search={{}} />}
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

function AllEnrolled() {
  return <p className="text-ink-soft">{t`You are enrolled in all of these courses.`}</p>;
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
