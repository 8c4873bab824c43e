import { certificateFilePath, didDocumentPath } from '@academy/contract/certificates/certificate-paths.ts';
import { buildDidDocument } from '@academy/contract/certificates/did-web.ts';
import {
  did,
  listUrl,
  newTestKey,
  signedCertificate,
  signedList,
  type TestKey,
} from '@academy/contract/certificates/testing/signed-credential.ts';
import type { User } from '@academy/contract/users/user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, held, refused, server } from '@/lib/testing/fake-server.ts';
import { publicCertificate } from '@/lib/testing/sample-certificates.ts';
import { sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';

let key: TestKey;
let otherKey: TestKey;
beforeAll(async () => {
  [key, otherKey] = [await newTestKey(), await newTestKey()];
});

const listPath = new URL(listUrl).pathname;

/** The academy's key is the first; `signer` is who signed what lies behind the page. */
async function openCertificate({
  certificate = publicCertificate(),
  signer = key,
  revoked = [] as number[],
} = {}) {
  const keys = [{ thumbprint: 'one', x: key.x }];
  server.serve({
    [didDocumentPath]: JSON.stringify(buildDidDocument(did, keys)),
    [certificateFilePath('credential', certificate._id)]: await signedCertificate(signer),
    [listPath]: await signedList(key, revoked),
  });
  return openApp(`/certificates/${certificate._id}`, { answers: { getCertificate: certificate } });
}

const verdict = () => document.querySelector('[data-verdict]')?.textContent ?? '';
const checked = "Your browser checked it just now against the academy's public key.";

test('a stranger sees what a certificate says, and that it is genuine, by their own browser', async () => {
  const certificate = publicCertificate();
  await openCertificate({ certificate });
  await screen.findByRole('heading', { level: 1, name: certificate.name });
  await waitFor(() => expect(verdict()).toContain(checked));
  expect(verdict()).toContain('This certificate is genuine');
  expect(verdict()).toContain("According to the academy's list of April 1, 2026, it has not been revoked.");
  const page = screen.getByRole('main').textContent;
  for (const said of [certificate.courseTitle, certificate.creator, 'March 1, 2026']) {
    expect(page).toContain(said);
  }
  expect(page).toContain(
    'All 12 lessons of the course were opened. 91% of its questions were answered right; 80% were asked for.',
  );
  expect(document.querySelector('main img[src^="/api/alpana/"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: /^PDF file/ }).getAttribute('href')).toBe(
    `${certificateFilePath('pdf', certificate._id)}?language=en`,
  );
  for (const name of [/^Badge/, /^Signed file/]) expect(screen.getByRole('link', { name })).toBeDefined();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'About the course' })).toBeDefined();
  await expectAccessible('a certificate');
});

test('the words on the page are held against those that were signed', async () => {
  await openCertificate({ certificate: publicCertificate({ name: 'Somebody Else' }) });
  await waitFor(() => expect(verdict()).toContain(checked));
  expect(verdict()).toContain('This certificate was altered');
});

test('a certificate that another key signed is told to be forged, whatever the server says', async () => {
  await openCertificate({ signer: otherKey });
  await waitFor(() => expect(verdict()).toContain(checked));
  expect(verdict()).toContain('This certificate is forged');
});

test('a revoked certificate says when and why', async () => {
  const revocation = { revokedAt: '2026-03-20T00:00:00.000Z', reason: 'Issued to the wrong person.' };
  await openCertificate({ certificate: publicCertificate({ revocation }), revoked: [94_567] });
  await waitFor(() => expect(verdict()).toContain(checked));
  expect(verdict()).toContain('This certificate was revoked');
  expect(verdict()).toContain('Revoked on March 20, 2026. The reason: Issued to the wrong person.');
  await expectAccessible('a revoked certificate');
});

