import type { Home, LatestNote, NextLesson } from '@academy/contract/home/home-calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { enrolledCourse, sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';

const going = enrolledCourse({
  title: 'Everyday English',
  progress: 40,
  completedLessons: 4,
  lastWatchedLessonId: 'greetings',
});
const other = enrolledCourse({ title: 'Knots', progress: 20, completedLessons: 2 });
const finished = enrolledCourse({ title: 'Bookbinding', progress: 100, completedLessons: 10 });

const next: NextLesson = {
  courseId: going._id,
  moduleId: 'start',
  lessonId: 'greetings',
  lessonTitle: 'Greetings',
  isBegun: true,
  duration: null,
  videoSeconds: 504,
  position: 0,
};

const note: LatestNote = {
  id: 'n1',
  seconds: 62,
  content: 'Bow before you speak',
  isCut: false,
  updatedAt: '2026-01-01T10:00:00.000Z',
  courseId: going._id,
  courseTitle: going.title,
  moduleId: 'start',
  lessonId: 'greetings',
  lessonTitle: 'Greetings',
};

const inLibrary = [going, other, finished].map(({ _id, title, progress }) =>
  sampleCourse({ _id, title, progress, isEnrolled: true }),
);

function openHome(home: Partial<Home> = {}, answers: Answers = {}) {
  return openApp('/', {
    as: sampleUser(),
    answers: {
      listEnrolledCourses: [going, other, finished],
      listCourses: [...inLibrary, sampleCourse({ title: 'Weaving' })],
      getHome: { next, learnedAt: [], notes: [], earned: [], ...home },
      ...answers,
    },
  });
}

const filled = (element: HTMLElement) => element.className.includes('bg-accent ');
const region = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .flatMap((item) =>
      within(item)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    );

test('home says what is next, how long it takes and how much is left, and no course is on it twice', async () => {
  openHome();
  await screen.findByText('Greetings');
  const card = within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByText('Greetings')) as HTMLElement,
  );
  expect(card.getByText('Go on with')).toBeDefined();
  expect(card.getByText('8:24')).toBeDefined();
  expect(card.getByText('4 of 10 lessons')).toBeDefined();
  expect(card.getByText('2 hrs')).toBeDefined();
  expect(
    card
      .getByRole('progressbar', { name: 'Your progress in Everyday English' })
      .getAttribute('aria-valuenow'),
  ).toBe('40');
  const resume = card.getByRole('link', { name: 'Resume Course' });
  expect(resume.getAttribute('href')).toBe(`/course/${going._id}/module/start/lesson/greetings`);
  // One button is filled: that of what is next.
  expect(region('My Courses').getAllByRole('link').filter(filled)).toEqual([resume]);
  await waitFor(() => expect(titlesIn('Course Library')).toEqual(['Weaving']));
  expect(titlesIn('My Courses')).toEqual(['Everyday English', 'Knots', 'Bookbinding']);
  await expectAccessible('the home of a student');
});

test('of a film that was begun it says what is left, of the lesson after one that was seen its whole length', async () => {
  const { close } = openHome({ next: { ...next, position: 254 } });
  await screen.findByText('4:10 left');
  close();
  openHome({
    next: { ...next, isBegun: false, lessonTitle: 'Farewells', videoSeconds: null, duration: '08:00' },
  });
  await screen.findByText('Next lesson');
  expect(screen.getByText('Farewells')).toBeDefined();
  expect(screen.getByText('8:00')).toBeDefined();
});

test('seven dots tell on which days one learned, without counting them', async () => {
  const today = new Date();
  openHome({ learnedAt: [today.toISOString(), today.toISOString()] });
  const week = within(await screen.findByRole('region', { name: 'Your last seven days' }));
  const name = today.toLocaleDateString('en-US', { weekday: 'long' });
  expect(week.getByText(`You learned on ${name}.`)).toBeDefined();
  expect(week.getAllByRole('listitem', { hidden: true })).toHaveLength(7);
});

