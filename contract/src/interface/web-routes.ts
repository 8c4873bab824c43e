import { lessonRoute, PARAM, patternOf, type RouteParams } from './route-pattern.ts';

/**
 * The addresses the web app has a screen for, each spelled here and nowhere else. The server answers them with the app; for
 * any other path it still sends the app, which shows its 404 card, but says 404 to machines.
 */
export const webRoutes = {
  home: '/',
  courses: '/courses',
  course: '/course/$courseId',
  enroll: '/course/$courseId/enroll',
  /** What a student sees who has done all of it. */
  finish: '/course/$courseId/finish',
  /** Names no module: it leads on to the lesson's own address. */
  resumeLesson: '/course/$courseId/lesson/$lessonId',
  lesson: lessonRoute,
  coursePreview: '/course-player/$courseId',
  courseStudents: '/courses/$courseId/students',
  profile: '/profile',
  notebook: '/notebook',
  notices: '/notices',
  /** Where the link of a mail leads that ends such mails. */
  unsubscribe: '/unsubscribe/$token',
  creatorDashboard: '/creator-dashboard',
  creatorTab: '/creator-dashboard/$tab',
  creatorImport: '/creator-dashboard/import',
  creatorCourseDetail: '/creator-dashboard/courses/$courseId/detail',
  creatorCourseCurriculum: '/creator-dashboard/courses/$courseId/curriculum',
  creatorCourseEdit: '/creator-dashboard/courses/$courseId/edit',
  creatorCourseEditCurriculum: '/creator-dashboard/courses/$courseId/edit/curriculum',
  lessonCaptions:
    '/creator-dashboard/courses/$courseId/edit/module/$moduleId/lesson/$lessonId/captions/$language',
  /** Where in its film students are lost. */
  lessonInsight: '/creator-dashboard/courses/$courseId/edit/module/$moduleId/lesson/$lessonId/insight',
  certificate: '/certificates/$certificateId',
  verifyCertificate: '/certificates/verify',
  adminPeople: '/admin/people',
  adminPerson: '/admin/people/$userId',
  adminInvitations: '/admin/invitations',
  adminCohorts: '/admin/cohorts',
  adminCohort: '/admin/cohorts/$cohortId',
  adminAudit: '/admin/audit',
  adminSettings: '/admin/settings',
  adminApprovals: '/admin/approvals',
  adminWebhooks: '/admin/webhooks',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
  login: '/login',
  register: '/register',
} as const;

type WebRoute = (typeof webRoutes)[keyof typeof webRoutes];

/** An id is encoded: a `$` or `/` in it would be read as a parameter or a deeper path. */
export function buildPath<Route extends WebRoute>(route: Route, params: RouteParams<Route>): string {
  const values: Readonly<Record<string, string>> = params;
  return route.replace(PARAM, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

export function isWebRoute(pathname: string): boolean {
  return Object.values(webRoutes).some((route) => patternOf(route).test(pathname));
}
