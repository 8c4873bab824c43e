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

const creatorDashboard = () => import('@/app/routes/creator-dashboard.tsx');
const creatorCourseEditor = () => import('@/app/routes/creator-course-editor.tsx');

const creatorDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/creator-dashboard',
  component: lazyRouteComponent(creatorDashboard, 'CreatorDashboardRoute'),
});

const creatorTabRoutes = (['/', '$tab'] as const).map((path) =>
  createRoute({
    getParentRoute: () => creatorDashboardRoute,
    path,
    component: lazyRouteComponent(creatorDashboard, 'CreatorTabRoute'),
  }),
);

const creatorCreateRoutes = (['create', 'create-course'] as const).map((path) =>
  createRoute({
    getParentRoute: () => creatorDashboardRoute,
    path,
    component: lazyRouteComponent(creatorCourseEditor, 'CreatorCreateRoute'),
  }),
);

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
  component: lazyRouteComponent(creatorCourseEditor, 'CreatorCourseEditRoute'),
});

const courseEditorAddresses = (['edit', 'edit/curriculum', 'curriculum'] as const).map((page) =>
  createRoute({ getParentRoute: () => creatorCourseEditRoute, path: `courses/$courseId/${page}` }),
);

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
      ...creatorTabRoutes,
      ...creatorCreateRoutes,
      creatorCourseDetailRoute,
      creatorCourseEditRoute.addChildren(courseEditorAddresses),
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
