/** Every address of the product. Nothing else spells a URL, so a route is renamed here and in the route tree. */

export type CreatorTab = 'dashboard' | 'courses' | 'create' | 'settings';

type Id = string | number;

// A `$` or `/` in an id would otherwise be read as a route parameter or a deeper path.
const part = (id: Id): string => encodeURIComponent(String(id));

const course = (courseId: Id): string => `/course/${part(courseId)}`;
const creatorCourse = (courseId: Id): string => `/creator-dashboard/courses/${part(courseId)}`;

export const paths = {
  home: (): string => '/',
  myCourses: (): string => '/#my-courses',
  courses: (): string => '/courses',
  coursesInProgress: (): string => '/courses?filter=in-progress',
  course,
  enroll: (courseId: Id): string => `${course(courseId)}/enroll`,
  resumeLesson: (courseId: Id, lessonId: Id): string => `${course(courseId)}/lesson/${part(lessonId)}`,
  lesson: (courseId: Id, moduleId: Id, lessonId: Id): string =>
    `${course(courseId)}/module/${part(moduleId)}/lesson/${part(lessonId)}`,
  courseStudents: (courseId: Id): string => `/courses/${part(courseId)}/students`,
  coursePreview: (courseId: Id): string => `/course-player/${part(courseId)}`,
  profile: (): string => '/profile',
  creatorDashboard: (tab?: CreatorTab): string =>
    tab === undefined ? '/creator-dashboard' : `/creator-dashboard/${tab}`,
  creatorCourseDetail: (courseId: Id): string => `${creatorCourse(courseId)}/detail`,
  creatorCourseCurriculum: (courseId: Id): string => `${creatorCourse(courseId)}/curriculum`,
  creatorCourseEdit: (courseId: Id): string => `${creatorCourse(courseId)}/edit`,
  creatorCourseEditCurriculum: (courseId: Id): string => `${creatorCourse(courseId)}/edit/curriculum`,
  faq: (): string => '/faq',
  login: (): string => '/login',
  register: (): string => '/register',
  /** Not a screen: the browser leaves the app here and comes back signed in. */
  googleSignIn: (): string => '/api/auth/google',
} as const;
