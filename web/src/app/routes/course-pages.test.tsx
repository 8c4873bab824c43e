import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const missing = refused(404, 'Course not found', 'not_found');
const sections = ["What you'll learn", 'Requirements', 'Who this course is for'];
const perks = ['Lifetime access', 'Certificate of completion', 'AI Assistant support'];
const main = () => within(screen.getByRole('main'));

test('a visitor reads what a course is about, and its locked curriculum', async () => {
  const course = sampleCourse({ isNew: true, totalLessons: 13, lastUpdated: '2026-02-03T00:00:00.000Z' });
  const modules = sampleCurriculum({
    'At the loom': ['Threading the loom', ...Array.from({ length: 6 }, (_, index) => `Pattern ${index}`)],
    'The first flower': Array.from({ length: 6 }, (_, index) => `Flower ${index}`),
  });
  const { hand } = openApp(`/course/${course._id}`, {
    answers: { getCourse: course, getCurriculum: modules },
  });
  await screen.findByRole('heading', { level: 1, name: course.title });
  expect(main().getByText('NEW')).toBeDefined();
  expect(main().getAllByText('Bengali').length).toBeGreaterThan(0);
  expect(main().getByText('Last updated February 2026')).toBeDefined();
  expect(main().getByText('13 lessons · 2h 10m')).toBeDefined();
  expect(main().getAllByText(course.description).length).toBeGreaterThan(0);
  expect(main().getByRole('region', { name: 'Overview' })).toBeDefined();
  expect(main().getByRole('region', { name: 'Instructor' }).textContent).toContain(course.instructor);
  expect(main().getAllByRole('link', { name: 'Login to Start' }).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('main').textContent).toContain('Locked: Threading the loom');
  const second = main().getByRole('button', { name: /^The first flower/ });
  await hand.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('true');
  expect(main().queryByRole('link', { name: 'Threading the loom' })).toBeNull();
  await expectAccessible('a course, as a visitor');
});

test('the instructor block has what the creator tells of themself, and whose words they are', async () => {
  const creator = { name: 'Rokeya Begum', bio: 'Weaves since 1998.\n\nWrite to loom@example.com.' };
  const course = sampleCourse({ instructor: 'Rokeya Begum', creator });
  const { close } = openApp(`/course/${course._id}`, { answers: { getCourse: course, getCurriculum: [] } });
  const block = async () => (await screen.findByRole('region', { name: 'Instructor' })).textContent;
  expect(await block()).toContain('Weaves since 1998.');
  expect(await block()).not.toContain('Made by');
  close();
  const taught = sampleCourse({ instructor: 'Tanvir Ahmed', creator });
  openApp(`/course/${taught._id}`, { answers: { getCourse: taught, getCurriculum: [] } });
  expect(await block()).toContain('Made by Rokeya BegumWeaves since 1998.');
});

test('what a course does not say itself is shown as its default', async () => {
  const course = sampleCourse({ featured: true, language: null });
  openApp(`/course/${course._id}`, { answers: { getCourse: course, getCurriculum: [] } });
  await screen.findByRole('heading', { level: 1, name: course.title });
  expect(main().getByText('FEATURED')).toBeDefined();
  expect(main().getByText('Last updated May 2025')).toBeDefined();
  expect(main().getAllByText('Bengali').length).toBeGreaterThan(0);
});

test('a course without content says so', async () => {
  const course = sampleCourse();
  openApp(`/course/${course._id}`, { answers: { getCourse: course, getCurriculum: [] } });
  await screen.findByText("This course doesn't have any content yet.");
  expect(screen.getAllByText("This course doesn't have any lessons yet").length).toBeGreaterThan(0);
});

