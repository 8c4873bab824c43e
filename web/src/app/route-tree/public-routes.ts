import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { createRoute } from '@tanstack/react-router';
import { textSearch } from '@/app/plain-search.ts';
import { CatalogueRoute } from '@/app/routes/catalogue.tsx';
import { rootRoute } from './base-routes.ts';
import { lazyPage, page } from './route-page.tsx';

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
  validateSearch: textSearch('preview'),
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

/** Needs a session to be opened too, and sees to it itself: a lesson that is open outlasts its session. */
const lessonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: webRoutes.lesson,
  validateSearch: textSearch('tab', 't', 'passage'),
  component: lazyPage(() => import('@/app/routes/lesson.tsx'), 'LessonRoute'),
});

export const publicRoutes = [
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
] as const;
