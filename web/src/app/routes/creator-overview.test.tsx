import type { Overview } from '@academy/contract/insight/insight-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, held, server, unreachable } from '@/lib/testing/fake-server.ts';
import { sampleCreator } from '@/lib/testing/sample-data.ts';
import { sampleNeed, sampleOverview } from '@/lib/testing/sample-insight.ts';

const courses = [
  { id: 'jamdani', title: 'Weaving Jamdani' },
  { id: 'indigo', title: 'Dyeing with Indigo' },
];

/** Three days, with so many students as `times` says. */
function overviewOf(times: number): Overview {
  return sampleOverview({
    courses,
    figures: {
      students: { value: times, before: 0, curve: [0, 0, times] },
      active: { value: times, before: times + 3, curve: [0, times, times] },
      lessonsCompleted: { value: times * 14, before: null, curve: [null, 0, times * 14] },
      averageProgress: { value: 37.5, before: 33.1, curve: [33.1, 35, 37.5] },
    },
    days: [
      { day: '2026-11-14', enrolled: 0, finished: 0 },
      { day: '2026-11-15', enrolled: times, finished: 0 },
      { day: '2026-11-16', enrolled: 0, finished: times },
    ],
    published: [{ day: '2026-11-15', courseId: 'jamdani', title: 'Weaving Jamdani' }],
  });
}

const open = (answers: Answers, search = '') =>
  openApp(`/creator-dashboard${search}`, { as: sampleCreator(), answers });

const figure = async (label: string) => (await screen.findByText(label)).closest('div')?.textContent;

test('four figures say what is, and how it differs from before', async () => {
  open({ getOverview: overviewOf(30) });
  expect(await figure('Students')).toBe('Students3030 more in this period');
  expect(await figure('Active this week')).toBe('Active this week303 fewer in this period');
  expect(await figure('Lessons completed')).toBe('Lessons completed420');
  expect(await figure('Average progress')).toBe('Average progress37.5%4.4 points more in this period');
  expect(screen.queryByText(/will appear here/)).toBeNull();
  expect(
    screen.getByText('Enrollments: 30. Completions: 30. Most enrollments on one day: 30 (Nov 15).'),
  ).toBeDefined();
  expect(screen.getByText('Nothing waits for you.')).toBeDefined();
  await expectAccessible('an overview');
});

test.each([
  [0, '0', 'Nobody enrolled or finished in this time.', ['1', '0']],
  [1, '1', 'Enrollments: 1. Completions: 1.', ['1', '0']],
  [
    100_000,
    '100,000',
    'Enrollments: 100,000. Completions: 100,000. Most enrollments on one day: 100,000 (Nov 15).',
    ['100K', '50K', '0'],
  ],
])(
  'of %i students the plot has round numbers, and the figure is whole',
  async (times, whole, sentence, ticks) => {
    open({ getOverview: overviewOf(times) });
    expect(await figure('Students')).toContain(`Students${whole}`);
    const plot = screen.getByRole('region', { name: 'Enrollments and completions' });
    expect(within(plot).getByText(sentence)).toBeDefined();
    for (const tick of ticks) expect(within(plot).getAllByText(tick).length).toBeGreaterThan(0);
  },
);

test('of two days with as many enrollments neither is called the best', async () => {
  const overview = overviewOf(30);
  const days = overview.days.map((day) => ({ ...day, enrolled: day.enrolled === 0 ? 0 : 15 }));
  const [first, ...rest] = days;
  if (first === undefined) throw new Error('An overview without days.');
  open({ getOverview: { ...overview, days: [{ ...first, enrolled: 15 }, ...rest] } });
  expect(await screen.findByText('Enrollments: 30. Completions: 30.')).toBeDefined();
});

test('arrow keys move along the days, and each is read out with what was published', async () => {
  const { hand } = open({ getOverview: overviewOf(30) });
  const slider = await screen.findByRole('slider', { name: 'Day' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 16, 2026, Enrolled 0, Finished 30');
  slider.focus();
  await hand.keyboard('{ArrowLeft}');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Nov 15, 2026, Enrolled 30, Finished 0, Published: Weaving Jamdani',
  );
  expect(screen.getByText('Published: Weaving Jamdani')).toBeDefined();
  await hand.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuetext')).toContain('Nov 14, 2026');
  await hand.keyboard('{ArrowLeft}{Escape}');
  expect(screen.queryByText('Published: Weaving Jamdani')).toBeNull();
});

test.each([
  [365, 'Week of', 'Weeks in UTC', 'Week from Nov 10, 2026', 'Nov 10, 2026'],
  [1000, 'Month', 'Months in UTC', 'Nov 2026', 'Nov 2026'],
])('of %i days, what is summed up is called what it is', async (count, column, legend, point, row) => {
  const days = Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 16) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    enrolled: 1,
    finished: 0,
  }));
  open({ getOverview: { ...overviewOf(30), days, published: [], timeZone: 'UTC' } });
  const slider = await screen.findByRole('slider', { name: column });
  expect(slider.getAttribute('aria-valuetext')).toContain(point);
  expect(screen.getByText(legend)).toBeDefined();
  const table = screen.getByRole('table', { name: 'Enrollments and completions', hidden: true });
  expect(within(table).getByRole('columnheader', { name: column, hidden: true })).toBeDefined();
  expect(within(table).getByRole('rowheader', { name: row, hidden: true })).toBeDefined();
});

