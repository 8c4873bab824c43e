import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';

/** Links to the screens of the product. Their spelling is the contract's, and nothing else in the web app spells a URL. */

export type CreatorTab = 'dashboard' | 'courses' | 'create' | 'settings';

export const paths = {
  home: (): string => webRoutes.home,
  myCourses: (): string => `${webRoutes.home}#my-courses`,
  courses: (): string => webRoutes.courses,
  coursesInProgress: (): string => `${webRoutes.courses}?filter=in-progress`,
  course: (courseId: string): string => buildPath(webRoutes.course, { courseId }),
  enroll: (courseId: string): string => buildPath(webRoutes.enroll, { courseId }),
  resumeLesson: (courseId: string, lessonId: string): string =>
    buildPath(webRoutes.resumeLesson, { courseId, lessonId }),
  lesson: (address: LessonAddress): string => buildPath(webRoutes.lesson, address),
  courseStudents: (courseId: string): string => buildPath(webRoutes.courseStudents, { courseId }),
  coursePreview: (courseId: string): string => buildPath(webRoutes.coursePreview, { courseId }),
  profile: (): string => webRoutes.profile,
  notebook: (): string => webRoutes.notebook,
  notices: (): string => webRoutes.notices,
  finish: (courseId: string): string => buildPath(webRoutes.finish, { courseId }),
  certificate: (certificateId: string): string => buildPath(webRoutes.certificate, { certificateId }),
  verifyCertificate: (): string => webRoutes.verifyCertificate,
  creatorDashboard: (tab?: CreatorTab): string =>
    tab === undefined ? webRoutes.creatorDashboard : buildPath(webRoutes.creatorTab, { tab }),
  creatorImport: (): string => webRoutes.creatorImport,
  creatorCourseDetail: (courseId: string): string => buildPath(webRoutes.creatorCourseDetail, { courseId }),
  creatorCourseCurriculum: (courseId: string): string =>
    buildPath(webRoutes.creatorCourseCurriculum, { courseId }),
  creatorCourseEdit: (courseId: string): string => buildPath(webRoutes.creatorCourseEdit, { courseId }),
  creatorCourseEditCurriculum: (courseId: string): string =>
    buildPath(webRoutes.creatorCourseEditCurriculum, { courseId }),
  lessonInsight: (address: LessonAddress): string => buildPath(webRoutes.lessonInsight, address),
  adminPeople: (): string => webRoutes.adminPeople,
  adminPerson: (userId: string): string => buildPath(webRoutes.adminPerson, { userId }),
  adminInvitations: (): string => webRoutes.adminInvitations,
  adminCohorts: (): string => webRoutes.adminCohorts,
  adminCohort: (cohortId: string): string => buildPath(webRoutes.adminCohort, { cohortId }),
  adminAudit: (): string => webRoutes.adminAudit,
  adminSettings: (): string => webRoutes.adminSettings,
  adminApprovals: (): string => webRoutes.adminApprovals,
  adminWebhooks: (): string => webRoutes.adminWebhooks,
  faq: (): string => webRoutes.faq,
  terms: (): string => webRoutes.terms,
  privacy: (): string => webRoutes.privacy,
  about: (): string => webRoutes.about,
  login: (): string => webRoutes.login,
  register: (): string => webRoutes.register,
  /** Not a screen: the browser leaves the app here and comes back signed in. */
  googleSignIn: (): string => '/api/auth/google',
} as const;

/** What a `Link` leads to, where a path alone does not say it. */
export interface Place {
  readonly to: string;
  readonly hash?: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Of the curriculum editor: which lesson's form is open, for a `Link` with a hash. */
export const lessonHash = (lessonId: string): string => `lesson-${lessonId}`;

export function lessonIdOfHash(hash: string): string | null {
  return /^lesson-(.+)$/.exec(hash)?.[1] ?? null;
}
