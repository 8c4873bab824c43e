import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beSignedIn, openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away } from '@/lib/testing/fake-server.ts';
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
  // Those that name no page of ours stay where they were.
  const leadsTo = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(['About Us', 'Terms of Service', 'Privacy Policy', 'Cookie Policy'].map(leadsTo)).toEqual([
    ...['/about', '/terms', '/privacy', '/privacy'],
  ]);
  expect(['Contact', 'Careers'].map(leadsTo)).toEqual(['/faq', '/faq']);
  expect(['Check a Certificate', 'Become an Instructor'].map(leadsTo)).toEqual([
    '/certificates/verify',
    '/register',
  ]);
});

test('a link of the footer to the page that it stands on leads to its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { hand } = openApp('/faq');
  const footer = within(await screen.findByRole('contentinfo'));
  scrolled.mockClear();
  await hand.click(footer.getByRole('link', { name: 'Contact' }));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('the footer leads who has an account to their own courses, and not to another account', async () => {
  openApp('/faq', { as: sampleUser() });
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', {
    name: 'Become an Instructor',
  });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/creator-dashboard'));
});

test('where people work, the footer is one line, and has all of its links', async () => {
  const { hand } = openApp('/creator-dashboard/courses', {
    as: sampleUser({ role: 'creator' }),
    answers: { listCreatorCourses: [] },
  });
  const footer = within(await screen.findByRole('contentinfo'));
  const group = footer.getByText('Company');
  await hand.click(group);
  expect(footer.getByRole('link', { name: 'About Us' })).toBeDefined();
  await hand.keyboard('{Escape}');
  expect(group.closest('details')?.open).toBe(false);
  const names = [...document.querySelectorAll('footer a')].map(({ textContent }) => textContent);
  expect(names).toEqual([
    ...['Browse Courses', 'My Courses', 'How It Works', 'Student Help'],
    ...['Become an Instructor', 'Instructor Guidelines', 'Instructor Support'],
    ...[
      'About Us',
      'Careers',
      'Contact',
      'Check a Certificate',
      'Terms of Service',
      'Privacy Policy',
      'Cookie Policy',
    ],
    ...['English', 'বাংলা'],
  ]);
  await expectAccessible('the footer of the studio');
});

test.each(['https://example.org/help', 'mailto:help@example.org'])(
  'the footer’s contact opens %s, which the operator set',
  async (support) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'academy-support', content: support });
    document.head.append(meta);
    openApp('/faq');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe(support);
    const buttons = await screen.findAllByRole('link', { name: 'Contact Support' });
    expect(new Set(buttons.map((button) => button.getAttribute('href')))).toEqual(new Set([support]));
    meta.remove();
  },
);

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

test('a menu of the header is opened by keys and by its button, which has the focus again when it is closed', async () => {
  const user = sampleUser();
  const { hand } = openApp('/faq', {
    as: user,
    answers: { listNotices: { notices: [], unread: 0, next: null } },
  });
  const button = await screen.findByRole('button', { name: `User menu of ${user.name}` });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  button.focus();
  await hand.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: `User menu of ${user.name}` });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await hand.keyboard('{Escape}');
  await isClosed();
  expect(document.activeElement).toBe(button);
  await hand.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Your Profile' })),
  );
  await hand.click(button);
  await isClosed();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await hand.click(button);
  await hand.click(await screen.findByRole('heading', { level: 1 }));
  await isClosed();
  await hand.click(await screen.findByRole('button', { name: 'Notices' }));
  await screen.findByRole('menu', { name: 'Notices' });
  await hand.click(button);
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'Notices' })).toBeNull());
  expect(screen.getByRole('menu', { name: `User menu of ${user.name}` })).toBeDefined();
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

test('the colours that are chosen in the menu of a phone are chosen in the footer, too', async () => {
  const { hand } = openApp('/faq');
  const footer = await screen.findByRole('contentinfo');
  const chosenIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole('button', { pressed: true })
      .map((button) => button.getAttribute('aria-label'));
  await within(footer).findByRole('group', { name: 'Colours' });
  await hand.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  for (const name of ['Dark colours', 'System colours']) {
    await hand.click(within(menu).getByRole('button', { name }));
    await waitFor(() => expect([chosenIn(menu), chosenIn(footer)]).toEqual([[name], [name]]));
  }
});

test('the name of the academy has two lines in the room that a phone has, and no width of its own', async () => {
  openApp('/faq');
  for (const place of ['banner', 'contentinfo']) {
    const home = within(await screen.findByRole(place)).getByRole('link', { name: 'Academy home' });
    const [mark, name] = home.children;
    const bounds = [...(name?.classList ?? [])].filter((bound) => bound.includes('max-w-'));
    expect(bounds).toEqual([expect.stringMatching(/^md:/)]);
    expect([...home.classList]).toContain('max-w-full');
    expect([...(name?.classList ?? [])]).toContain('line-clamp-2');
    expect([...(mark?.classList ?? [])]).toContain('shrink-0');
  }
});

test('nobody is told to log in when the server did not say who is signed in', async () => {
  const user = sampleUser();
  const { hand } = openApp('/faq', { as: user, answers: { getSessionUser: away } });
  const banner = within(await screen.findByRole('banner'));
  const again = await banner.findByRole('button', { name: 'Check sign-in' });
  expect(banner.queryByRole('link', { name: 'Login' })).toBeNull();
  await expectAccessible('a header that does not know who is signed in');
  await hand.click(banner.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(menu.getByRole('button', { name: 'Check sign-in' })).toBeDefined();
  await hand.keyboard('{Escape}');
  beSignedIn(user);
  await hand.click(again);
  await banner.findByRole('button', { name: `User menu of ${user.name}` });
});

test('offline, nobody is asked to check their sign-in: it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { hand } = openApp('/faq', { as: sampleUser(), answers: { getSessionUser: away } });
  const banner = within(await screen.findByRole('banner'));
  await banner.findByText('Offline');
  await hand.click(banner.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await menu.findByText('Offline');
  expect(menu.queryByText('We could not see whether you are signed in.')).toBeNull();
  expect(menu.queryByRole('button', { name: 'Check sign-in' })).toBeNull();
});