test('where the browser cannot check, the page says whose word it is', async () => {
  const certificate = publicCertificate();
  openApp(`/certificates/${certificate._id}`, { answers: { getCertificate: certificate } });
  await waitFor(() =>
    expect(verdict()).toContain('Checked by the academy. Your browser could not check it by itself.'),
  );
});

test('a certificate that is not there, or not to be had, is told to be so', async () => {
  const waiting = held(refused(404, 'Certificate not found', 'certificate_not_found'));
  const app = openApp('/certificates/none', { answers: { getCertificate: waiting.answer } });
  await screen.findByText('Loading certificate...');
  await expectAccessible('waiting for a certificate');
  waiting.fail();
  await screen.findByRole('heading', { level: 1, name: 'Certificate Not Found' });
  expect(screen.getByRole('link', { name: 'Check a file' }).getAttribute('href')).toBe(
    '/certificates/verify',
  );
  await expectAccessible('no certificate');
  app.close();
  const { hand } = openApp('/certificates/some', { answers: { getCertificate: away } });
  await screen.findByRole('heading', { name: 'The certificate could not be loaded.' });
  server.answer({ getCertificate: publicCertificate() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Certificate of completion');
});

test('a certificate whose holder left says so, and nothing of them', async () => {
  const verification = { ...publicCertificate().verification, outcome: 'withdrawn' as const };
  const gone = { name: '', withdrawnAt: '2026-04-01T00:00:00.000Z', verification };
  const certificate = publicCertificate(gone);
  openApp(`/certificates/${certificate._id}`, { answers: { getCertificate: certificate } });
  await screen.findByRole('heading', { level: 1, name: 'Withdrawn by its holder' });
  expect(screen.queryByRole('link', { name: /^PDF file/ })).toBeNull();
  expect(screen.getByRole('main').textContent).not.toContain(certificate.courseTitle);
  await expectAccessible('a certificate that was withdrawn');
});

const mine = publicCertificate({ isOwn: true });
const may = { write: true, vote: true, report: true, reply: false, hide: false };

function openMine(answers: Answers = {}, as: User | null = sampleUser()) {
  const course = sampleCourse({ _id: mine.courseId, category: 'Design' });
  return openApp(`/certificates/${mine._id}`, {
    as: as ?? undefined,
    answers: {
      getCertificate: mine,
      getCourse: course,
      listCourses: [course, sampleCourse({ title: 'Dyeing' })],
      getOwnReview: { may, review: null, completedLessons: 3, neededLessons: 1 },
      ...answers,
    },
  });
}

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('its holder gets on from a certificate: to the others, to a review, to what to learn next', async () => {
  openMine();
  await screen.findByRole('link', { name: 'Review this course' });
  expect(hrefOf('Review this course')).toBe(`/course/${mine.courseId}#reviews`);
  expect(hrefOf('My certificates')).toBe('/profile?tab=certificates');
  const next = within(await screen.findByRole('region', { name: 'What to learn next' }));
  expect(next.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Dyeing']);
  // Paper has no use for it.
  expect(next.getByRole('heading', { level: 2 }).closest('[data-beside-paper]')).not.toBeNull();
  await expectAccessible('one’s own certificate');
});

test('a course that is gone takes nothing along but its review', async () => {
  openMine({ getOwnReview: refused(404, 'Course not found', 'course_not_found'), getCourse: away });
  await screen.findByRole('link', { name: 'My certificates' });
  await screen.findByRole('region', { name: 'What to learn next' });
  expect(hrefOf('Review this course')).toBeUndefined();
});

test.each([
  ['a visitor', null, true],
  ['somebody else', sampleUser(), false],
])('%s sees the page of a certificate as it is', async (_, as, isOwn) => {
  openMine({ getCertificate: { ...mine, isOwn } }, as);
  await waitFor(() => expect(verdict()).toContain('Checked by the academy. Your browser could not check'));
  expect(hrefOf('My certificates')).toBeUndefined();
  expect(server.requests('getOwnReview')).toEqual([]);
});
