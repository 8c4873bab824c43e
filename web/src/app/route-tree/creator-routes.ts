import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { createRoute } from '@tanstack/react-router';
import { textSearch } from '@/app/plain-search.ts';
import { signedInRoute } from './base-routes.ts';
import { lazyPage } from './route-page.tsx';

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

export const creatorRoutes = creatorFrameRoute.addChildren([
  creatorDashboardRoute,
  creatorTabRoute,
  creatorImportRoute,
  creatorCreateRoute.addChildren(createCourseAddresses),
  creatorCourseDetailRoute,
  courseStudentsRoute,
  creatorCourseEditRoute.addChildren(courseEditorAddresses),
]);
