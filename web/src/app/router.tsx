import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { type ComponentType, useLayoutEffect } from 'react';
import { takenOver } from '@/app/page-parts.ts';
import { parsePlainSearch, stringifyPlainSearch, textSearch } from '@/app/plain-search.ts';
import { RootLayout } from '@/app/root-layout.tsx';
import { RouteError } from '@/app/route-error.tsx';
import { CatalogueRoute } from '@/app/routes/catalogue.tsx';
import { NotFoundPage } from '@/app/routes/not-found.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { useLanguage } from '@/lib/language/language.ts';

/**
 * The router draws a page anew only when its address changes; a page in another language has to be drawn anew, too. And it
 * is the page that says when the app has taken all over: the frame around it is taken over first.
 */
function page<Props extends object>(Page: ComponentType<Props> & Pick<RouteComponent, 'preload'>) {
  const WholePage = (props: Props) => {
    useLanguage();
    useLayoutEffect(() => void window.dispatchEvent(new Event(takenOver)), []);
    return <Page {...props} />;
  };
  return Object.assign(WholePage, Page.preload && { preload: Page.preload });
}

/** It is not the page yet, but speaks its language. */
function PendingPage() {
  useLanguage();
  return <SpinnerScreen />;
}

type Pages<Name extends string> = Readonly<Record<Name, RouteComponent>>;

const lazyPage = <Name extends string>(load: () => Promise<Pages<Name>>, name: Name) =>
  page(lazyRouteComponent(async () => ({ default: (await load())[name] })));

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: page(NotFoundPage),
  // Where to go after logging in. Every page may be told it, though only login and register use it.
  validateSearch: textSearch('returnTo'),
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.home,
  component: lazyPage(() => import('@/app/routes/home.tsx'), 'HomeRoute'),
});

const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.courses,
  validateSearch: textSearch('filter', 'search', 'categoryId', 'limit'),
  component: page(CatalogueRoute),
});

const courseDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.course,
  component: lazyPage(() => import('@/app/routes/course-detail.tsx'), 'CourseDetailRoute'),
});

const courseEnrollRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.enroll,
  component: lazyPage(() => import('@/app/routes/course-enroll.tsx'), 'CourseEnrollRoute'),
});

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.faq,
  component: lazyPage(() => import('@/app/routes/faq.tsx'), 'FaqRoute'),
});

const certificateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.certificate,
  component: lazyPage(() => import('@/app/routes/certificate.tsx'), 'CertificateRoute'),
});

const verifyCertificateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.verifyCertificate,
  component: lazyPage(() => import('@/app/routes/verify-certificate.tsx'), 'VerifyCertificateRoute'),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.unsubscribe,
  component: lazyPage(() => import('@/app/routes/unsubscribe.tsx'), 'UnsubscribeRoute'),
});

const schoolPage = lazyPage(() => import('@/app/routes/school-page.tsx'), 'SchoolPageRoute');

const schoolPageRoutes = [webRoutes.terms, webRoutes.privacy, webRoutes.about].map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: schoolPage }),
);

const signIn = () => import('@/app/routes/sign-in.tsx');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.login,
  validateSearch: textSearch('invited'),
  component: lazyPage(signIn, 'LoginRoute'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.register,
  component: lazyPage(signIn, 'RegisterRoute'),
});

/** Pages that have nothing to show without a session are its children. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: lazyPage(() => import('@/app/signed-in-only.tsx'), 'SignedInFrame'),
});

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.profile,
  validateSearch: textSearch('tab'),
  component: lazyPage(() => import('@/app/routes/profile.tsx'), 'ProfileRoute'),
});

const notebookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.notebook,
  validateSearch: textSearch('search', 'courseId'),
  component: lazyPage(() => import('@/app/routes/notebook.tsx'), 'NotebookRoute'),
});

const noticesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.notices,
  component: lazyPage(() => import('@/app/routes/notices.tsx'), 'NoticesRoute'),
});

/** Needs a session to be opened too, and sees to it itself: a lesson that is open outlasts its session. */
const lessonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.lesson,
  validateSearch: textSearch('tab', 't', 'passage'),
  component: lazyPage(() => import('@/app/routes/lesson.tsx'), 'LessonRoute'),
});

const resumeLessonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.resumeLesson,
  component: lazyPage(() => import('@/app/routes/resume-lesson.tsx'), 'ResumeLessonRoute'),
});

const finishRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.finish,
  component: lazyPage(() => import('@/app/routes/course-finish.tsx'), 'CourseFinishRoute'),
});

const coursePlayerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.coursePreview,
  component: lazyPage(() => import('@/app/routes/course-player.tsx'), 'CoursePlayerRoute'),
});

const captionEditorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.lessonCaptions,
  component: lazyPage(() => import('@/app/routes/caption-editor.tsx'), 'CaptionEditorRoute'),
});

const lessonInsightRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: webRoutes.lessonInsight,
  component: lazyPage(() => import('@/app/routes/lesson-insight.tsx'), 'LessonInsightRoute'),
});

const creatorDashboard = () => import('@/app/routes/creator-dashboard.tsx');
const creatorCourseEditor = () => import('@/app/routes/creator-course-editor.tsx');

