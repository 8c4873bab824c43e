import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { sampleCourse } from '@/lib/testing/sample-data.ts';

const library = Array.from({ length: 19 }, (_, index) => sampleCourse({ title: `Course ${index + 1}` }));

const shownIn = (region: string) =>
  within(screen.getByRole('region', { name: region })).queryAllByRole('heading', { level: 3 });

test('a visitor finds eight courses on the home page, and is invited to sign in', async () => {
  const { hand, address } = openApp('/', {
    answers: { listCourses: ({ query }) => library.slice(0, query.limit) },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Continue your learning journey',
  );
  expect(screen.getByRole('heading', { name: 'Sign in to see your courses' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
  await waitFor(() => expect(shownIn('Course Library')).toHaveLength(8));
  // Its length is fixed, however many courses there are.
  expect(screen.queryByRole('button', { name: 'Load more courses' })).toBeNull();
  expect(document.getElementById('explorer')?.textContent).toContain('Course Library');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'My Courses' }).getAttribute('href')).toBe('/#my-courses');
  await hand.click(main.getByRole('link', { name: 'Explore Courses' }));
  await waitFor(() => expect(address()).toBe('/courses'));
});

test('more courses are loaded eight at a time until there are no more', async () => {
  const { hand } = openApp('/courses', {
    answers: { listCourses: ({ query }) => library.slice(0, query.limit) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Browse All Courses' });
  await waitFor(() => expect(shownIn('All Courses')).toHaveLength(8));
  for (const shown of [16, 19]) {
    await hand.click(screen.getByRole('button', { name: 'Load more courses' }));
    await waitFor(() => expect(shownIn('All Courses')).toHaveLength(shown));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more courses' })).toBeNull());
  expect(server.requests('listCourses').map(({ query }) => query.limit)).toEqual([8, 16, 24]);
});

test('a card wears BESTSELLER before NEW, and shows what the course costs', async () => {
  const dressed = [
    { bestseller: true, isNew: true, price: 49 },
    { bestseller: false, isNew: true, price: null },
    { bestseller: false, isNew: false, price: 12.5 },
  ];
  openApp('/courses', {
    answers: { listCourses: dressed.map((dress) => sampleCourse({ featured: true, ...dress })) },
  });
  const list = within(await screen.findByRole('region', { name: 'All Courses' }));
  await waitFor(() => expect(shownIn('All Courses')).toHaveLength(3));
  const badges = list.getAllByText(/^(BESTSELLER|FEATURED|NEW)$/);
  expect(badges.map(({ textContent }) => textContent)).toEqual(['BESTSELLER', 'NEW']);
  const cards = list.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(cards).toHaveLength(3);
  for (const [index, price] of ['$49', 'FREE', '$12.50'].entries()) {
    expect(within(cards[index] ?? document.body).getByText(price)).toBeDefined();
  }
});

test('a course is opened from its card, and the way back is the catalogue', async () => {
  const course = sampleCourse({ title: 'React from the start' });
  const { hand, address } = openApp('/courses', {
    answers: { listCourses: [course], getCourse: course, getCurriculum: [] },
  });
  await hand.click(await screen.findByRole('link', { name: course.title }));
  await screen.findByRole('heading', { level: 1, name: course.title });
  expect(address()).toBe(`/course/${course._id}`);
  await waitFor(() => expect(document.title).toContain(course.title));
  await hand.click(screen.getByRole('link', { name: 'Back to My Courses' }));
  await waitFor(() => expect(address()).toBe('/courses'));
});

test('a visitor is asked to log in to enroll, and comes back to the enrollment page', async () => {
  const course = sampleCourse();
  const { hand, address } = openApp('/courses', { answers: { listCourses: [course] } });
  await hand.click(await screen.findByRole('link', { name: 'Login to Enroll' }));
  const enrollment = `/course/${course._id}/enroll`;
  await waitFor(() => expect(address()).toBe(`/login?returnTo=${encodeURIComponent(enrollment)}`));
  await expectToast('Login Required', 'Please log in to enroll in this course');
});

test("one's own courses are for those who signed in", async () => {
  openApp('/courses?filter=in-progress');
  await screen.findByRole('heading', { level: 1, name: 'My Courses' });
  expect(screen.getByRole('heading', { name: 'Courses In Progress' })).toBeDefined();
  expect(screen.getByText('Sign in to see your courses')).toBeDefined();
  expect(server.made()).toEqual([]);
});
