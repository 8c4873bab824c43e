import type { CourseCertificate } from '@academy/contract/certificates/certificate.ts';
import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coursesAfter } from '@/app/next-courses.tsx';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { publicCertificate, sampleCertificate } from '@/lib/testing/sample-certificates.ts';
import { sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';

const course = sampleCourse({
  _id: 'weaving',
  title: 'Weaving',
  category: 'Design',
  progress: 100,
  isEnrolled: true,
});
const done: CourseCertificate = {
  certificate: null,
  canIssue: true,
  completedLessons: 3,
  totalLessons: 3,
  passMark: null,
  score: null,
  suggestedName: 'Nadia Rahman',
};

function openFinish(own: CourseCertificate, listCourses = [course]) {
  return openApp('/course/weaving/finish', {
    as: sampleUser(),
    answers: { getCourse: course, getCourseCertificate: own, listCourses },
  });
}

test('the finish draws the alpana, offers the certificate, and says what to learn next', async () => {
  const path = alpanaPath({ kind: 'cover', hue: 'rose', courseId: 'weaving' });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9z"/><g><path d="M1 1L9 9"/><path d="M0 3h0"/></g></svg>';
  server.serve({ [path]: svg });
  const next = sampleCourse({ title: 'Dyeing' });
  const finished = sampleCourse({ title: 'Spinning', progress: 100, isEnrolled: true });
  const { hand, address } = openFinish(done, [course, finished, next]);
  await screen.findByRole('heading', { level: 1, name: 'You have finished Weaving' });
  // The ground is there, a line is drawn, a dot appears.
  await waitFor(() => expect(document.querySelectorAll('.alpana-line')).toHaveLength(1));
  expect(document.querySelectorAll('.alpana-bead')).toHaveLength(1);
  const others = within(await screen.findByRole('region', { name: 'What to learn next' }));
  expect(others.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Dyeing']);
  await expectAccessible('a finish');

  const certificate = publicCertificate();
  server.answer({
    issueCertificate: sampleCertificate({ _id: certificate._id }),
    getCertificate: certificate,
  });
  await hand.click(screen.getByRole('button', { name: 'Confirm and get the certificate' }));
  await waitFor(() => expect(address()).toBe(`/certificates/${certificate._id}`));
});

test('whose certificate is issued gets to it, though lessons came later', async () => {
  const certificate = sampleCertificate();
  openFinish({ ...done, certificate, canIssue: false, totalLessons: 5 });
  const link = await screen.findByRole('link', { name: 'View your certificate' });
  expect(link.getAttribute('href')).toBe(`/certificates/${certificate._id}`);
});

test('a pass mark that is not reached is said', async () => {
  openFinish({ ...done, canIssue: false, passMark: 80, score: 50 });
  await screen.findByText(/also asks for 80% of the questions answered right; you have 50%/);
  expect(screen.getByRole('heading', { level: 2, name: 'What you still need' })).toBeDefined();
  expect(document.body.textContent).not.toContain('our certificate');
});

test('a course that is not finished says how much is left', async () => {
  openFinish({ ...done, canIssue: false, completedLessons: 2 });
  await screen.findByRole('heading', { level: 1, name: 'This course is not finished yet' });
  expect(screen.getByText('2 of 3 lessons are done. The certificate comes with the last one.')).toBeDefined();
});

test('a course that is not finished says its pass mark too', async () => {
  openFinish({ ...done, canIssue: false, completedLessons: 2, passMark: 80, score: 100 });
  await screen.findByText(
    '2 of 3 lessons are done. The certificate also asks for 80% of the questions answered right.',
  );
});

test('a finish that cannot be loaded is said to be so', async () => {
  openApp('/course/weaving/finish', {
    as: sampleUser(),
    answers: { getCourse: course, getCourseCertificate: away, listCourses: [] },
  });
  await screen.findByRole('button', { name: 'Try again' });
  expect(document.body.textContent).not.toContain('Your certificate');
  await expectAccessible('no finish');
});

test('what comes next is near first, and never what is finished', () => {
  const far = sampleCourse({ title: 'Far' });
  const near = sampleCourse({ title: 'Near', category: 'Design' });
  const finished = sampleCourse({ progress: 100 });
  expect(coursesAfter(course, [course, finished, far, near]).map(({ title }) => title)).toEqual([
    'Near',
    'Far',
  ]);
});
