import type { EarnedCourse, OwnCertificates } from '@academy/contract/certificates/certificate.ts';
import type { Profile } from '@academy/contract/users/user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleCertificate } from '@/lib/testing/sample-certificates.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

const user = sampleUser();
const profile: Profile = { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null };
const earned: EarnedCourse = {
  courseId: 'weaving',
  courseTitle: 'Weaving',
  creator: 'Babul',
  hue: 'teal',
  canIssue: true,
  passMark: null,
  score: null,
};
const own = (change: Partial<OwnCertificates> = {}): OwnCertificates => ({
  certificates: [],
  earned: [],
  suggestedName: user.name,
  ...change,
});

function openCertificates(answers: Answers) {
  return openApp('/profile?tab=certificates', {
    as: user,
    answers: { getProfile: profile, listEnrolledCourses: [], ...answers },
  });
}

test('a finished course offers its certificate, and confirming the name once issues it', async () => {
  const issued = sampleCertificate({
    courseId: earned.courseId,
    criterion: { lessons: 3, passMark: null, score: null },
  });
  const { hand } = openCertificates({
    listOwnCertificates: own({ earned: [earned] }),
    issueCertificate: ({ body }) => {
      server.answer({ listOwnCertificates: own({ certificates: [issued] }) });
      return { ...issued, name: body.name };
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  const name = screen.getByLabelText('Your name on the certificate');
  expect(name).toHaveProperty('value', user.name);
  expect(screen.getByText(/It cannot be changed afterwards/)).toBeDefined();
  await expectAccessible('the name of a certificate');
  await hand.clear(name);
  await hand.click(screen.getByRole('button', { name: 'Confirm and get the certificate' }));
  expect(screen.getByText('Enter the name for the certificate')).toBeDefined();
  expect(server.requests('issueCertificate')).toEqual([]);
  await hand.click(name);
  await hand.paste('  Nadia R. Rahman ');
  await hand.click(screen.getByRole('button', { name: 'Confirm and get the certificate' }));
  await expectToast('Certificate issued');
  expect(server.requests('issueCertificate').map(({ body }) => body)).toEqual([{ name: 'Nadia R. Rahman' }]);
  const list = within(screen.getByRole('tabpanel', { name: 'Certificates' }));
  const link = await list.findByRole('link', { name: issued.courseTitle });
  expect(link.getAttribute('href')).toBe(`/certificates/${issued._id}`);
  await waitFor(() => expect(list.queryByRole('button', { name: 'Get your certificate' })).toBeNull());
  await expectAccessible('certificates');
});

test('what the server refuses is said beside the name, which stays', async () => {
  const { hand } = openCertificates({
    listOwnCertificates: own({ earned: [earned] }),
    issueCertificate: refused(403, '', 'certificate_own_course'),
  });
  await hand.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  await hand.click(screen.getByRole('button', { name: 'Confirm and get the certificate' }));
  await screen.findByText('A course gives no certificate to its own author.');
  expect(screen.getByLabelText('Your name on the certificate')).toHaveProperty('value', user.name);
});

test('a pass mark that is not reached is said, with the way back to the course', async () => {
  openCertificates({
    listOwnCertificates: own({ earned: [{ ...earned, canIssue: false, passMark: 80, score: 55 }] }),
  });
  await screen.findByText(
    'All lessons are done. The certificate also asks for 80% of the questions answered right; you have 55%.',
  );
  expect(screen.getByRole('link', { name: 'Go to course' }).getAttribute('href')).toBe('/course/weaving');
  expect(screen.queryByRole('button', { name: 'Get your certificate' })).toBeNull();
});

test('a revoked certificate stays in the list and is marked', async () => {
  const revocation = { revokedAt: '2026-03-20T00:00:00.000Z', reason: 'Twice.' };
  openCertificates({ listOwnCertificates: own({ certificates: [sampleCertificate({ revocation })] }) });
  await screen.findByText('Revoked');
  expect(screen.getByText('Issued on March 1, 2026')).toBeDefined();
});

test('certificates that cannot be loaded are said to be so, and asked for again', async () => {
  const { hand } = openCertificates({ listOwnCertificates: away });
  await screen.findByRole('heading', { name: 'Your certificates could not be loaded.' });
  await expectAccessible('no certificates to be had');
  server.answer({ listOwnCertificates: own() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No Certificates Yet' });
});
