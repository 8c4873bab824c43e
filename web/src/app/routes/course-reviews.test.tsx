import type { OwnReview, Review, ReviewPage } from '@academy/contract/reviews/review.ts';
import { ratingOf } from '@academy/contract/reviews/review-rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleCourse, sampleCreator, sampleUser } from '@/lib/testing/sample-data.ts';

/** Everything is close to the screen. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function sampleReview(change: Partial<Review> = {}): Review {
  return {
    id: newId(),
    rating: 4,
    text: 'Clear and calm.',
    writer: { name: 'Bimal Das', avatar: null },
    createdAt: '2026-03-04T00:00:00.000Z',
    editedAt: null,
    usefulCount: 0,
    reply: null,
    isOwn: false,
    isUseful: false,
    isReported: false,
    ...change,
  };
}

function page(reviews: Review[], next: string | null = null): ReviewPage {
  const stars = [1, 2, 3, 4, 5].map((count) => reviews.filter(({ rating }) => rating === count).length);
  return { summary: { ...ratingOf(stars), stars }, reviews, next };
}

function own(change: Partial<OwnReview> = {}, may: Partial<OwnReview['may']> = {}): OwnReview {
  return {
    review: null,
    completedLessons: 2,
    neededLessons: 1,
    ...change,
    may: { write: false, vote: true, report: true, reply: false, hide: false, ...may },
  };
}

const region = (name = 'Reviews') => screen.findByRole('region', { name });
const enrolled = { isEnrolled: true, totalLessons: 5 };

function openCourse(
  course: ReturnType<typeof sampleCourse>,
  options: { as?: ReturnType<typeof sampleUser>; own?: OwnReview; reviews?: ReviewPage },
) {
  return openApp(`/course/${course._id}`, {
    ...(options.as ? { as: options.as } : {}),
    answers: {
      getCourse: course,
      getCurriculum: [],
      getEnrollmentStatus: {
        enrolled: course.isEnrolled,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
      listReviews: options.reviews ?? page([]),
      ...(options.own ? { getOwnReview: options.own } : {}),
    },
  });
}

test('a visitor finds no word of reviews on a course that has none', async () => {
  const course = sampleCourse({ rating: 4.9, studentCount: 28 });
  openApp(`/course/${course._id}/enroll`, { answers: { getCourse: course } });
  await screen.findByRole('heading', { level: 1, name: course.title });
  expect(screen.getByRole('main').textContent).toContain('Rated 4.9 out of 5 (28 students)');
  expect(screen.getByRole('main').textContent).not.toMatch(/review/i);
  expect(server.made()).not.toContain('listReviews');
});

test('a visitor reads the reviews, in the order of choice, page by page, and can do nothing about them', async () => {
  const course = sampleCourse({ rating: 4.5, reviewCount: 2, studentCount: 28 });
  const reply = { text: 'Thank you.', repliedAt: '2026-03-05T00:00:00.000Z' };
  const hostile = '<script>alert(1)</script> **bold**';
  const first = page(
    [sampleReview({ rating: 5, text: hostile, reply }), sampleReview()],
    '0_0190a5c2-0000-7000-8000-000000000000',
  );
  const { hand } = openCourse(course, { reviews: first });
  const reviews = within(await region());
  expect((await region()).textContent).toContain('Rated 4.5 out of 5 (2 reviews)');
  expect((await reviews.findByText(hostile)).innerHTML).not.toContain('<script>');
  expect(reviews.getByText('Thank you.')).toBeDefined();
  expect(reviews.getByText(`Answer of ${course.instructor}`)).toBeDefined();
  expect(reviews.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(1);
  const rated = within(reviews.getByRole('list', { name: 'How the course is rated' }));
  expect(rated.getAllByRole('listitem')[0]?.textContent).toContain('5 of 5 stars: 1 review');
  expect(reviews.queryByRole('button', { name: /Useful|Report|Hide|Answer/ })).toBeNull();
  await expectAccessible('the reviews of a course');

  server.answer({ listReviews: page([sampleReview({ text: 'The last one.' })]) });
  await hand.click(reviews.getByRole('button', { name: 'Load more reviews' }));
  await reviews.findByText('The last one.');
  expect(reviews.queryByRole('button', { name: 'Load more reviews' })).toBeNull();
  await hand.selectOptions(reviews.getByLabelText('Order'), 'Most useful first');
  await waitFor(() => expect(server.requests('listReviews').at(-1)?.query.sort).toBe('useful'));
});

test('a student rates by keys, writes, changes and deletes the review', async () => {
  const course = sampleCourse(enrolled);
  const { hand } = openCourse(course, { as: sampleUser(), own: own({}, { write: true }) });
  const reviews = within(await region());
  await reviews.findByText('No reviews yet');
  await hand.click(reviews.getByRole('button', { name: 'Publish review' }));
  expect(reviews.getByRole('alert').textContent).toBe('Choose one to five stars.');
  const stars = reviews.getByRole('group', { name: 'Your rating' });
  expect(within(stars).getAllByRole('radio')).toHaveLength(5);
  expect(document.activeElement).toBe(reviews.getByRole('radio', { name: '1 of 5 stars' }));
  await hand.click(reviews.getByRole('radio', { name: '3 of 5 stars' }));
  await hand.keyboard('{ArrowRight}');
  expect(reviews.getByRole('radio', { name: '4 of 5 stars' })).toHaveProperty('checked', true);
  await hand.type(reviews.getByRole('textbox', { name: 'Your review' }), 'Clear.');
  await expectAccessible('a review being written');

  server.answer({ saveReview: refused(403, 'Not yet', 'forbidden') });
  await hand.click(reviews.getByRole('button', { name: 'Publish review' }));
  expect((await reviews.findByRole('alert')).textContent).toContain('Your review was not saved');

  const saved = sampleReview({ isOwn: true, text: 'Clear.' });
  const written = own({ review: saved }, { write: true });
  server.answer({ saveReview: saved, getOwnReview: written, listReviews: page([saved]) });
  await hand.click(reviews.getByRole('button', { name: 'Publish review' }));
  await screen.findByText('Review saved');
  expect(server.requests('saveReview').at(-1)?.body).toEqual({ rating: 4, text: 'Clear.' });
  // The own one is shown once, above the others.
  await waitFor(() => expect(reviews.getAllByText('Clear.')).toHaveLength(1));
  expect(document.activeElement?.textContent).toBe('Your review');

  await hand.click(reviews.getByRole('button', { name: 'Edit review' }));
  expect(reviews.getByRole('textbox', { name: 'Your review' })).toHaveProperty('value', 'Clear.');
  expect(document.activeElement).toBe(reviews.getByRole('radio', { name: '4 of 5 stars' }));
  await hand.click(reviews.getByRole('button', { name: 'Cancel' }));
  await hand.click(reviews.getByRole('button', { name: 'Delete review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your review?' }));
  server.answer({ deleteReview: {}, getOwnReview: own({}, { write: true }), listReviews: page([]) });
  await hand.click(dialog.getByRole('button', { name: 'Delete review' }));
  await reviews.findByRole('button', { name: 'Publish review' });
  expect(server.requests('deleteReview')).toHaveLength(1);
});

test('a student who is at the beginning is told how much is missing', async () => {
  openCourse(sampleCourse(enrolled), {
    as: sampleUser(),
    own: own({ completedLessons: 1, neededLessons: 3 }),
  });
  expect(await screen.findByText('Complete 2 more lessons to review this course.')).toBeDefined();
});

test('the writer of a hidden review reads why', async () => {
  const review = sampleReview({ isOwn: true, hiddenReason: 'It names a person.' });
  openCourse(sampleCourse(enrolled), { as: sampleUser(), own: own({ review }, { write: true }) });
  expect(await screen.findByText('An admin has hidden it: It names a person.')).toBeDefined();
});

test('stars alone are not asked to be useful, and who found them so is counted', async () => {
  const course = sampleCourse({ ...enrolled, rating: 4, reviewCount: 2 });
  const silent = [sampleReview({ text: '' }), sampleReview({ text: '', usefulCount: 1 })];
  openCourse(course, { as: sampleUser(), own: own(), reviews: page(silent) });
  const reviews = within(await region());
  expect(await reviews.findByRole('button', { name: 'Useful (1)' })).toBeDefined();
  expect(reviews.queryByRole('button', { name: 'Useful' })).toBeNull();
  expect(reviews.getAllByRole('button', { name: 'Report' })).toHaveLength(2);
});

test('a student finds a review useful, and reports one with a reason', async () => {
  const review = sampleReview({ usefulCount: 2 });
  const course = sampleCourse({ ...enrolled, rating: 4, reviewCount: 1 });
  const { hand } = openCourse(course, { as: sampleUser(), own: own(), reviews: page([review]) });
  const reviews = within(await region());
  const vote = await reviews.findByRole('button', { name: 'Useful (2)' });
  expect(vote.getAttribute('aria-pressed')).toBe('false');
  const voted = { ...review, usefulCount: 3, isUseful: true };
  server.answer({ voteForReview: {}, listReviews: page([voted]) });
  await hand.click(vote);
  const pressed = await reviews.findByRole('button', { name: 'Useful (3)' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');

  await hand.click(reviews.getByRole('button', { name: 'Report' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report this review' }));
  await hand.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByText('Please give a reason.')).toBeDefined();
  await hand.type(dialog.getByLabelText('Reason'), 'An advertisement');
  server.answer({ reportReview: {}, listReviews: page([{ ...voted, isReported: true }]) });
  await hand.click(dialog.getByRole('button', { name: 'Send report' }));
  await reviews.findByText('Reported');
  expect(server.requests('reportReview').map(({ body }) => body)).toEqual([{ reason: 'An advertisement' }]);
});

test('the author answers, and changes the answer', async () => {
  const author = sampleCreator();
  const course = sampleCourse({ revision: 1, rating: 4, reviewCount: 1, status: 'published' });
  const review = sampleReview();
  const { hand } = openCourse(course, {
    as: author,
    own: own({}, { vote: false, reply: true }),
    reviews: page([review]),
  });
  const reviews = within(await region());
  await hand.click(await reviews.findByRole('button', { name: 'Answer' }));
  expect(document.activeElement).toBe(reviews.getByLabelText('Your answer'));
  await hand.click(reviews.getByRole('button', { name: 'Save answer' }));
  expect(reviews.getByText('Please write an answer.')).toBeDefined();
  await hand.type(reviews.getByLabelText('Your answer'), 'Thank you.');
  const reply = { text: 'Thank you.', repliedAt: '2026-03-05T00:00:00.000Z' };
  server.answer({ replyToReview: {}, listReviews: page([{ ...review, reply }]) });
  await hand.click(reviews.getByRole('button', { name: 'Save answer' }));
  await reviews.findByText('Thank you.');
  const edit = await reviews.findByRole('button', { name: 'Edit answer' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(server.requests('replyToReview').map(({ body }) => body)).toEqual([{ text: 'Thank you.' }]);
});

/** What the device keeps of reviews and answers that were not sent. */
const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('academy.review-draft.'));

