import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch, textSearch } from '@/app/plain-search.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { RouteError } from '@/app/route-error.tsx';
import { CatalogueRoute } from '@/app/routes/catalogue.tsx';
import { NotFoundPage } from '@/app/routes/not-found.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  // Where to go after logging in. Every page may be told it, though only login and register use it.
  validateSearch: textSearch('returnTo'),
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.home,
  component: lazyRouteComponent(() => import('@/app/routes/home.tsx'), 'HomeRoute'),
});

const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.courses,
  validateSearch: textSearch('filter', 'search', 'categoryId', 'limit'),
  component: CatalogueRoute,
});

const courseDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.course,
  component: lazyRouteComponent(() => import('@/app/routes/course-detail.tsx'), 'CourseDetailRoute'),
});

const courseEnrollRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.enroll,
  component: lazyRouteComponent(() => import('@/app/routes/course-enroll.tsx'), 'CourseEnrollRoute'),
});

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.faq,
  component: lazyRouteComponent(() => import('@/app/routes/faq.tsx'), 'FaqRoute'),
});

const signIn = () => import('@/app/routes/sign-in.tsx');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.login,
  component: lazyRouteComponent(signIn, 'LoginRoute'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.register,
  component: lazyRouteComponent(signIn, 'RegisterRoute'),
});

/** Pages that have nothing to show without a session are its children. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('@/app/signed-in-only.tsx'), 'SignedInFrame'),
});

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.profile,
  validateSearch: textSearch('tab'),
  component: lazyRouteComponent(() => import('@/app/routes/profile.tsx'), 'ProfileRoute'),
});

/** Needs a session to be opened too, and sees to it itself: a lesson that is open outlasts its session. */
const lessonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.lesson,
  validateSearch: textSearch('tab'),
  component: lazyRouteComponent(() => import('@/app/routes/lesson.tsx'), 'LessonRoute'),
});

const resumeLessonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.resumeLesson,
  component: lazyRouteComponent(() => import('@/app/routes/resume-lesson.tsx'), 'ResumeLessonRoute'),
});

const courseStudentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.courseStudents,
  component: lazyRouteComponent(() => import('@/app/routes/course-students.tsx'), 'CourseStudentsRoute'),
});

const coursePlayerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.coursePreview,
  component: lazyRouteComponent(() => import('@/app/routes/course-player.tsx'), 'CoursePlayerRoute'),
});

const creatorDashboard = () => import('@/app/routes/creator-dashboard.tsx');
const creatorCourseEditor = () => import('@/app/routes/creator-course-editor.tsx');

/** The frame around all pages of the creator's dashboard. */
const creatorFrameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'creator',
  component: lazyRouteComponent(creatorDashboard, 'CreatorFrameRoute'),
});

const creatorDashboardRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorDashboard,
  component: lazyRouteComponent(creatorDashboard, 'CreatorOverviewRoute'),
});

const creatorTabRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorTab,
  component: lazyRouteComponent(creatorDashboard, 'CreatorTabRoute'),
});

const creatorCreateRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  id: 'create-course',
  validateSearch: textSearch('id'),
  component: lazyRouteComponent(creatorCourseEditor, 'CreatorCreateRoute'),
});

const createCourseAddresses = (['create', 'create-course'] as const).map((tab) =>
  createRoute({ getParentRoute: () => creatorCreateRoute, path: `${webRoutes.creatorDashboard}/${tab}` }),
);

const creatorCourseDetailRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorCourseDetail,
  component: lazyRouteComponent(
    () => import('@/app/routes/creator-course-detail.tsx'),
    'CreatorCourseDetailRoute',
  ),
});

/** One editor under three addresses: it outlives the way from one to the other, and so does what is typed in it. */
const creatorCourseEditRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  id: 'course-editor',
  component: lazyRouteComponent(creatorCourseEditor, 'CreatorCourseEditRoute'),
});

const courseEditorAddresses = (
  [
    webRoutes.creatorCourseEdit,
    webRoutes.creatorCourseEditCurriculum,
    webRoutes.creatorCourseCurriculum,
  ] as const
).map((path) => createRoute({ getParentRoute: () => creatorCourseEditRoute, path }));

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
    creatorFrameRoute.addChildren([
      creatorDashboardRoute,
      creatorTabRoute,
      creatorCreateRoute.addChildren(createCourseAddresses),
      creatorCourseDetailRoute,
      creatorCourseEditRoute.addChildren(courseEditorAddresses),
    ]),
  ]),
]);

/** `history`: in place of the browser's. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Preloaded data would be stale by our rule; only code is preloaded.
    defaultPreloadStaleTime: 0,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // On the server the router would write a script into the page, which our content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPendingComponent: SpinnerScreen,
    defaultErrorComponent: RouteError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
