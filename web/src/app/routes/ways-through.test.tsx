/** What is offered first on the way into a course, and where one goes on with it. */
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const modules = sampleCurriculum({ 'At the loom': ['Threading the loom', 'The first flower'] });
const [first, second] = modules.flatMap(({ lessons }) => lessons) as [Lesson, Lesson];

const filmed = modules.map((module) => ({
  ...module,
  lessons: module.lessons.map((lesson) => (lesson === second ? { ...lesson, videoSeconds: 62.9 } : lesson)),
}));

const status = (...done: string[]): EnrollmentStatus => ({
  enrolled: true,
  progress: done.length * 50,
  completedLessons: done.length,
  lastWatchedLessonId: done.at(-1) ?? null,
  lessons: Object.fromEntries(done.map((id) => [id, { status: 'completed' as const }])),
});
const notEnrolled = { ...status(), enrolled: false };
const filled = (element: HTMLElement) => element.className.includes('bg-accent ');
const main = () => within(screen.getByRole('main'));

test('who is signed in and not enrolled is asked to enroll first, and sees what is locked', async () => {
  const course = sampleCourse();
  openApp(`/course/${course._id}`, {
    as: sampleUser(),
    answers: { getCourse: course, getCurriculum: filmed, getEnrollmentStatus: notEnrolled },
  });
  const [enroll] = await screen.findAllByRole('link', { name: 'Enroll in this course' });
  expect(filled(enroll ?? document.body)).toBe(true);
  // Over the picture, and in the panel.
  const starts = main().getAllByRole('link', { name: 'Start First Lesson' });
  expect(starts.map(filled)).toEqual([false, false]);
  const row = main().getByRole('link', { name: /^Locked: Threading the loom/ });
  expect(row.getAttribute('href')).toContain(`/lesson/${first._id}`);
  expect(row.textContent).toBe('Locked: Threading the loom10:00');
  const withFilm = main().getByRole('link', { name: /^Locked: The first flower/ });
  expect(withFilm.textContent).toBe('Locked: The first flowerVideo1:02');
  await expectAccessible('a course that one is not enrolled in');
});

test('a visitor is asked to enroll first, and can log in beside it', async () => {
  const course = sampleCourse();
  openApp(`/course/${course._id}`, { answers: { getCourse: course, getCurriculum: modules } });
  // In the panel, and at the bottom edge of a phone.
  const enroll = await screen.findAllByRole('link', { name: 'Enroll in this course' });
  expect(enroll.map(filled)).toEqual([true, true]);
  expect(main().getAllByRole('link', { name: 'Login to Start' }).map(filled)).toEqual([false, false]);
});

test('who looks after a course opens its lessons without enrolling', async () => {
  const course = sampleCourse({ revision: 1 });
  openApp(`/course/${course._id}`, {
    as: sampleUser({ role: 'creator' }),
    answers: { getCourse: course, getCurriculum: modules, getEnrollmentStatus: notEnrolled },
  });
  await screen.findByRole('link', { name: /^Up next: Threading the loom/ });
  expect(main().getAllByRole('link', { name: 'Start First Lesson' }).some(filled)).toBe(true);
});

test('a finished course offers its certificate first', async () => {
  const course = sampleCourse({ isEnrolled: true, progress: 100 });
  const answers = {
    getCourse: course,
    getCurriculum: modules,
    getEnrollmentStatus: status(first._id, second._id),
  };
  openApp(`/course/${course._id}`, { as: sampleUser(), answers });
  const [certificate] = await screen.findAllByRole('link', { name: 'Course certificate' });
  expect(filled(certificate ?? document.body)).toBe(true);
  expect(certificate?.getAttribute('href')).toBe(`/course/${course._id}/finish`);
  const resume = main().getAllByRole('link', { name: `Resume ${second.title}` });
  expect(resume.map(filled)).toEqual([false, false]);
  expect(main().getByText('Course Complete!')).toBeDefined();
});

test('a visitor can sign in from the toast and beside the button, and comes back to the course', async () => {
  const course = sampleCourse();
  const { hand, address } = openApp(`/course/${course._id}/enroll`, { answers: { getCourse: course } });
  const button = await screen.findByRole('button', { name: 'Enroll Now' });
  const beside = main().getByRole('link', { name: 'Sign In' });
  expect(beside.getAttribute('href')).toBe(
    `/login?returnTo=${encodeURIComponent(`/course/${course._id}/enroll`)}`,
  );
  await hand.click(button);
  const toasts = await screen.findByRole('region', { name: /^Notification/ });
  await within(toasts).findByText('Login Required');
  await hand.click(within(toasts).getByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe(beside.getAttribute('href')));
});