test('the last notes lead to their moment, or to the notes of their lesson', async () => {
  openHome({
    notes: [note, { ...note, id: null, seconds: null, content: 'The whole lesson in one', isCut: true }],
  });
  const notes = within(await screen.findByRole('region', { name: 'Your last notes' }));
  const lesson = `/course/${going._id}/module/start/lesson/greetings`;
  const [moment, free] = notes.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
  expect(moment?.getAttribute('href')).toBe(`${lesson}?t=62`);
  expect(moment?.textContent).toBe('Bow before you speak1:02·Greetings');
  expect(free?.getAttribute('href')).toBe(`${lesson}?tab=notes`);
  expect(free?.textContent).toContain('The whole lesson in one…');
  const notebook = notes.getByRole('link', { name: 'Notebook' });
  expect(notebook.getAttribute('href')).toBe('/notebook');
  expect(notebook.classList.contains('touch-target')).toBe(true);
  await expectAccessible('home with notes');
});

test('without what home knows, the course to go on with is resumed as on any card', async () => {
  const { hand } = openHome({}, { getHome: away });
  await screen.findByText('Your week and your notes could not be loaded.');
  const [resume] = screen.getAllByRole('link', { name: 'Resume Course' });
  expect(resume?.getAttribute('href')).toBe(`/course/${going._id}/lesson/greetings`);
  server.answer({ getHome: { next, learnedAt: [], notes: [], earned: [] } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('What you note in a lesson waits for you here.');
});

test('a finished course is green, and nothing about it is filled', async () => {
  openHome({ next: null }, { listEnrolledCourses: [finished] });
  const bar = await screen.findByRole('progressbar', { name: 'Progress in Bookbinding' });
  expect(bar.querySelector('rect')?.getAttribute('class')).toContain('fill-success');
  const resume = await region('My Courses').findByRole('link', { name: 'Resume Course' });
  expect(filled(resume)).toBe(false);
});

test('who has not enrolled is invited to, and sees no empty week', async () => {
  openHome({ next: null }, { listEnrolledCourses: [] });
  await screen.findByRole('heading', { name: 'No Enrolled Courses' });
  expect(screen.queryByRole('region', { name: 'Your last seven days' })).toBeNull();
});

test('a course that is enrolled in at home stays where it was pressed, and the whole library can be theirs', async () => {
  const weaving = sampleCourse({ title: 'Weaving' });
  const { hand, close } = openHome({}, { listCourses: [weaving] });
  const enroll = await screen.findByRole('button', { name: 'Enroll' });
  server.answer({
    enroll: {
      course: { _id: weaving._id, title: weaving.title },
      enrollment: {
        enrolled: true,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
    },
    listCourses: [{ ...weaving, isEnrolled: true }],
    listEnrolledCourses: [going, enrolledCourse({ _id: weaving._id, title: 'Weaving' })],
  });
  await hand.click(enroll);
  await waitFor(() => expect(titlesIn('My Courses')).toContain('Weaving'));
  expect(region('Course Library').getByRole('link', { name: 'Start Course' })).toBeDefined();
  close();
  openHome({}, { listCourses: inLibrary });
  await screen.findByText('You are enrolled in all of these courses.');
});

test('a visitor is asked to explore, and somebody who may be signed in is not asked to sign in', async () => {
  const { close } = openApp('/', { answers: { listCourses: [] } });
  const main = await screen.findByRole('main');
  const explore = within(main).getByRole('link', { name: 'Explore Courses' });
  expect([explore, within(main).getByRole('link', { name: 'My Courses' })].map(filled)).toEqual([
    true,
    false,
  ]);
  close();
  openApp('/', { as: sampleUser(), answers: { listCourses: away, getSessionUser: away } });
  const told = await screen.findByRole('heading', { name: 'We could not see whether you are signed in.' });
  expect(told).toBeDefined();
  expect(screen.queryByText('Sign in to see your courses')).toBeNull();
});

test('a home that was opened without a connection comes by itself when that is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = sampleUser();
  openApp('/', { as: user, answers: { listCourses: away, getSessionUser: away } });
  await screen.findByRole('heading', { name: 'This needs a connection.' });
  const banner = within(screen.getByRole('banner'));
  await banner.findByText('Offline');
  expect(banner.queryByRole('button', { name: 'Check sign-in' })).toBeNull();
  line.mockReturnValue(true);
  server.answer({
    getSessionUser: { user },
    listCourses: [sampleCourse({ title: 'Weaving for beginners' })],
    listEnrolledCourses: [],
  });
  fireEvent(window, new Event('online'));
  await screen.findByRole('heading', { name: 'Weaving for beginners' });
  await waitFor(() => expect(banner.queryByText('Offline')).toBeNull());
});
