/**
 * The addresses the web app has a screen for. The server answers them with the app; for any other
 * path it still sends the app, which shows its 404 card, but says 404 to machines.
 */
const webRoutes = [
  '/',
  '/courses',
  '/course/:courseId',
  '/course/:courseId/enroll',
  '/course/:courseId/lesson/:lessonId',
  '/course/:courseId/module/:moduleId/lesson/:lessonId',
  '/course-player/:courseId',
  '/courses/:courseId/students',
  '/profile',
  '/creator-dashboard',
  '/creator-dashboard/:tab',
  '/creator-dashboard/courses/:courseId/detail',
  '/creator-dashboard/courses/:courseId/curriculum',
  '/creator-dashboard/courses/:courseId/edit',
  '/creator-dashboard/courses/:courseId/edit/curriculum',
  '/faq',
  '/login',
  '/register',
] as const;

const patterns = webRoutes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`));

export function isWebRoute(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
