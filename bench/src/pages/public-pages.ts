import type { Course } from '@academy/contract/courses/course.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';

/** A page that everybody may open without signing in. */
export interface PublicPage {
  readonly name: string;
  readonly address: string;
}

/** The eight kinds of them; course and enrollment page are those of the first course of the catalogue. */
export async function listPublicPages(origin: string): Promise<PublicPage[]> {
  const answer = await fetch(`${origin}/api/courses?limit=1`);
  const [course] = (await answer.json()) as Course[];
  if (course === undefined) throw new Error('The academy has no course whose page could be measured.');
  const { id: courseId } = course;
  return [
    { name: 'home', address: webRoutes.home },
    { name: 'catalogue', address: webRoutes.courses },
    { name: 'course', address: buildPath(webRoutes.course, { courseId }) },
    { name: 'enrollment', address: buildPath(webRoutes.enroll, { courseId }) },
    { name: 'faq', address: webRoutes.faq },
    { name: 'login', address: webRoutes.login },
    { name: 'register', address: webRoutes.register },
    { name: '404', address: '/no-such-page' },
  ];
}
