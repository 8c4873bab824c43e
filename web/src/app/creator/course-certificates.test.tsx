import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { sampleCertificate } from '@/lib/testing/sample-certificates.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

function openDetails(answers: Answers) {
  const course = ownCourse({ status: 'published' });
  return openApp(`/creator-dashboard/courses/${course._id}/detail`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      listStudents: [],
      getCurriculum: [],
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      ...answers,
    },
  });
}

const panel = async () => within(await screen.findByRole('region', { name: 'Certificates' }));

test('a certificate is revoked with a reason, after a question that says what follows', async () => {
  const certificate = sampleCertificate();
  const revoked = { ...certificate, revocation: { revokedAt: '2026-03-20T00:00:00.000Z', reason: 'Twice.' } };
  const { hand } = openDetails({
    listCourseCertificates: { certificates: [certificate], total: 1 },
    revokeCertificate: () => {
      server.answer({ listCourseCertificates: { certificates: [revoked], total: 1 } });
      return revoked;
    },
  });
  const list = await panel();
  const link = await list.findByRole('link', { name: certificate.name });
  expect(link.getAttribute('href')).toBe(`/certificates/${certificate._id}`);
  expect(link.classList.contains('touch-target')).toBe(true);
  await expectAccessible('certificates of a course');
  await hand.click(list.getByRole('button', { name: `Revoke the certificate of ${certificate.name}` }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Revoke the certificate of ${certificate.name}?` }),
  );
  expect(dialog.getByText(/This cannot be undone/)).toBeDefined();
  await expectAccessible('a question before revoking');
  await hand.click(dialog.getByRole('button', { name: 'Revoke for good' }));
  expect(dialog.getByText('Say why the certificate is revoked')).toBeDefined();
  expect(server.requests('revokeCertificate')).toEqual([]);
  await hand.click(dialog.getByLabelText('Reason'));
  await hand.paste('Twice.');
  await hand.click(dialog.getByRole('button', { name: 'Revoke for good' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests('revokeCertificate').map(({ body }) => body)).toEqual([{ reason: 'Twice.' }]);
  await list.findByText('Revoked');
  expect(list.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

test('a revocation that failed says so and can be tried again', async () => {
  const { hand } = openDetails({
    listCourseCertificates: { certificates: [sampleCertificate()], total: 1 },
    revokeCertificate: away,
  });
  await hand.click(await (await panel()).findByRole('button', { name: /^Revoke/ }));
  await hand.click(screen.getByLabelText('Reason'));
  await hand.paste('Twice.');
  await hand.click(screen.getByRole('button', { name: 'Revoke for good' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Twice.');
});

test('a course asks for no pass mark until its creator sets one', async () => {
  const { hand } = openDetails({ setCertificateRule: ({ body }) => body });
  const list = await panel();
  await list.findByText('A student gets the certificate when every lesson was opened.');
  expect(list.getByText('No certificate was given yet.')).toBeDefined();
  const mark = list.getByLabelText('Pass mark in percent');
  await hand.type(mark, '101');
  await hand.click(list.getByRole('button', { name: 'Save pass mark' }));
  expect(list.getByText('Enter a whole number from 1 to 100')).toBeDefined();
  expect(server.requests('setCertificateRule')).toEqual([]);
  await hand.clear(mark);
  await hand.type(mark, '80');
  await hand.click(list.getByRole('button', { name: 'Save pass mark' }));
  await list.findByText('Pass mark saved');
  expect(list.getByText(/every lesson was opened and 80% of the course's questions/)).toBeDefined();
  await hand.clear(mark);
  await hand.click(list.getByRole('button', { name: 'Save pass mark' }));
  await waitFor(() =>
    expect(server.requests('setCertificateRule').map(({ body }) => body)).toEqual([
      { passMark: 80 },
      { passMark: null },
    ]),
  );
});

test('more certificates than a page holds are fetched page by page', async () => {
  const given = Array.from({ length: 21 }, (_, index) => sampleCertificate({ name: `Student ${index}` }));
  const { hand } = openDetails({
    listCourseCertificates: ({ query }) => ({
      certificates: query.after === undefined ? given.slice(0, 20) : given.slice(20),
      total: 21,
    }),
  });
  const list = await panel();
  await hand.click(await list.findByRole('button', { name: 'Show more' }));
  await list.findByRole('link', { name: 'Student 20' });
  expect(server.requests('listCourseCertificates').at(-1)?.query.after).toBe(given[19]?._id);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('certificates of a course that cannot be loaded are said to be so', async () => {
  const { hand } = openDetails({ listCourseCertificates: away });
  const list = await panel();
  await list.findByText('The certificates could not be loaded.');
  server.answer({ listCourseCertificates: { certificates: [], total: 0 } });
  await hand.click(list.getByRole('button', { name: 'Try again' }));
  await list.findByText('No certificate was given yet.');
});
