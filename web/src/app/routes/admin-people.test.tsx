import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, held, server, unreachable } from '@/lib/testing/fake-server.ts';
import { sampleCreator, sampleUser } from '@/lib/testing/sample-data.ts';
import { sampleAdmin, samplePerson } from '@/lib/testing/sample-people.ts';

const people = [
  samplePerson({
    name: 'Rahim',
    email: 'rahim@example.com',
    role: 'creator',
    coursesTaught: 3,
    coursesTaken: 12,
    storedBytes: 5_240_000_000,
    seenAt: new Date().toISOString(),
  }),
  samplePerson({ name: 'করিম', email: 'karim@example.com', blockedAt: '2026-03-01T00:00:00.000Z' }),
  samplePerson({ name: 'Old Admin', role: 'admin', isListed: false }),
  samplePerson({ name: 'Listed Admin', role: 'admin', isListed: true }),
];
const page = (found = people, after: string | null = null) => ({ people: found, after, count: found.length });
const open = (address: string, answer: Parameters<typeof server.answer>[0]['listPeople'] = page()) =>
  openApp(address, { as: sampleAdmin(), answers: { ...(answer && { listPeople: answer }) } });

const asked = () => server.requests('listPeople').at(-1)?.query;
const column = (name: string) => screen.getByRole('columnheader', { name });
const rowOf = (name: string) =>
  within(screen.getAllByRole('row').find((row) => row.textContent.includes(name)) ?? document.body);

test('an admin comes to the people by the menu, and sees who they are', async () => {
  const admin = sampleAdmin();
  const { hand, address } = openApp('/faq', { as: admin, answers: { listPeople: page() } });
  await hand.click(await screen.findByRole('button', { name: `User menu of ${admin.name}` }));
  await hand.click(await screen.findByRole('menuitem', { name: 'Administration' }));
  await waitFor(() => expect(address()).toBe('/admin/people'));
  await screen.findByRole('link', { name: 'Rahim' });
  expect(document.title).toBe('People · Academy');
  expect(screen.getByText('4 people')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Email', 'Role', 'Courses', 'Storage', 'Last seen', 'Joined'],
  ]);
  for (const text of ['rahim@example.com', 'Creator', '3 taught, 12 taken', '5.2 GB', '0 minutes ago'])
    expect(rowOf('Rahim').getByText(text), text).toBeDefined();
  const email = rowOf('Rahim').getByText('rahim@example.com');
  expect(email.innerHTML).toBe('rahim<wbr>@example.com');
  expect(email.classList.contains('md:wrap-anywhere')).toBe(true);
  expect(rowOf('করিম').getByText('Blocked')).toBeDefined();
  expect(rowOf('করিম').getByText('Not seen yet')).toBeDefined();
  expect(rowOf('Old Admin').getByText('Not in ADMIN_EMAILS')).toBeDefined();
  expect(rowOf('Listed Admin').queryByText('Not in ADMIN_EMAILS')).toBeNull();
  const pages = screen.getByRole('navigation', { name: 'Administration' });
  expect(within(pages).getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
  await expectAccessible('people');
});

test('people are searched, filtered and sorted by the server, and the address says how', async () => {
  const { hand, address } = open('/admin/people');
  await screen.findByRole('link', { name: 'Rahim' });
  expect(asked()).toMatchObject({ sort: 'joined', direction: 'down' });
  expect(column('Joined').getAttribute('aria-sort')).toBe('descending');
  await hand.type(screen.getByRole('searchbox', { name: 'Search people by name or email' }), 'rah');
  await waitFor(() => expect(address()).toBe('/admin/people?q=rah'));
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  await hand.click(screen.getByRole('checkbox', { name: 'Blocked only' }));
  within(column('Name')).getByRole('button').focus();
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/people?q=rah&role=creator&blocked=1&sort=name'));
  await waitFor(() =>
    expect(asked()).toEqual({ q: 'rah', role: 'creator', blocked: '1', sort: 'name', direction: 'up' }),
  );
  expect(column('Name').getAttribute('aria-sort')).toBe('ascending');
  expect(column('Joined').getAttribute('aria-sort')).toBe('none');
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(column('Name').getAttribute('aria-sort')).toBe('descending'));
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sort by Last seen');
  await waitFor(() => expect(address()).toBe('/admin/people?q=rah&role=creator&blocked=1&sort=seen'));
});

test('more people come by a button, and a failure is told beside those who are there', async () => {
  const more = [samplePerson({ name: 'Fifty-first' })];
  const { hand } = open('/admin/people?sort=name', ({ query }) =>
    query.after === 'next' ? page(more) : { people, after: 'next', count: 10_000 },
  );
  await screen.findByText('10,000 people or more');
  server.answer({ listPeople: unreachable });
  await hand.click(screen.getByRole('button', { name: 'Load more people' }));
  await screen.findByText('The people could not be loaded.');
  expect(screen.getByRole('link', { name: 'Rahim' })).toBeDefined();
  server.answer({ listPeople: page(more) });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Fifty-first' });
  expect(server.requests('listPeople').map(({ query }) => query.after)).toEqual([undefined, 'next', 'next']);
  expect(screen.queryByRole('button', { name: 'Load more people' })).toBeNull();
});

test('a list that is on its way, out of reach or empty says so', async () => {
  const waiting = held();
  const { hand, address } = open('/admin/people?q=nobody', waiting.answer);
  await screen.findByText('Loading people...');
  waiting.fail();
  await screen.findByText('The people could not be loaded.');
  await expectAccessible('people out of reach');
  server.answer({ listPeople: page([]) });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Nobody fits that.' });
  await expectAccessible('nobody found');
  server.answer({ listPeople: page() });
  await hand.click(screen.getByRole('button', { name: 'Show everybody' }));
  await screen.findByRole('link', { name: 'Rahim' });
  expect(address()).toBe('/admin/people');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test.each([sampleUser(), sampleCreator()])(
  'there is nothing at these addresses for a $role',
  async (user) => {
    openApp('/admin/people', { as: user });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(server.made()).not.toContain('listPeople');
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  },
);

test.each(['/admin/people', '/admin/people/p1', '/admin/audit'])(
  'a visitor logs in first, and comes back to %s',
  async (path) => {
    const { address } = openApp(path);
    await waitFor(() => expect(address()).toBe(`/login?returnTo=${encodeURIComponent(path)}`));
  },
);

test('who is no admin has no entry for it in the menu', async () => {
  const user = sampleCreator();
  const { hand } = openApp('/faq', { as: user });
  await hand.click(await screen.findByRole('button', { name: `User menu of ${user.name}` }));
  await screen.findByRole('menuitem', { name: 'Settings' });
  expect(screen.queryByRole('menuitem', { name: 'Administration' })).toBeNull();
});

test('people that cannot be loaded again stay on the screen', async () => {
  const { queryClient } = open('/admin/people');
  await screen.findByRole('link', { name: 'Rahim' });
  server.answer({ listPeople: away });
  await queryClient.refetchQueries();
  expect(screen.getByRole('link', { name: 'Rahim' })).toBeDefined();
});