test('a course and a time are chosen, stand in the address, and come back from there', async () => {
  const { hand, address } = open({ getOverview: overviewOf(30) });
  await hand.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'Dyeing with Indigo');
  await hand.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard?courseId=indigo&period=90'));
  await waitFor(() =>
    expect(server.requests('getOverview').at(-1)?.query).toEqual({ courseId: 'indigo', period: '90' }),
  );
  expect(server.requests('listNeeds').at(-1)?.query).toEqual({ courseId: 'indigo' });
  await hand.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard?courseId=indigo'));
});

test('an address that makes no sense shows the last 30 days', async () => {
  open({ getOverview: overviewOf(1) }, '?period=tomorrow');
  expect(await screen.findByRole('radio', { name: '30 days' })).toHaveProperty('checked', true);
});

test('what waits leads to where it is mended, the rest unfolds', async () => {
  const lesson = { lessonId: 'l1', moduleId: 'm1', title: 'Threading' };
  const needs = [
    sampleNeed('failed_video', { lesson }),
    sampleNeed('review_without_reply', { count: 1 }),
    sampleNeed('unanswered_question', { count: 4 }),
    sampleNeed('stuck_students', { count: 100_000 }),
    sampleNeed('lesson_without_video', { lesson }),
    sampleNeed('lesson_without_captions', { lesson }),
    sampleNeed('lesson_without_captions', { lesson: { ...lesson, lessonId: 'l2', title: 'Dyeing' } }),
  ];
  const { hand } = open({ getOverview: overviewOf(30), listNeeds: { needs, total: 9 } });
  const panel = within(await screen.findByRole('region', { name: 'Needs you' }));
  const links = () => panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await hand.click(await panel.findByRole('button', { name: 'Show 1 more' }));
  const studio = '/creator-dashboard/courses/jamdani';
  const course = ' Weaving Jamdani';
  expect(links()).toEqual([
    [`The video of “Threading” could not be prepared.${course}`, `${studio}/edit/curriculum#lesson-l1`],
    [`1 review waits for your reply.${course}`, `${studio}/detail#reviews`],
    [`The assistant could not answer 4 questions.${course}`, `${studio}/detail#questions`],
    [`100,000 students began and have stopped.${course}`, '/courses/jamdani/students?filter=stuck'],
    [`“Threading” has no video.${course}`, `${studio}/edit/curriculum#lesson-l1`],
    [`“Threading” has no captions.${course}`, `${studio}/edit/curriculum#lesson-l1`],
    [`“Dyeing” has no captions.${course}`, `${studio}/edit/curriculum#lesson-l2`],
  ]);
  expect(panel.getByText('2 more come up when these are done.')).toBeDefined();
  await expectAccessible('what waits');
});

test('until it is there the overview has its shape, and what failed is asked for again', async () => {
  const waiting = held();
  const { hand } = open({ getOverview: waiting.answer });
  await screen.findByRole('heading', { level: 1, name: 'Loading your overview...' });
  await expectAccessible('an overview on its way');
  waiting.fail();
  await screen.findByText('Your overview could not be loaded.');
  await expectAccessible('no overview');
  server.answer({ getOverview: overviewOf(30), listNeeds: away });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('What waits for you could not be loaded.');
  server.answer({ listNeeds: { needs: [], total: 0 } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing waits for you.');
});

test('without a connection it says so, and keeps what was there', async () => {
  const { hand } = open({ getOverview: unreachable });
  await screen.findByText('Your overview could not be loaded.');
  server.answer({ getOverview: overviewOf(30) });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('30 more in this period');
  server.answer({ getOverview: unreachable });
  await hand.click(screen.getByRole('radio', { name: '7 days' }));
  await screen.findByText('Your overview could not be loaded.');
});
