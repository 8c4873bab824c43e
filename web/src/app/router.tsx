import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from '@/app/plain-search.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { RouteError } from '@/app/route-error.tsx';
import { NotFoundPage } from '@/app/routes/not-found.tsx';
import { SignedInFrame } from '@/app/signed-in-only.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('@/app/routes/home.tsx'), 'HomeRoute'),
});

const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/courses',
  component: lazyRouteComponent(() => import('@/app/routes/catalogue.tsx'), 'CatalogueRoute'),
});

const courseDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId',
  component: lazyRouteComponent(() => import('@/app/routes/course-detail.tsx'), 'CourseDetailRoute'),
});

const courseEnrollRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId/enroll',
  component: lazyRouteComponent(() => import('@/app/routes/course-enroll.tsx'), 'CourseEnrollRoute'),
});

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  component: lazyRouteComponent(() => import('@/app/routes/faq.tsx'), 'FaqRoute'),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('@/app/routes/login.tsx'), 'LoginRoute'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('@/app/routes/register.tsx'), 'RegisterRoute'),
});

/** Pages that have nothing to show without a session are its children. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedInFrame,
});

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('@/app/routes/profile.tsx'), 'ProfileRoute'),
});

/** Needs a session to be opened too, and sees to it itself: a lesson that is open outlasts its session. */
const lessonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId/module/$moduleId/lesson/$lessonId',
  component: lazyRouteComponent(() => import('@/app/routes/lesson.tsx'), 'LessonRoute'),
});

const resumeLessonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/course/$courseId/lesson/$lessonId',
  component: lazyRouteComponent(() => import('@/app/routes/resume-lesson.tsx'), 'ResumeLessonRoute'),
});

const courseStudentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/courses/$courseId/students',
  component: lazyRouteComponent(() => import('@/app/routes/course-students.tsx'), 'CourseStudentsRoute'),
});

const coursePlayerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/course-player/$courseId',
  component: lazyRouteComponent(() => import('@/app/routes/course-player.tsx'), 'CoursePlayerRoute'),
});

const creatorDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/creator-dashboard',
  component: lazyRouteComponent(() => import('@/app/routes/creator-dashboard.tsx'), 'CreatorDashboardRoute'),
});

const creatorOverview = lazyRouteComponent(
  () => import('@/app/routes/creator-overview.tsx'),
  'CreatorOverviewRoute',
);
const creatorCreate = lazyRouteComponent(
  () => import('@/app/routes/creator-create.tsx'),
  'CreatorCreateRoute',
);

const creatorIndexRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: '/',
  component: creatorOverview,
});

const creatorOverviewRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'dashboard',
  component: creatorOverview,
});

const creatorCoursesRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'courses',
  component: lazyRouteComponent(() => import('@/app/routes/creator-courses.tsx'), 'CreatorCoursesRoute'),
});

const creatorCreateRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'create',
  component: creatorCreate,
});

const creatorCreateCourseRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'create-course',
  component: creatorCreate,
});

const creatorSettingsRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'settings',
  component: lazyRouteComponent(() => import('@/app/routes/creator-settings.tsx'), 'CreatorSettingsRoute'),
});

const creatorTabRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: '$tab',
  component: lazyRouteComponent(() => import('@/app/routes/creator-tab.tsx'), 'CreatorTabRoute'),
});

const creatorCourseDetailRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  path: 'courses/$courseId/detail',
  component: lazyRouteComponent(
    () => import('@/app/routes/creator-course-detail.tsx'),
    'CreatorCourseDetailRoute',
  ),
});

/** One editor under three addresses: it outlives the way from one to the other, and so does what is typed in it. */
const creatorCourseEditRoute = createRoute({
  getParentRoute: () => creatorDashboardRoute,
  id: 'course-editor',
  component: lazyRouteComponent(
    () => import('@/app/routes/creator-course-edit.tsx'),
    'CreatorCourseEditRoute',
  ),
});

const editorAddresses = [
  createRoute({ getParentRoute: () => creatorCourseEditRoute, path: 'courses/$courseId/edit' }),
  createRoute({ getParentRoute: () => creatorCourseEditRoute, path: 'courses/$courseId/edit/curriculum' }),
  createRoute({ getParentRoute: () => creatorCourseEditRoute, path: 'courses/$courseId/curriculum' }),
] as const;

const routeTree = rootRoute.addChildren([
  homeRoute,
  catalogueRoute,
  courseDetailRoute,
  courseEnrollRoute,
  faqRoute,
  loginRoute,
  registerRoute,
  lessonRoute,
  signedInRoute.addChildren([
    profileRoute,
    resumeLessonRoute,
    courseStudentsRoute,
    coursePlayerRoute,
    creatorDashboardRoute.addChildren([
      creatorIndexRoute,
      creatorOverviewRoute,
      creatorCoursesRoute,
      creatorCreateRoute,
      creatorCreateCourseRoute,
      creatorSettingsRoute,
      creatorTabRoute,
      creatorCourseDetailRoute,
      creatorCourseEditRoute.addChildren([...editorAddresses]),
    ]),
  ]),
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // Preloaded data would be stale by our rule; only code is preloaded.
    defaultPreloadStaleTime: 0,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    scrollRestoration: true,
    defaultPendingComponent: SpinnerScreen,
    defaultErrorComponent: RouteError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
