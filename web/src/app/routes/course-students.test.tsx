import type { Student } from '@academy/contract/students/student-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

const course = ownCourse({ status: 'published' });

function openStudents(rows: readonly Student[]) {
  return openApp(`/courses/${course._id}/students`, {
    as: sampleCreator(),
    answers: { getCourse: course, listStudents: [...rows], listCreatorCourses: [course] },
  });
}

const names = () => [...document.querySelectorAll('tbody td:first-child a')].map((name) => name.textContent);

const enrolled = (id: string, name: string, email: string) => ({
  ...{ id, name, email },
  enrolledAt: '2025-01-03T12:00:00.000Z',
});
const students = (): Student[] => [
  { ...enrolled('1', 'Anika', 'a@example.com'), progress: 75, lastActive: new Date().toISOString() },
  { ...enrolled('2', 'bimal', 'B@Elsewhere.org'), progress: 40, lastActive: '2025-02-03T12:00:00.000Z' },
  { ...enrolled('3', 'Chitra', 'c@example.com'), progress: 39, lastActive: null },
];
const column = (name: string) => screen.getByRole('columnheader', { name });
const sortOf = (name: string) => column(name).getAttribute('aria-sort');

test('students are searched by name or email and sorted by every column, the direction announced', async () => {
  const { hand, address } = openStudents(students());
  await screen.findByText('Anika');
  // In the frame of its course, and of the studio.
  await screen.findByRole('heading', { level: 1, name: course.title });
  const here = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(here).toEqual(['Creator Dashboard', 'Courses', 'Students', 'All3']);
  // As on its other pages.
  expect(screen.getByRole('link', { name: 'Preview' })).toBeDefined();
  expect(screen.getByRole('button', { name: `Actions for course ${course.title}` })).toBeDefined();
  const search = screen.getByRole('searchbox', { name: 'Search students by name or email' });
  const sortBy = (name: string) => hand.click(within(column(name)).getByRole('button'));
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Student', 'Email', 'Progress', 'Last Active']);
  expect(names()).toEqual(['Anika', 'bimal', 'Chitra']);
  expect(sortOf('Student')).toBe('ascending');
  within(column('Student')).getByRole('button').focus();
  await hand.keyboard('{Enter}');
  expect(sortOf('Student')).toBe('descending');
  expect(names()).toEqual(['Chitra', 'bimal', 'Anika']);
  await sortBy('Progress');
  expect([sortOf('Progress'), sortOf('Student')]).toEqual(['ascending', 'none']);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.filter((text) => text.includes('sorted by Progress, ascending'))).toHaveLength(1);
  expect(names()).toEqual(['Chitra', 'bimal', 'Anika']);
  await sortBy('Email');
  expect(names()).toEqual(['Anika', 'bimal', 'Chitra']);
  await sortBy('Last Active');
  expect(sortOf('Last Active')).toBe('ascending');

  for (const text of ['0 minutes ago', 'Feb 3, 2025', 'Invalid date']) {
    expect(screen.getByText(text), text).toBeDefined();
  }
  const bar = (name: string) => screen.getByRole('progressbar', { name: `Progress of ${name}` }).innerHTML;
  expect(bar('Anika')).toContain('fill-success');
  expect(bar('bimal')).not.toMatch(/fill-(success|danger)/);
  expect(bar('Chitra')).toContain('fill-danger');
  await expectAccessible('students');

  for (const [text, found] of [
    ['elsewhere', ['bimal']],
    ['ANI', ['Anika']],
  ] as const) {
    await hand.clear(search);
    await hand.paste(text);
    await waitFor(() => expect(names()).toEqual(found));
  }
  await hand.clear(search);
  await hand.paste('nobody');
  await screen.findByRole('heading', { name: 'No student matches your search.' });
  await hand.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  await hand.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard/courses'));
});

test('ten thousand students are shown a page at a time, and searched all at once', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    name: `Student ${String(index).padStart(5, '0')}`,
    email: `s${index}@example.com`,
    progress: index % 101,
    lastActive: '2026-01-01T00:00:00.000Z',
    enrolledAt: '2026-01-01T00:00:00.000Z',
  }));
  const { hand } = openStudents(many);
  await screen.findByText('1–50 of 10,000');
  expect(names()).toHaveLength(50);
  await hand.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Page 2 of 200')).toBeDefined();
  expect(screen.getByText('Student 00050')).toBeDefined();
  await hand.click(screen.getByRole('searchbox', { name: /Search students/ }));
  await hand.paste('s9999@');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.getByText(/^1 of 10,000 students/)).toBeDefined();
});

test('a course without students says so', async () => {
  openStudents([]);
  await screen.findByRole('heading', { name: 'No students yet' });
  await expectAccessible('no students yet');
});

test('students that cannot be loaded are said to be so, and asked for again', async () => {
  const { hand } = openApp(`/courses/${course._id}/students`, {
    as: sampleCreator(),
    answers: { getCourse: course, listStudents: away },
  });
  await screen.findByRole('heading', { name: 'The students could not be loaded.' });
  server.answer({ listStudents: students() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Anika');
});
