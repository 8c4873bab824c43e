import type { User } from '@academy/contract/users/user.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, type CallKey, held, server } from '@/lib/testing/fake-server.ts';
import {
  enrolledCourse,
  ownCourse,
  sampleCreator,
  sampleCurriculum,
  sampleUser,
} from '@/lib/testing/sample-data.ts';

/* What is on the screen while answers are on their way, and when they do not come. Its colours are shown by stories. */

const course = ownCourse({ status: 'published' });
const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });

const everything: Answers = {
  listCourses: [course],
  listCoursesInProgress: [course],
  listEnrolledCourses: [enrolledCourse()],
  getCourse: course,
  getCurriculum: modules,
  getEnrollmentStatus: {
    enrolled: false,
    progress: 0,
    completedLessons: 0,
    lastWatchedLessonId: null,
    lessons: {},
  },
  getProfile: {
    name: 'Nadia Rahman',
    username: 'nadia',
    email: 'nadia@example.com',
    bio: null,
    avatar: null,
  },
  listStudents: [],
  listCreatorCourses: [course],
};

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who looks at it; left out, a visitor. */
  readonly as?: User;
  /** The calls that are held and then fail. */
  readonly calls: readonly CallKey[];
  readonly waiting: () => Promise<unknown>;
  readonly failed: () => Promise<unknown>;
}

const heading = (name: string) => () => screen.findAllByRole('heading', { name });
const loadingCourses = () => screen.findAllByText('Loading courses...');
const noCourses = heading('The courses could not be loaded.');
const loadingCourse = heading('Loading course...');
const noCourse = heading('This course could not be loaded.');

const screens: readonly Screen[] = [
  { name: 'home', path: '/', calls: ['listCourses'], waiting: loadingCourses, failed: noCourses },
  {
    name: 'the home of a student',
    path: '/',
    as: sampleUser(),
    calls: ['listCourses', 'listEnrolledCourses'],
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: "a student's week and notes",
    path: '/',
    as: sampleUser(),
    calls: ['getHome'],
    waiting: () => screen.findByRole('link', { name: 'Start Course' }),
    failed: () => screen.findByText('Your week and your notes could not be loaded.'),
  },
  {
    name: 'the home of who may be signed in',
    path: '/',
    as: sampleUser(),
    calls: ['getSessionUser'],
    waiting: loadingCourses,
    failed: heading('We could not see whether you are signed in.'),
  },
  {
    name: 'the catalogue',
    path: '/courses',
    calls: ['listCourses'],
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: "one's own courses",
    path: '/courses?filter=in-progress',
    as: sampleUser(),
    calls: ['listCoursesInProgress'],
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: 'a course',
    path: `/course/${course._id}`,
    calls: ['getCourse'],
    waiting: loadingCourse,
    failed: noCourse,
  },
  {
    name: 'a course without its lessons',
    path: `/course/${course._id}`,
    calls: ['getCurriculum'],
    waiting: loadingCourse,
    failed: () => screen.findByText('The lessons could not be loaded.'),
  },
  {
    name: 'an enrollment page',
    path: `/course/${course._id}/enroll`,
    as: sampleUser(),
    calls: ['getCourse'],
    waiting: loadingCourse,
    failed: noCourse,
  },
  {
    name: 'the profile',
    path: '/profile',
    as: sampleUser(),
    calls: ['getProfile', 'listEnrolledCourses'],
    waiting: () => screen.findByText('Loading your profile...'),
    failed: heading('Your profile could not be loaded.'),
  },
  {
    name: 'the courses of a profile',
    path: '/profile',
    as: sampleUser(),
    calls: ['listEnrolledCourses'],
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: 'account settings',
    path: '/profile?tab=settings',
    as: sampleUser(),
    calls: ['getSessionUser'],
    waiting: () => screen.findAllByRole('status'),
    failed: heading('We could not see whether you are signed in.'),
  },
  {
    name: 'a course in the studio',
    path: `/creator-dashboard/courses/${course._id}/detail`,
    as: sampleCreator(),
    calls: ['getCourse'],
    waiting: loadingCourse,
    failed: noCourse,
  },
];

test.each(screens)('$name: waiting and failing are told, and accessible to all', async (shown) => {
  const { answer, fail } = held();
  server.answer(everything);
  openApp(shown.path, {
    as: shown.as,
    answers: Object.fromEntries(shown.calls.map((call) => [call, answer])),
  });
  await shown.waiting();
  await expectAccessible(`${shown.name}, waiting`);
  fail();
  await shown.failed();
  await expectAccessible(`${shown.name}, failed`);
  expect(server.made()).toEqual(expect.arrayContaining([...shown.calls]));
});
