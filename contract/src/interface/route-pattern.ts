/** Reads addresses by a route. Apart from the routes themselves: the page of a lesson reads one before anything else is there. */

export type ParamOf<Route extends string> = Route extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Route extends `${string}$${infer Name}`
    ? Name
    : never;

export type RouteParams<Route extends string> = Readonly<Record<ParamOf<Route>, string>>;

export const PARAM = /\$(\w+)/g;

/** Spelled here, because that page knows no other route; it is one of `webRoutes`. */
export const lessonRoute = '/course/$courseId/module/$moduleId/lesson/$lessonId';

/** The parameters as they are written in the path, or null for a path of another route. */
export function readPath<Route extends string>(route: Route, pathname: string): RouteParams<Route> | null {
  const match = patternOf(route).exec(pathname);
  // The pattern has a group for every parameter of the route.
  return match === null ? null : ({ ...match.groups } as RouteParams<Route>);
}

const patterns = new Map<string, RegExp>();

export function patternOf(route: string): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const pattern = new RegExp(`^${route.replaceAll(PARAM, '(?<$1>[^/]+)')}/?$`);
  patterns.set(route, pattern);
  return pattern;
}
