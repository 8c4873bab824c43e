import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { enrolledCourse, sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';

const finished = enrolledCourse({ title: 'Bookbinding', progress: 100, completedLessons: 10 });
const earned = [{ courseId: finished._id, courseTitle: finished.title }];

function openHome(waiting: typeof earned) {
  return openApp('/', {
    as: sampleUser(),
    answers: {
      listEnrolledCourses: [finished],
      listCourses: [sampleCourse({ title: 'Weaving' })],
      getHome: { next: null, learnedAt: [], notes: [], earned: waiting },
    },
  });
}

test('home leads from a finished course to its certificate, until that is taken', async () => {
  const { close } = openHome(earned);
  const own = within(await screen.findByRole('region', { name: 'My Courses' }));
  const take = await own.findByRole('link', { name: 'Get your certificate' });
  expect(take.getAttribute('href')).toBe(`/course/${finished._id}/finish`);
  expect(own.getByText(/^You have finished/).textContent).toBe('You have finished Bookbinding');
  expect(own.getByRole('link', { name: 'Resume Course' })).toBeDefined();
  await expectAccessible('home with a certificate that waits');
  close();
  openHome([]);
  await screen.findByRole('region', { name: 'Your last seven days' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Get your certificate' })).toBeNull());
});