test('an answer that was not sent is there again after a reload, until it is sent or cancelled', async () => {
  const author = sampleCreator();
  const course = sampleCourse({ revision: 1, rating: 4, reviewCount: 2, status: 'published' });
  const [review, other] = [sampleReview(), sampleReview({ text: 'Too short.' })];
  const open = (as = author) =>
    openCourse(course, { as, own: own({}, { vote: false, reply: true }), reviews: page([review, other]) });
  const answer = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
  const press = async (hand: ReturnType<typeof open>['hand'], name: string) =>
    hand.click((await screen.findAllByRole('button', { name }))[0] ?? expect.fail());

  const first = open();
  await press(first.hand, 'Answer');
  await first.hand.type(await answer(), 'Thank');
  expect(screen.getByText('Not saved yet, kept on this device')).toBeDefined();
  first.close();

  const stranger = open(sampleCreator());
  expect(await screen.findAllByRole('button', { name: 'Answer' })).toHaveLength(2);
  stranger.close();

  const again = open();
  expect((await answer()).value).toBe('Thank');
  // It opened by itself: the page is not to begin here.
  expect(document.activeElement).toBe(document.body);
  await expectAccessible('an answer from the last visit');
  await press(again.hand, 'Cancel');
  expect(kept()).toEqual([]);
  await press(again.hand, 'Answer');
  expect((await answer()).value).toBe('');
  await again.hand.type(await answer(), 'Thank you.');
  const reply = { text: 'Thank you.', repliedAt: '2026-03-05T00:00:00.000Z' };
  server.answer({ replyToReview: {}, listReviews: page([{ ...review, reply }, other]) });
  await press(again.hand, 'Save answer');
  await screen.findByRole('button', { name: 'Edit answer' });
  expect(kept()).toEqual([]);
});