/** The frame around all pages of the creator's dashboard. */
const creatorFrameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'creator',
  component: lazyPage(creatorDashboard, 'CreatorFrameRoute'),
});

const creatorDashboardRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorDashboard,
  validateSearch: textSearch('courseId', 'period'),
  component: lazyPage(creatorDashboard, 'CreatorOverviewRoute'),
});

const creatorTabRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorTab,
  validateSearch: textSearch('courseId', 'period'),
  component: lazyPage(creatorDashboard, 'CreatorTabRoute'),
});

const creatorImportRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorImport,
  validateSearch: textSearch('onto', 'import'),
  component: lazyPage(() => import('@/app/routes/course-import.tsx'), 'CourseImportRoute'),
});

const creatorCreateRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  id: 'create-course',
  validateSearch: textSearch('id'),
  component: lazyPage(creatorCourseEditor, 'CreatorCreateRoute'),
});

const createCourseAddresses = (['create', 'create-course'] as const).map((tab) =>
  createRoute({ getParentRoute: () => creatorCreateRoute, path: `${webRoutes.creatorDashboard}/${tab}` }),
);

const creatorCourseDetailRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.creatorCourseDetail,
  component: lazyPage(() => import('@/app/routes/creator-course-detail.tsx'), 'CreatorCourseDetailRoute'),
});

const courseStudentsRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  path: webRoutes.courseStudents,
  validateSearch: textSearch('student', 'filter'),
  component: lazyPage(() => import('@/app/routes/course-students.tsx'), 'CourseStudentsRoute'),
});

/** One editor under three addresses: it outlives the way from one to the other, and so does what is typed in it. */
const creatorCourseEditRoute = createRoute({
  getParentRoute: () => creatorFrameRoute,
  id: 'course-editor',
  component: lazyPage(creatorCourseEditor, 'CreatorCourseEditRoute'),
});

const courseEditorAddresses = (
  [
    webRoutes.creatorCourseEdit,
    webRoutes.creatorCourseEditCurriculum,
    webRoutes.creatorCourseCurriculum,
  ] as const
).map((path) => createRoute({ getParentRoute: () => creatorCourseEditRoute, path }));

const admin = () => import('@/app/routes/admin.tsx');

const adminFrameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'admin',
  component: lazyPage(admin, 'AdminFrameRoute'),
});

const adminPeopleRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminPeople,
  validateSearch: textSearch('q', 'role', 'blocked', 'sort', 'direction'),
  component: lazyPage(admin, 'PeopleRoute'),
});

const adminPersonRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminPerson,
  component: lazyPage(admin, 'PersonRoute'),
});

const adminInvitationsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminInvitations,
  validateSearch: textSearch('q', 'state', 'cohort'),
  component: lazyPage(() => import('@/app/routes/admin-invitations.tsx'), 'InvitationsRoute'),
});

const adminCohorts = () => import('@/app/routes/admin-cohorts.tsx');

const adminCohortsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminCohorts,
  component: lazyPage(adminCohorts, 'CohortsRoute'),
});

const adminCohortRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminCohort,
  component: lazyPage(adminCohorts, 'CohortRoute'),
});

const adminAuditRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminAudit,
  validateSearch: textSearch('q', 'action', 'person', 'from', 'to'),
  component: lazyPage(admin, 'AuditRoute'),
});

const adminSchool = () => import('@/app/routes/admin-school.tsx');

const adminSettingsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminSettings,
  component: lazyPage(adminSchool, 'SchoolSettingsRoute'),
});

const adminApprovalsRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminApprovals,
  component: lazyPage(adminSchool, 'ApprovalsRoute'),
});

const adminWebhooksRoute = createRoute({
  getParentRoute: () => adminFrameRoute,
  path: webRoutes.adminWebhooks,
  component: lazyPage(() => import('./routes/admin-webhooks.tsx'), 'WebhooksRoute'),
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  catalogueRoute,
  courseDetailRoute,
  courseEnrollRoute,
  faqRoute,
  certificateRoute,
  unsubscribeRoute,
  verifyCertificateRoute,
  ...schoolPageRoutes,
  loginRoute,
  registerRoute,
  lessonRoute,
  signedInRoute.addChildren([
    profileRoute,
    notebookRoute,
    noticesRoute,
    resumeLessonRoute,
    finishRoute,
    coursePlayerRoute,
    captionEditorRoute,
    lessonInsightRoute,
    creatorFrameRoute.addChildren([
      creatorDashboardRoute,
      creatorTabRoute,
      creatorImportRoute,
      creatorCreateRoute.addChildren(createCourseAddresses),
      creatorCourseDetailRoute,
      courseStudentsRoute,
      creatorCourseEditRoute.addChildren(courseEditorAddresses),
    ]),
    adminFrameRoute.addChildren([
      adminPeopleRoute,
      adminPersonRoute,
      adminAuditRoute,
      adminSettingsRoute,
      adminApprovalsRoute,
      adminInvitationsRoute,
      adminCohortsRoute,
      adminCohortRoute,
      adminWebhooksRoute,
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
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: page(RouteError),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