test.each(['', '/enroll'])('a missing course is told at /course/no-such-course%s', async (page) => {
  const { hand, address } = openApp(`/course/no-such-course${page}`, {
    answers: { getCourse: missing, getCurriculum: missing, listCourses: [] },
  });
  await screen.findByRole('heading', { name: 'Course Not Found' });
  await hand.click(screen.getByRole('link', { name: 'Browse All Courses' }));
  await waitFor(() => expect(address()).toBe('/courses'));
});

test('the enrollment page tells everything, and a visitor has to log in', async () => {
  const course = sampleCourse({
    bestseller: true,
    featured: true,
    isNew: true,
    price: 29,
    rating: 4.7,
    studentCount: 1234,
    totalLessons: 10,
    totalDuration: '1.5 hours',
    language: 'English',
    difficulty: 'intermediate',
    whatYouWillLearn: ['To weave'],
    requirements: ['A loom'],
    targetAudience: ['Weavers'],
  });
  const { hand } = openApp(`/course/${course._id}/enroll`, { answers: { getCourse: course } });
  await screen.findByRole('heading', { level: 1, name: course.title });
  for (const badge of ['BESTSELLER', 'FEATURED', 'NEW']) expect(main().getByText(badge)).toBeDefined();
  for (const [index, name] of sections.entries()) {
    const items = within(main().getByRole('region', { name })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([['To weave', 'A loom', 'Weavers'][index]]);
  }
  for (const text of ['$29', '10 lessons', '1.5 hours', 'Intermediate', ...perks]) {
    expect(main().getByText(text), text).toBeDefined();
  }
  expect(main().getByText(course.description)).toBeDefined();
  expect(main().getByText(course.instructor)).toBeDefined();
  expect(document.querySelectorAll('main header :is([data-initials], img)')).toHaveLength(1);
  expect(screen.getByRole('main').textContent).toContain('Rated 4.7 out of 5 (1,234 students)');
  expect(main().getByText('1,234 enrolled')).toBeDefined();
  // Among the facts under the title, and in the card with the price.
  expect(main().getAllByText('English')).toHaveLength(2);
  // The course has no picture of its own, so it is painted.
  expect(document.querySelector('main img[src^="/api/alpana/"]')).not.toBeNull();
  expect(main().getByText(/30-day money-back/)).toBeDefined();
  await expectAccessible('an enrollment page');
  await hand.click(main().getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByText('Login Required')).toBeDefined();
  expect(screen.getByText('Please log in to enroll in this course')).toBeDefined();
});

test('the enrollment page fills in what a course leaves out', async () => {
  const course = sampleCourse({ price: null, difficulty: null, language: null });
  openApp(`/course/${course._id}/enroll`, { answers: { getCourse: course } });
  await screen.findByRole('heading', { level: 1, name: course.title });
  for (const text of ['FREE', '6 hours', 'Beginner']) expect(main().getByText(text), text).toBeDefined();
  for (const name of sections) {
    const items = within(main().getByRole('region', { name })).getAllByRole('listitem');
    expect(items.length, name).toBeGreaterThan(0);
  }
  // Among the facts under the title, and in the card with the price.
  expect(main().getAllByText('Bengali')).toHaveLength(2);
});

test('a second toast takes the place of the first, and a closed one is forgotten 1,000,000 ms later', async () => {
  const course = sampleCourse();
  const { hand } = openApp(`/course/${course._id}/enroll`, { answers: { getCourse: course } });
  const enroll = await screen.findByRole('button', { name: 'Enroll Now' });
  const told = () => screen.queryAllByText('Login Required');
  await hand.click(enroll);
  await screen.findByText('Login Required');
  await hand.click(enroll);
  expect(told()).toHaveLength(1);

  vi.useFakeTimers();
  fireEvent.click(enroll);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  // What draws toasts stays as long as there is one to remember.
  const drawn = () => screen.queryAllByRole('region', { name: /^Notification/, hidden: true });
  await later(999_999);
  expect([told().length, drawn().length]).toEqual([0, 1]);
  await later(1);
  expect(drawn()).toEqual([]);
});
