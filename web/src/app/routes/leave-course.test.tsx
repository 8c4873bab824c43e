import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, server, unreachable } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const modules = sampleCurriculum({ 'At the loom': ['Threading the loom', 'The first flower'] });
const [first] = modules.flatMap(({ lessons }) => lessons) as [Lesson];
const enrolled: EnrollmentStatus = {
  ...{ enrolled: true, progress: 50, completedLessons: 1, lastWatchedLessonId: first._id },
  lessons: { [first._id]: { status: 'completed' } },
};
const gone = { ...enrolled, enrolled: false, progress: 0, completedLessons: 0, lessons: {} };

function open(change: Partial<Course> = {}, answers: Answers = {}) {
  const course = sampleCourse({ title: 'Weaving', isEnrolled: true, ...change });
  return openApp(`/course/${course._id}`, {
    as: sampleUser(),
    answers: {
      ...{ getCourse: course, getCurriculum: modules, getEnrollmentStatus: enrolled, leaveCourse: {} },
      ...answers,
    },
  });
}

const press = async (hand: ReturnType<typeof open>['hand']) => {
  await hand.click(await screen.findByRole('button', { name: 'Leave course' }));
  return within(await screen.findByRole('dialog', { name: 'Leave “Weaving”?' }));
};

test('a student leaves a course after reading what is kept, and finds the way back into it', async () => {
  const { hand } = open();
  const dialog = await press(hand);
  dialog.getByText(/completed lessons, notes, answers, questions to the assistant and your review/);
  dialog.getByText('You can enroll again while the course is published, and go on where you were.');
  await expectAccessible('leaving a course');
  server.answer({ getEnrollmentStatus: gone });
  await hand.click(dialog.getByRole('button', { name: 'Leave course' }));
  await screen.findByText('You have left “Weaving”.');
  await screen.findAllByRole('link', { name: 'Enroll in this course' });
  expect(screen.queryByRole('button', { name: 'Leave course' })).toBeNull();
  expect(server.requests('leaveCourse')).toHaveLength(1);
  // The keyboard goes on beside the way back, and not at the top of the page.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Enroll in this course'));
});

test('a course that is not published says that there is no way back, and is left for the own courses', async () => {
  const { name, email } = sampleUser();
  const { hand, address } = open(
    { status: 'archived' },
    { listEnrolledCourses: [], getProfile: { name, username: 'nadia', email, bio: null, avatar: null } },
  );
  const dialog = await press(hand);
  dialog.getByText('The course is not published now: you cannot come back until it is published again.');
  await hand.click(dialog.getByRole('button', { name: 'Leave course' }));
  await waitFor(() => expect(address()).toBe('/profile'));
  await screen.findByText('What you did there is kept.');
  await screen.findByText('No Enrolled Courses');
});

test('nothing is left without a connection, then or later, and the dialog says so', async () => {
  const { hand } = open({}, { leaveCourse: unreachable });
  const dialog = await press(hand);
  await hand.click(dialog.getByRole('button', { name: 'Leave course' }));
  await dialog.findByText('The academy cannot be reached. Please check your connection.');
  server.answer({ leaveCourse: {} });
  window.dispatchEvent(new Event('online'));
  await hand.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests('leaveCourse')).toHaveLength(1);
  screen.getByRole('button', { name: 'Leave course' });
});

test('who is no student of a course has nothing to leave', async () => {
  open({}, { getEnrollmentStatus: gone });
  await screen.findAllByRole('link', { name: 'Enroll in this course' });
  expect(screen.queryByRole('button', { name: 'Leave course' })).toBeNull();
});
