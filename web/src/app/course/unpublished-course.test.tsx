import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { held, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
const notEnrolled: EnrollmentStatus = {
  enrolled: false,
  progress: 0,
  completedLessons: 0,
  lastWatchedLessonId: null,
  lessons: {},
};
const sentence = 'Students can enroll once it is published.';
const main = () => within(screen.getByRole('main'));

function open(address: string, course = ownCourse(), status = notEnrolled) {
  return openApp(address.replace('{id}', course._id), {
    as: sampleCreator(),
    answers: { getCourse: course, getCurriculum: modules, getEnrollmentStatus: status },
  });
}

test.each(['/course/{id}', '/course-player/{id}'])(
  'the author of a draft is not invited to enroll, and sees that it is one: %s',
  async (address) => {
    open(address);
    const told = await screen.findByText(sentence);
    expect(told.textContent).toBe(`Draft${sentence}`);
    expect(main().queryByRole('link', { name: 'Enroll in this course' })).toBeNull();
    expect(main().getAllByRole('link', { name: 'Start First Lesson' }).length).toBeGreaterThan(0);
    // The page itself has it.
    expect(server.requests('getCourse')).toHaveLength(address === '/course/{id}' ? 1 : 2);
    await expectAccessible('a draft');
  },
);

test('the enrollment page of a draft says why its button cannot be pressed', async () => {
  open('/course/{id}/enroll');
  const button = await screen.findByRole('button', {
    name: 'Enroll Now',
    description: `Draft ${sentence}`,
  });
  expect(button).toHaveProperty('disabled', true);
  await expectAccessible('the enrollment page of a draft');
});

test('an archived course takes nobody either, and keeps who is in it', async () => {
  const archived = sampleCourse({ status: 'archived', isEnrolled: true });
  const { close } = open('/course/{id}/enroll', archived, { ...notEnrolled, enrolled: true });
  await screen.findByRole('button', { name: 'Already Enrolled' });
  expect(screen.queryByText(sentence)).toBeNull();
  close();
  open('/course/{id}/enroll', archived);
  const told = await screen.findByText(sentence);
  expect(told.textContent).toBe(`Archived${sentence}`);
});

test('nobody is told that an archived course takes nobody before it is known whether they are in it', async () => {
  const archived = sampleCourse({ status: 'archived', isEnrolled: true });
  const { answer, fail } = held();
  openApp(`/course/${archived._id}/enroll`, {
    as: sampleCreator(),
    answers: { getCourse: archived, getEnrollmentStatus: answer },
  });
  await screen.findByRole('heading', { name: archived.title });
  await waitFor(() => expect(server.requests('getEnrollmentStatus')).toHaveLength(1));
  expect(screen.queryByText(sentence)).toBeNull();
  // Nor where that cannot be known.
  fail();
  await screen.findByRole('button', { name: 'Enroll Now' });
  expect(screen.queryByText(sentence)).toBeNull();
});

test('the author of a published course can enroll', async () => {
  const course = ownCourse({ status: 'published' });
  const { close } = open('/course/{id}', course);
  await screen.findByRole('link', { name: 'Enroll in this course' });
  close();
  open('/course/{id}/enroll', course);
  const button = await screen.findByRole('button', { name: 'Enroll Now' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByText(sentence)).toBeNull();
});