test('an answer that fails is kept, and one that arrived without a word is not asked for again', async () => {
  const author = sampleCreator();
  const course = sampleCourse({ revision: 1, rating: 4, reviewCount: 1, status: 'published' });
  const review = sampleReview();
  const open = (reviews: ReviewPage) =>
    openCourse(course, { as: author, own: own({}, { vote: false, reply: true }), reviews });
  const { hand, close } = open(page([review]));
  await hand.click(await screen.findByRole('button', { name: 'Answer' }));
  await hand.type(screen.getByLabelText('Your answer'), 'Thank you.');
  server.answer({ replyToReview: away });
  await hand.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByRole('alert');
  expect(kept()).toHaveLength(1);
  close();

  const reply = { text: 'Thank you.', repliedAt: '2026-03-05T00:00:00.000Z' };
  open(page([{ ...review, reply }]));
  await screen.findByRole('button', { name: 'Edit answer' });
  expect(kept()).toEqual([]);
});

test('a review that was not sent is there again after a reload, new or changed', async () => {
  const student = sampleUser();
  const course = sampleCourse(enrolled);
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' });
  const star = (name: string) => screen.getByRole('radio', { name });
  const first = openCourse(course, { as: student, own: own({}, { write: true }) });
  await first.hand.type(await words(), 'Clear');
  await first.hand.click(star('4 of 5 stars'));
  first.close();

  const again = openCourse(course, { as: student, own: own({}, { write: true }) });
  expect((await words()).value).toBe('Clear');
  expect(star('4 of 5 stars')).toHaveProperty('checked', true);
  const saved = sampleReview({ isOwn: true, text: 'Clear' });
  const written = own({ review: saved }, { write: true });
  server.answer({ saveReview: saved, getOwnReview: written, listReviews: page([saved]) });
  await again.hand.click(screen.getByRole('button', { name: 'Publish review' }));
  await screen.findByText('Review saved');
  expect(kept()).toEqual([]);
  await again.hand.click(screen.getByRole('button', { name: 'Edit review' }));
  await again.hand.type(await words(), ' and calm');
  again.close();

  const last = openCourse(course, { as: student, own: written, reviews: page([saved]) });
  expect((await words()).value).toBe('Clear and calm');
  expect(document.activeElement).toBe(document.body);
  await last.hand.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(kept()).toEqual([]);
  await screen.findByRole('button', { name: 'Edit review' });
});

