import type { Notice } from '@academy/contract/notices/notice-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

const newId = () => crypto.randomUUID();

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: newId(),
  kind: 'review_answered',
  at: '2026-01-03T12:00:00.000Z',
  isRead: false,
  courseId: newId(),
  facts: { courseTitle: 'Weaving' },
  ...change,
});
const answered = notice();
const certificateId = newId();
const older = notice({
  ...{ kind: 'certificate_issued', isRead: true, courseId: null },
  facts: { courseTitle: 'Dyeing', certificateId },
});
const page = (notices: Notice[], next: string | null = null) => ({
  notices,
  unread: notices.filter(({ isRead }) => !isRead).length,
  next,
});
const open = (address: string, answers: Answers) => openApp(address, { as: sampleUser(), answers });

test('the bell of the header counts what is new and shows it', async () => {
  const { hand, address } = open('/faq', {
    countNotices: { unread: 1 },
    listNotices: page([answered, older]),
  });
  await hand.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  await screen.findByText('Your review of “Weaving” was answered.');
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Unread: Your review of “Weaving” was answered.Jan 3, 2026',
    'Your certificate for “Dyeing” is ready.Jan 3, 2026',
    'See all notices',
  ]);
  await expectAccessible('the bell');
  server.answer({ readNotice: {}, countNotices: { unread: 0 } });
  await hand.click(screen.getByRole('menuitem', { name: 'See all notices' }));
  await waitFor(() => expect(address()).toBe('/notices'));
});

test('the bell counts what the list shows, also what came since it was counted', async () => {
  const { hand } = open('/faq', {
    countNotices: { unread: 1 },
    listNotices: page([notice(), answered, older]),
  });
  await hand.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  await screen.findAllByText('Your review of “Weaving” was answered.');
  await hand.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Notices, 2 unread' });
});

test('a notice that is chosen is read, and leads to what it is about', async () => {
  const { hand, history } = open('/faq', {
    ...{ countNotices: { unread: 1 }, listNotices: page([answered]), readNotice: {} },
    ...{ getCourse: away, getCurriculum: away, listReviews: away, getOwnReview: away },
    ...{ getEnrollment: away, getEnrollmentStatus: away },
  });
  await hand.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  await hand.click(await screen.findByRole('menuitem', { name: /Your review of/ }));
  await waitFor(() => expect(server.requests('readNotice')).toHaveLength(1));
  expect(server.requests('readNotice')[0]).toMatchObject({ params: { noticeId: answered.id } });
  await waitFor(() => expect(history.location.pathname).toBe(`/course/${answered.courseId}`));
});

test('the bell says when there is nothing, and when the list cannot be had', async () => {
  const { hand } = open('/faq', { listNotices: away });
  const bell = await screen.findByRole('button', { name: 'Notices' });
  await hand.click(bell);
  await screen.findByText('Your notices could not be loaded.');
  await hand.keyboard('{Escape}');
  server.answer({ listNotices: page([]) });
  await hand.click(bell);
  await screen.findByText('Nothing new.');
});

test('the bell has the focus again after Escape, and the page stays where it was scrolled to', async () => {
  const { hand } = open('/faq', { listNotices: page([answered]) });
  const bell = await screen.findByRole('button', { name: 'Notices' });
  await hand.click(bell);
  await screen.findByText('Your review of “Weaving” was answered.');
  const focus = vi.spyOn(bell, 'focus');
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(bell));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a visitor has no bell, and asks for no notices', async () => {
  openApp('/faq');
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('button', { name: /^Notices/ })).toBeNull();
  expect(server.made()).not.toContain('countNotices');
});

test('the page of notices marks one and all of them as read', async () => {
  const { hand } = open('/notices', { listNotices: page([answered, notice(), older]), readNotice: away });
  const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');
  expect(await rows()).toHaveLength(3);
  await expectAccessible('the page of notices');
  const [mark] = screen.getAllByRole('button', {
    name: 'Mark as read: Your review of “Weaving” was answered.',
  });
  await hand.click(mark as HTMLElement);
  await expectToast('It could not be marked as read.');
  server.answer({ readNotices: {}, listNotices: page([older]) });
  await hand.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await expectToast('All notices are marked as read.');
  expect(server.requests('readNotices').at(-1)).toMatchObject({ body: { upTo: answered.id } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
});

test('older notices come by a button', async () => {
  const { hand } = open('/notices', {
    listNotices: ({ query }) => (query.after === undefined ? page([answered], answered.id) : page([older])),
  });
  await hand.click(await screen.findByRole('button', { name: 'Show older notices' }));
  await screen.findByText('Your certificate for “Dyeing” is ready.');
  expect(server.requests('listNotices').at(-1)).toMatchObject({ query: { after: answered.id } });
});

test('a page of notices that is empty or out of reach says so', async () => {
  const { hand } = open('/notices', { listNotices: away });
  await screen.findByText('Your notices could not be loaded.');
  server.answer({ listNotices: page([]) });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'There is nothing to tell yet.' });
});

test('every kind of notice is a sentence', async () => {
  const facts = { courseTitle: 'Weaving', rating: 5, students: 2, completions: 1, reviews: 1, questions: 3 };
  const kinds = [
    'certificate_revoked',
    'review_hidden',
    'review_written',
    'course_published',
    'video_failed',
    'weekly_summary',
  ] as const;
  open('/notices', { listNotices: page(kinds.map((kind) => notice({ kind, facts }))) });
  for (const text of [
    'Your certificate for “Weaving” was withdrawn.',
    'Your review of “Weaving” was hidden by an admin.',
    'A video of “Weaving” could not be prepared.',
    '“Weaving” has a new review with 5 stars.',
    'Your course “Weaving” is published.',
    'Last week in your courses: 2 new students, 1 completed a course, 1 new review, 3 questions asked',
  ])
    await screen.findByText(text);
});

test('a notice of a reported review leads to where it is judged', async () => {
  open('/notices', { listNotices: page([notice({ kind: 'review_reported', courseId: 'c1' })]) });
  const link = await screen.findByRole('link', {
    name: 'A review of “Weaving” was reported, and waits for your decision.',
  });
  expect(link.getAttribute('href')).toBe('/admin/approvals');
});

test('a notice of films that could not be prepared names the lesson and leads to it', async () => {
  const facts = {
    courseTitle: 'Weaving',
    lessonId: 'b7a6d0d2-2f4e-4c39-8a30-4e1f6e4f7c11',
    lessonTitle: 'Warp',
  };
  const failed = (videos: number) =>
    notice({ kind: 'video_failed', courseId: 'c1', facts: { ...facts, videos } });
  open('/notices', { listNotices: page([failed(1), failed(2)]) });
  const one = await screen.findByRole('link', {
    name: 'The video of “Warp” in “Weaving” could not be prepared.',
  });
  expect(one.getAttribute('href')).toBe(
    `/creator-dashboard/courses/c1/edit/curriculum#lesson-${facts.lessonId}`,
  );
  screen.getByRole('link', { name: '2 videos of “Weaving” could not be prepared.' });
});
