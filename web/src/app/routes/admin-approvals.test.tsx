import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';
import { sampleAdmin } from '@/lib/testing/sample-people.ts';

const author = { id: newId(), name: 'Tanvir', avatar: null };
const course = {
  id: newId(),
  title: 'Jamdani weaving',
  totalLessons: 3,
  author,
  submittedAt: '2026-03-01T00:00:00.000Z',
};
const asker = {
  id: newId(),
  name: 'Lina',
  avatar: null,
  email: 'lina@example.org',
  message: 'Weaving',
  askedAt: '2026-03-02T00:00:00.000Z',
};
const nobody = { people: [], count: 0 };
const reported = {
  id: newId(),
  rating: 1,
  text: 'Buy looms at mine',
  course: { id: newId(), title: 'Jamdani weaving' },
  writer: { id: newId(), name: 'Bimal', avatar: null },
  reports: { count: 2, reasons: ['It sells', 'An advertisement'] },
  reportedAt: '2026-03-03T00:00:00.000Z',
};
const unreported = { reviews: [], count: 0 };
const nothing = { courses: [], count: 0 };
const open = (answers: Parameters<typeof server.answer>[0]) =>
  openApp('/admin/approvals', {
    as: sampleAdmin(),
    answers: {
      listWaitingCourses: nothing,
      listWaitingCreators: nobody,
      listReportedReviews: unreported,
      ...answers,
    },
  });

test('says that nothing waits', async () => {
  open({});
  expect(await screen.findByText('No course waits to be published.')).toBeDefined();
  expect(await screen.findByText('Nobody asks to write courses.')).toBeDefined();
  expect(await screen.findByText('No reported review waits.')).toBeDefined();
  await expectAccessible('no approvals');
});

test('a course is previewed and approved', async () => {
  let waiting = { courses: [course], count: 102 };
  const { hand } = open({
    listWaitingCourses: () => waiting,
    decideCourse: () => {
      waiting = { courses: [], count: 0 };
      return {};
    },
  });
  const courses = within(await screen.findByRole('region', { name: 'Courses to be published' }));
  expect(await courses.findByText(/By Tanvir, handed in on .* · 3 lessons/)).toBeDefined();
  expect(courses.getByText('101 more wait behind these.')).toBeDefined();
  expect(courses.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
    `/course-player/${course.id}`,
  );
  await expectAccessible('approvals');
  await hand.click(courses.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('“Jamdani weaving” is published.')).toBeDefined();
  expect(server.requests('decideCourse').at(-1)?.body).toEqual({ decision: 'approve' });
  expect(await screen.findByText('No course waits to be published.')).toBeDefined();
});

const place = { module: null, second: null, facts: {} };
const empty = { code: 'lesson_empty' as const, ...place, lesson: { lessonId: newId(), title: 'Knots' } };
const quiet = { code: 'film_too_quiet' as const, ...place, lesson: { lessonId: newId(), title: 'Warp' } };
const checked = (findings: (typeof empty | typeof quiet)[], hasChanged = false) => ({
  ...{ state: 'done' as const, done: 1, total: 1, atOnce: hasChanged ? [empty] : [] },
  result: {
    ...{ courseState: '1', checkedAt: '2026-03-01T00:00:00.000Z', hasChanged },
    ...{ findings, total: findings.length },
  },
});
const never = { state: 'never' as const, done: 0, total: 0, atOnce: [], result: null };

test.each([
  [checked([empty, quiet]), /^One thing in it would stop students\. One thing is worth a look\. Checked /],
  [checked([quiet], true), /^One thing in it would stop.*The course was changed since\./],
  [checked([quiet, quiet]), /^2 things are worth a look\. Checked /],
  [checked([]), /^Nothing was found: the course is ready for its students\. Checked /],
  [
    { ...never, atOnce: [empty] },
    /^One thing in it would stop students\. This course has not been checked yet\./,
  ],
  [never, /This course has not been checked yet\./],
  [{ ...never, state: 'waiting' as const }, /It is being checked\./],
])('who judges a course reads what its check found: %#', async (getPreflight, said) => {
  open({ listWaitingCourses: { courses: [course], count: 1 }, getPreflight });
  const link = await screen.findByRole('link', { name: /^(See what was found|Check the course)$/ });
  expect(link.closest('p')?.textContent.trim()).toMatch(said);
  expect(link.getAttribute('href')).toBe(`/creator-dashboard/courses/${course.id}/detail#preflight`);
  await expectAccessible('a course with its check');
});

test('a check that cannot be told keeps nobody from deciding', async () => {
  open({ listWaitingCourses: { courses: [course], count: 1 }, getPreflight: away });
  await screen.findByText('The last check could not be loaded.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(false);
});

test('nobody is refused without a reason', async () => {
  const { hand } = open({ listWaitingCourses: { courses: [course], count: 1 }, decideCourse: {} });
  await hand.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse “Jamdani weaving”?' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuse' });
  expect(confirm.disabled).toBe(true);
  await hand.type(dialog.getByLabelText('Reason'), 'Too short');
  await hand.click(confirm);
  await waitFor(() =>
    expect(server.requests('decideCourse').at(-1)?.body).toEqual({ decision: 'refuse', reason: 'Too short' }),
  );
});

