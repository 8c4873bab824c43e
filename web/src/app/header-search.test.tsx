import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { sampleCourse } from '@/lib/testing/sample-data.ts';

const courses = [
  sampleCourse({ title: 'React from the start', instructor: 'Tanvir Ahmed' }),
  sampleCourse({ title: 'React in depth', instructor: 'Rokeya Begum' }),
];
const found: Answers = {
  listCourses: ({ query: { search } }) => (search?.startsWith('react') ? courses : []),
};

async function openSearch(address = '/faq', answers = found) {
  const app = openApp(address, { answers });
  await screen.findByRole('heading', { level: 1 });
  const search = screen.getByRole('combobox', { name: 'Search courses' });
  expect(search.getAttribute('placeholder')).toBe('Search courses...');
  return { ...app, search };
}

const options = () => screen.queryAllByRole('option');
const asked = () => server.requests('listCourses').map(({ query }) => query.search);
const activeOption = (search: HTMLElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the search in the header leads to the catalogue with the words', async () => {
  const { hand, address, search } = await openSearch();
  await hand.type(search, '  react ');
  await screen.findByRole('listbox');
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/courses?search=react'));
  expect(await screen.findByRole('searchbox', { name: 'Search the catalogue' })).toHaveProperty(
    'value',
    'react',
  );
  expect(search).toHaveProperty('value', '');
  await screen.findByRole('heading', { name: 'React in depth' });
});

test('it searches all courses, whatever the catalogue was asked for before, and works without the app', async () => {
  const { hand, address, search } = await openSearch('/courses?categoryId=3&search=loom');
  expect(search.closest('form')?.getAttribute('action')).toBe('/courses');
  expect(search.getAttribute('name')).toBe('search');
  await hand.type(search, 'react');
  await screen.findByRole('listbox');
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/courses?search=react'));
});

test('it suggests courses while one types, which the arrow keys choose', async () => {
  const { hand, address, search } = await openSearch();
  expect(search.getAttribute('aria-expanded')).toBe('false');
  await hand.type(search, 'react');
  const list = await screen.findByRole('listbox', { name: 'Suggested courses' });
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'React from the startTanvir Ahmed',
    'React in depthRokeya Begum',
  ]);
  expect(search.getAttribute('aria-expanded')).toBe('true');
  expect(search.getAttribute('aria-controls')).toBe(list.id);
  expect(screen.getByText('2 courses suggested. Use the arrow keys to choose one.')).toBeDefined();
  expect(activeOption(search)).toBeUndefined();
  await expectAccessible('suggestions');

  await hand.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(search)).toContain('React in depth');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('React in depth');
  await hand.keyboard('{ArrowDown}');
  expect(activeOption(search)).toBeUndefined();
  await hand.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption(search)).toContain('React from the start');
  expect(document.activeElement).toBe(search);
  server.answer({ getCourse: courses[0] ?? sampleCourse(), getCurriculum: [] });
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/course/${courses[0]?._id}`));
  await waitFor(() => expect(options()).toEqual([]));
});

test('a suggestion is chosen with a click, too, and Escape closes the list', async () => {
  const { hand, address, search } = await openSearch();
  await hand.type(search, 'react');
  await screen.findByRole('listbox');
  await hand.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(search).toHaveProperty('value', 'react');
  await hand.keyboard('{ArrowUp}');
  expect(activeOption(search)).toContain('React in depth');
  server.answer({ getCourse: courses[1] ?? sampleCourse(), getCurriculum: [] });
  await hand.click(screen.getByRole('option', { name: /React in depth/ }));
  await waitFor(() => expect(address()).toBe(`/course/${courses[1]?._id}`));
});

test('nothing is asked for a letter alone, nor for each letter, nor before anybody types', async () => {
  const { hand, search } = await openSearch();
  expect(server.made()).toEqual([]);
  await hand.type(search, 'r');
  vi.useFakeTimers();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  expect(asked()).toEqual([]);
  await hand.type(search, 'eact');
  await screen.findByRole('listbox');
  expect(asked()).toEqual(['react']);
  expect(server.requests('listCourses')[0]?.query.limit).toBe(6);
});

test('suggestions that cannot be had are not spoken of, and Enter searches all the same', async () => {
  const { hand, address, search } = await openSearch('/faq', { listCourses: away });
  await hand.type(search, 'react');
  await waitFor(() => expect(asked()).toContain('react'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/courses?search=react'));
});

test('words that find nothing are said to, until the field is left', async () => {
  const { hand, search } = await openSearch('/faq', {
    ...found,
    searchMoments: { moments: [], after: null },
  });
  await hand.type(search, 'zzqqx');
  const nothing = 'Nothing found for “zzqqx”.';
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain(nothing));
  expect(screen.getAllByText(nothing)).toHaveLength(2);
  expect(search.getAttribute('aria-expanded')).toBe('false');
  await hand.type(search, '{Control>}a{/Control}react');
  await screen.findByRole('listbox');
  expect(screen.queryAllByText(/^Nothing found/)).toEqual([]);
  await hand.clear(search);
  await hand.type(search, 'zzqqx');
  await waitFor(() => expect(screen.getAllByText(nothing)).toHaveLength(2));
  await hand.tab();
  await waitFor(() => expect(screen.queryAllByText(nothing)).toEqual([]));
});

test('the menu of a phone has the same search, and goes away with it', async () => {
  const { hand, address } = await openSearch('/courses?search=react');
  await hand.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await hand.type(menu.getByRole('combobox', { name: 'Search courses' }), 'react');
  await menu.findByRole('listbox');
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/courses?search=react');
});
