/**
 * The addresses the web app has a screen for, each spelled here and nowhere else. The server answers them with the app; for
 * any other path it still sends the app, which shows its 404 card, but says 404 to machines.
 */
export const webRoutes = {
  home: '/',
  courses: '/courses',
  course: '/course/$courseId',
  enroll: '/course/$courseId/enroll',
  /** Names no module: it leads on to the lesson's own address. */
  resumeLesson: '/course/$courseId/lesson/$lessonId',
  lesson: '/course/$courseId/module/$moduleId/lesson/$lessonId',
  coursePreview: '/course-player/$courseId',
  courseStudents: '/courses/$courseId/students',
  profile: '/profile',
  creatorDashboard: '/creator-dashboard',
  creatorTab: '/creator-dashboard/$tab',
  creatorCourseDetail: '/creator-dashboard/courses/$courseId/detail',
  creatorCourseCurriculum: '/creator-dashboard/courses/$courseId/curriculum',
  creatorCourseEdit: '/creator-dashboard/courses/$courseId/edit',
  creatorCourseEditCurriculum: '/creator-dashboard/courses/$courseId/edit/curriculum',
  faq: '/faq',
  login: '/login',
  register: '/register',
} as const;

type WebRoute = (typeof webRoutes)[keyof typeof webRoutes];

type ParamOf<Route extends string> = Route extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Route extends `${string}$${infer Name}`
    ? Name
    : never;

type RouteParams<Route extends string> = Readonly<Record<ParamOf<Route>, string>>;

const PARAM = /\$(\w+)/g;

/** An id is encoded: a `$` or `/` in it would be read as a parameter or a deeper path. */
export function buildPath<Route extends WebRoute>(route: Route, params: RouteParams<Route>): string {
  const values: Readonly<Record<string, string>> = params;
  return route.replace(PARAM, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The parameters as they are written in the path, or null for a path of another route. */
export function readPath<Route extends WebRoute>(route: Route, pathname: string): RouteParams<Route> | null {
  const match = patternOf(route).exec(pathname);
  // The pattern has a group for every parameter of the route.
  return match === null ? null : ({ ...match.groups } as RouteParams<Route>);
}

export function isWebRoute(pathname: string): boolean {
  return Object.values(webRoutes).some((route) => patternOf(route).test(pathname));
}

const patterns = new Map<WebRoute, RegExp>();

function patternOf(route: WebRoute): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const pattern = new RegExp(`^${route.replaceAll(PARAM, '(?<$1>[^/]+)')}/?$`);
  patterns.set(route, pattern);
  return pattern;
}
