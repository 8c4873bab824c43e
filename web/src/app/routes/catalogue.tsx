import type { Course } from '@academy/contract/courses/course.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCourses, useCoursesInProgress } from '@/api/courses.ts';
import { SessionUnknown } from '@/app/session-unknown.tsx';
import { paths } from '@/config/paths.ts';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import {
  type CatalogueSearch,
  catalogueHeadings,
  limitOf,
  listQueryOf,
  parseCatalogueSearch,
  resultCountText,
  withMore,
  withSearch,
} from '@/features/courses/catalogue-search.ts';
import { CatalogueHeader, CatalogueSection } from '@/features/courses/components/catalogue-layout.tsx';
import { CourseGridSkeleton } from '@/features/courses/components/course-grid.tsx';
import { CourseResults, useShownLimit } from '@/features/courses/components/course-results.tsx';
import { NothingFound } from '@/features/courses/components/nothing-found.tsx';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';
import { SignInInvitation } from '@/features/enrollments/components/sign-in-invitation.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const moments = lazyPart(() => import('@/features/search/components/moment-results.tsx'));

export function CatalogueRoute() {
  const search = parseCatalogueSearch(useSearch({ from: webRoutes.courses }));
  const navigate = useNavigate();
  const headings = catalogueHeadings(search);
  usePageTitle(headings.page);

  const onSearch = (text: string) =>
    void navigate({
      to: paths.courses(),
      search: withSearch(search, text),
      // Back leaves a search as a whole, not letter by letter.
      replace: Boolean(search.search) && text !== '',
      resetScroll: false,
    });

  return (
    <div className="page py-8 md:py-14">
      <CatalogueHeader heading={headings.page} search={search} onSearch={onSearch} />
      {search.filter === 'in-progress' ? (
        <CoursesInProgress search={search} heading={headings.list} />
      ) : (
        <AllCourses search={search} heading={headings.list} />
      )}
    </div>
  );
}

interface ListProps {
  search: CatalogueSearch;
  heading: string;
}

function AllCourses({ search, heading }: ListProps) {
  const query = useCourses(listQueryOf(search));
  // Lessons have no category: who chose one looks for courses.
  const words = search.categoryId === undefined ? search.search : undefined;
  const { part } = useLazyPart(moments, words !== undefined);
  return (
    <>
      <CourseList search={search} heading={heading} query={query} />
      {part && words !== undefined ? <part.MomentResults words={words} /> : null}
    </>
  );
}

function CoursesInProgress(props: ListProps) {
  const user = useSession();
  const { failed } = useSessionStatus();
  if (user) return <OwnCoursesInProgress {...props} />;
  return (
    <CatalogueSection heading={props.heading} count={undefined}>
      {user === undefined ? (
        <CourseGridSkeleton count={limitOf(props.search)} />
      ) : failed ? (
        <SessionUnknown headingLevel={3} />
      ) : (
        <SignInInvitation returnTo={paths.coursesInProgress()} />
      )}
    </CatalogueSection>
  );
}

function OwnCoursesInProgress({ search, heading }: ListProps) {
  const query = useCoursesInProgress(listQueryOf(search));
  return <CourseList search={search} heading={heading} query={query} />;
}

function CourseList({ search, heading, query }: ListProps & { query: UseQueryResult<Course[]> }) {
  const user = useSession();
  const navigate = useNavigate();
  const limit = limitOf(search);
  const shownLimit = useShownLimit(limit, query.isPlaceholderData);
  const count = query.data && resultCountText({ count: query.data.length, limit: shownLimit });
  return (
    <CatalogueSection heading={heading} count={count}>
      <CourseResults
        priority
        query={query}
        limit={limit}
        onLoadMore={() =>
          void navigate({ to: paths.courses(), search: withMore(search), replace: true, resetScroll: false })
        }
        moreLink={
          <Link to={paths.courses()} search={withMore(search)}>
            {t`Load more courses`}
          </Link>
        }
        empty={<NothingFound search={search} />}
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
    </CatalogueSection>
  );
}