test('an admin reads the reports, hides a review with a reason and shows it again', async () => {
  const course = sampleCourse({ revision: 1, rating: 4, reviewCount: 1 });
  const review = sampleReview({ reports: { count: 2, reasons: ['Rude', 'Rude'] } });
  const { hand } = openCourse(course, {
    as: sampleUser({ role: 'admin' }),
    own: own({}, { vote: false, hide: true }),
    reviews: page([review]),
  });
  const reviews = within(await region());
  await reviews.findByText('Reported by 2 people');
  await hand.click(reviews.getByRole('button', { name: 'Hide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide this review' }));
  await hand.type(dialog.getByLabelText('Reason'), 'Rude');
  server.answer({ hideReview: away });
  await hand.click(dialog.getByRole('button', { name: 'Hide review' }));
  await dialog.findByRole('alert');
  server.answer({ hideReview: {}, listReviews: page([{ ...review, hiddenReason: 'Rude' }]) });
  await hand.click(dialog.getByRole('button', { name: 'Hide review' }));
  const show = await reviews.findByRole('button', { name: 'Show again' });
  server.answer({ showReview: {}, listReviews: page([review]) });
  await hand.click(show);
  await reviews.findByRole('button', { name: 'Hide' });
});

test('reviews that cannot be loaded say so, and are asked for again', async () => {
  const course = sampleCourse({ rating: 4, reviewCount: 1 });
  const { hand } = openCourse(course, {});
  server.answer({ listReviews: away });
  const reviews = within(await region());
  await reviews.findByText('The reviews could not be loaded.');
  server.answer({ listReviews: page([sampleReview()]) });
  await hand.click(reviews.getByRole('button', { name: 'Try again' }));
  await reviews.findByText('Clear and calm.');
});

test('an address that names the reviews leads to them, though the course comes later than the page', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.getAttribute('aria-labelledby') ?? '');
  };
  onTestFinished(() => window.location.replace('#'));
  const course = sampleCourse(enrolled);
  const open = () => openCourse(course, { as: sampleUser(), own: own({}, { write: true }) });
  const { close } = open();
  await screen.findByRole('heading', { name: 'Review this course' });
  expect(shown).not.toContain('reviews');
  close();
  window.location.replace('#reviews');
  open();
  await screen.findByRole('heading', { name: 'Review this course' });
  expect(shown).toContain('reviews');
});
