import type { Profile } from '@academy/contract/users/user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { enrolledCourse, sampleUser } from '@/lib/testing/sample-data.ts';

const user = sampleUser();
const profile: Profile = {
  name: user.name,
  username: 'nadia',
  email: user.email,
  bio: 'Learning to build things, one evening at a time.',
  avatar: null,
};
const courses = [
  enrolledCourse({ title: 'Everyday English', progress: 100, completedLessons: 10 }),
  enrolledCourse({ title: 'React from the start', progress: 10, completedLessons: 1 }),
];

function openProfile(address: string, answers: Answers = {}) {
  return openApp(address, {
    as: user,
    answers: {
      getProfile: profile,
      listEnrolledCourses: courses,
      listOwnCertificates: { certificates: [], earned: [], suggestedName: user.name },
      ...answers,
    },
  });
}
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the profile shows who one is, and its tabs are addresses', async () => {
  const { hand, address } = openProfile('/profile');
  await screen.findByRole('heading', { level: 1, name: user.name });
  expect(screen.getByText(user.email)).toBeDefined();
  expect(screen.getByText('Learning to build things, one evening at a time.')).toBeDefined();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['My Courses', 'Certificates', 'Account Settings']);
  expect(selectedTab()).toBe('My Courses');
  await screen.findAllByRole('link', { name: 'Resume Course' });
  await expectAccessible('my courses');

  await hand.click(screen.getByRole('tab', { name: 'Certificates' }));
  await waitFor(() => expect(address()).toBe('/profile?tab=certificates'));
  await screen.findByRole('heading', { name: 'No Certificates Yet' });
  await expectAccessible('certificates');
  await hand.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('/profile?tab=settings'));
  expect(selectedTab()).toBe('Account Settings');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDefined();
  await expectAccessible('account settings');
});

test('Save Changes saves name and bio, says so, and the new name is shown everywhere', async () => {
  const { hand } = openProfile('/profile?tab=settings');
  const name = await screen.findByLabelText('Name');
  await hand.clear(name);
  await hand.paste('  Nadia R. ');
  await hand.clear(screen.getByLabelText('Bio'));
  await hand.paste('Something new.');
  const saved = { ...profile, name: 'Nadia R.', bio: 'Something new.' };
  server.answer({
    saveProfile: saved,
    getProfile: saved,
    getSessionUser: { user: { ...user, name: saved.name } },
  });
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Changes saved', 'Your name and bio are saved.');
  expect(server.requests('saveProfile')).toMatchObject([
    { body: { name: '  Nadia R. ', bio: 'Something new.' } },
  ]);
  expect(name).toHaveProperty('value', 'Nadia R.');
  expect(screen.getByRole('heading', { level: 1, name: 'Nadia R.' })).toBeDefined();
  await screen.findByRole('button', { name: 'User menu of Nadia R.' });
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.readOnly, email.classList.contains('border-transparent!')]).toEqual([true, true]);
});

test('Save Changes refuses an empty name, and says what is too long', async () => {
  const { hand } = openProfile('/profile?tab=settings');
  const name = await screen.findByLabelText('Name');
  await hand.clear(name);
  await hand.type(name, '   {Enter}');
  expect(screen.getByText('Please enter your name.')).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible('an empty name');
  await hand.clear(name);
  await hand.paste('n'.repeat(101));
  expect(screen.getByText('Please use at most 100 characters.')).toBeDefined();
  expect(server.requests('saveProfile')).toEqual([]);
});

test.each([
  ['the server is away', away],
  ['there is no connection', unreachable],
])('what was typed stays when %s, and can be saved then', async (_, failure) => {
  const { hand } = openProfile('/profile?tab=settings', { saveProfile: failure });
  const bio = await screen.findByLabelText('Bio');
  await hand.clear(bio);
  await hand.paste('Typed with care.');
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Your changes could not be saved.');
  expect(bio).toHaveProperty('value', 'Typed with care.');
  server.answer({ saveProfile: { ...profile, bio: 'Typed with care.' } });
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Changes saved');
});

test('My Courses lists what one is enrolled in, and how far one is', async () => {
  openProfile('/profile');
  const panel = within(await screen.findByRole('tabpanel', { name: 'My Courses' }));
  expect(await panel.findAllByRole('link', { name: 'Resume Course' })).toHaveLength(2);
  const [course] = panel.getAllByRole('listitem').filter((item) => item.textContent.includes('Everyday'));
  expect(course?.textContent).toContain('100%');
  expect(course?.textContent).toContain('10 of 10 lessons');
});

test('a new account has no bio and no courses yet', async () => {
  const { hand, address } = openProfile('/profile', {
    getProfile: { ...profile, bio: null },
    listEnrolledCourses: [],
    listCourses: [],
  });
  await screen.findByText('No bio provided yet.');
  await screen.findByRole('heading', { name: 'No Enrolled Courses' });
  await hand.click(screen.getByRole('link', { name: 'Browse Course Catalog' }));
  await waitFor(() => expect(address()).toBe('/courses'));
});

test('courses that cannot be loaded are said to be so, and asked for again', async () => {
  const { hand } = openProfile('/profile', { listEnrolledCourses: away });
  await screen.findByRole('heading', { name: 'The courses could not be loaded.' });
  const asked = server.requests('listEnrolledCourses').length;
  server.answer({ listEnrolledCourses: courses });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: 'Resume Course' })).toHaveLength(2);
  expect(server.requests('listEnrolledCourses')).toHaveLength(asked + 1);
});

test('a server that is away for a moment does not sign the user out', async () => {
  const { hand, address } = openProfile('/profile?tab=settings', { getSessionUser: away });
  await screen.findByRole('heading', { name: 'We could not see whether you are signed in.' });
  server.answer({ getSessionUser: { user } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', user.email);
  expect(address()).toBe('/profile?tab=settings');
});

test('who has no session logs in first and comes back', async () => {
  const { address } = openApp('/profile?tab=settings');
  await waitFor(() =>
    expect(address()).toBe(`/login?returnTo=${encodeURIComponent('/profile?tab=settings')}`),
  );
});

test('the settings have the colours beside the language', async () => {
  const { hand } = openProfile('/profile?tab=settings');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Colours' });
  const settings = within(heading.closest('section') ?? document.body);
  await hand.click(settings.getByRole('button', { name: 'Dark colours' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(settings.getByRole('button', { name: 'Dark colours' }).getAttribute('aria-pressed')).toBe('true');
  await expectAccessible('colours in the settings');
  await hand.click(settings.getByRole('button', { name: 'System colours' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