test('who asks to write courses is allowed to, and a failure is told', async () => {
  const { hand } = open({ listWaitingCreators: { people: [asker], count: 1 }, decideCreator: away });
  const people = within(await screen.findByRole('region', { name: 'People who want to write courses' }));
  expect(await people.findByText('Weaving')).toBeDefined();
  await hand.click(people.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('That was not done.')).toBeDefined();
  server.answer({ decideCreator: {} });
  await hand.click(people.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Lina is a creator now.')).toBeDefined();
});

test('a reported review is read with its course, its writer and why it was reported, and kept', async () => {
  let waiting = { reviews: [reported], count: 101 };
  const { hand } = open({ listReportedReviews: () => waiting, keepReview: away });
  const reviews = within(await screen.findByRole('region', { name: 'Reported reviews' }));
  expect(await reviews.findByText('Buy looms at mine')).toBeDefined();
  expect(reviews.getByRole('img', { name: '1 of 5 stars' })).toBeDefined();
  expect(reviews.getByText('Reported by 2 people')).toBeDefined();
  expect(reviews.getByText('An advertisement')).toBeDefined();
  expect(reviews.getByText('100 more wait behind these.')).toBeDefined();
  expect(reviews.getByRole('link', { name: 'Bimal' }).getAttribute('href')).toBe(
    `/admin/people/${reported.writer.id}`,
  );
  expect(reviews.getByRole('link', { name: 'Jamdani weaving' }).getAttribute('href')).toBe(
    `/course/${reported.course.id}#reviews`,
  );
  await expectAccessible('reported reviews');
  await hand.click(reviews.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('That was not done.')).toBeDefined();
  server.answer({
    keepReview: () => {
      waiting = unreported;
      return {};
    },
  });
  await hand.click(reviews.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('The review of Bimal stays.')).toBeDefined();
  expect(await screen.findByText('No reported review waits.')).toBeDefined();
});

test('a reported review is hidden with a reason', async () => {
  let waiting = { reviews: [{ ...reported, text: '' }], count: 1 };
  const { hand } = open({
    listReportedReviews: () => waiting,
    hideReview: () => {
      waiting = unreported;
      return {};
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review' }));
  await hand.type(dialog.getByLabelText('Reason'), 'It sells');
  await hand.click(dialog.getByRole('button', { name: 'Hide review' }));
  expect(await screen.findByText('The review is hidden, and Bimal reads why.')).toBeDefined();
  expect(server.requests('hideReview').at(-1)?.body).toEqual({ reason: 'It sells' });
  expect(await screen.findByText('No reported review waits.')).toBeDefined();
});

test('queues that cannot be loaded can be asked for again', async () => {
  open({ listWaitingCourses: away, listWaitingCreators: away, listReportedReviews: away });
  expect(await screen.findByText('The courses that wait could not be loaded.')).toBeDefined();
  expect(await screen.findByText('The people who ask could not be loaded.')).toBeDefined();
  expect(await screen.findByText('The reported reviews could not be loaded.')).toBeDefined();
});

const create = (permission: Parameters<typeof server.answer>[0]['getCreatorPermission']) =>
  openApp('/creator-dashboard/create', {
    as: sampleUser(),
    answers: { ...(permission && { getCreatorPermission: permission }), askForCreatorPermission: {} },
  });

test('a student is told that creators are named by admins, and offered no form', async () => {
  create({ mayCreate: false, rule: 'creators', needsApproval: false, request: null });
  expect(await screen.findByText('Courses are written by creators here.')).toBeDefined();
  expect(screen.queryByLabelText(/Title/)).toBeNull();
  await expectAccessible('no permission');
});

test('a student asks once, waits, and reads why it was refused', async () => {
  let request: { state: 'waiting' | 'refused'; reason: string | null; askedAt: string } | null = null;
  const { hand } = create(() => ({ mayCreate: false, rule: 'approval', needsApproval: false, request }));
  await hand.type(await screen.findByLabelText('What would you like to teach?'), 'Weaving');
  request = { state: 'waiting', reason: null, askedAt: asker.askedAt };
  await hand.click(screen.getByRole('button', { name: 'Ask an admin' }));
  expect(await screen.findByText('You have asked to write courses.')).toBeDefined();
  expect(server.requests('askForCreatorPermission').at(-1)?.body).toEqual({ message: 'Weaving' });
});

test('a student who was refused reads the reason', async () => {
  const request = { state: 'refused', reason: 'Not this term', askedAt: asker.askedAt } as const;
  create({ mayCreate: false, rule: 'approval', needsApproval: false, request });
  expect(await screen.findByText('Not this term')).toBeDefined();
});
