import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { enrolledCourse, sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const linksIn = (place: HTMLElement) => within(place).getAllByRole('link');

test('the header leads everywhere, and tells where one is', async () => {
  const { hand, address } = openApp('/', { answers: { listCourses: [sampleCourse()] } });
  await screen.findByRole('heading', { level: 1 });
  expect(linksIn(navigation()).map(({ textContent }) => textContent)).toEqual(['Home', 'Courses', 'FAQ']);
  for (const [name, path] of [
    ['Courses', '/courses'],
    ['FAQ', '/faq'],
    ['Home', '/'],
  ] as const) {
    await hand.click(within(navigation()).getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(path));
    await waitFor(() =>
      expect(within(navigation()).getByRole('link', { name }).getAttribute('aria-current')).toBe('page'),
    );
  }
  const banner = within(screen.getByRole('banner'));
  for (const [name, path] of [
    ['Login', '/login'],
    ['Register', '/register'],
    ['Academy home', '/'],
  ] as const) {
    await hand.click(banner.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(path));
  }
});

test('the search in the header takes text, notes it in the console and goes nowhere', async () => {
  const noted = vi.spyOn(console, 'debug').mockReturnValue();
  const { hand, address } = openApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  const [search] = within(screen.getByRole('banner')).getAllByPlaceholderText('Search courses...');
  if (!search) throw new Error('The header has no search.');
  await hand.type(search, 'react{Enter}');
  expect(noted).toHaveBeenLastCalledWith(expect.any(String), { text: 'react' });
  // Long enough for a search that would wait until no key is pressed any more.
  vi.useFakeTimers();
  fireEvent.change(search, { target: { value: 'reactive' } });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(noted).toHaveBeenLastCalledWith(expect.any(String), { text: 'reactive' });
  expect(address()).toBe('/faq');
  expect(server.made()).toEqual([]);
});

test('the footer has its columns and legal links', async () => {
  openApp('/faq');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const name of ['For Students', 'For Instructors', 'Company']) {
    expect(footer.getByRole('heading', { name })).toBeDefined();
    expect(linksIn(footer.getByRole('navigation', { name })).length).toBeGreaterThan(0);
  }
  expect(linksIn(footer.getByRole('navigation', { name: 'Legal' })).map((link) => link.textContent)).toEqual([
    'Terms of Service',
    'Privacy Policy',
    'Cookie Policy',
  ]);
});

test('any other path shows the 404 card, which leads home', async () => {
  const { hand, address } = openApp('/no/such/page', { answers: { listCourses: [] } });
  await screen.findByText('404 Page Not Found');
  await expectAccessible('nothing at this address');
  await hand.click(within(screen.getByRole('main')).getByRole('link'));
  await waitFor(() => expect(address()).toBe('/'));
});

test('the menu of a signed-in user leads to the profile, the settings and the questions', async () => {
  const user = sampleUser();
  const { hand, address } = openApp('/faq', {
    as: user,
    answers: {
      getProfile: { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null },
      listEnrolledCourses: [enrolledCourse()],
    },
  });
  const openMenu = async () => {
    await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
    await hand.click(await screen.findByRole('button', { name: `User menu of ${user.name}` }));
    await screen.findByRole('menuitem', { name: 'Settings' });
  };
  await openMenu();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Your Profile',
    'Notebook',
    'Settings',
    'Help Center',
    'বাংলা',
    'Sign out',
  ]);
  await expectAccessible('the menu of a user');
  for (const [item, path] of [
    ['Settings', '/profile?tab=settings'],
    ['Help Center', '/faq'],
    ['Your Profile', '/profile'],
  ] as const) {
    await hand.click(screen.getByRole('menuitem', { name: item }));
    await waitFor(() => expect(address()).toBe(path));
    await openMenu();
  }
});

test('the menu of a phone goes away when a page is chosen', async () => {
  const { hand, address } = openApp('/', { answers: { listCourses: [] } });
  await hand.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expectAccessible('the menu of a phone');
  await hand.click(menu.getByRole('link', { name: 'FAQ' }));
  await waitFor(() => expect(address()).toBe('/faq'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
