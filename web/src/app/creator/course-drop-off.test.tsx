import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, held, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';
import { sampleDropOff, sampleReach } from '@/lib/testing/sample-insight.ts';

function dropOffOf(students: number): DropOff {
  const half = Math.floor(students / 2);
  const lessons = [
    sampleReach('Flour', students),
    sampleReach('Kneading', half, Math.floor(half / 2)),
    sampleReach('তন্দুর', half),
  ];
  const [flour, kneading] = lessons;
  return sampleDropOff({
    students,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      beforeChange: { reached: 4, finished: 2 },
      sinceChange: { reached: 3, finished: 3 },
    })),
    steepestFall:
      half > 0
        ? {
            lessonId: flour?.lessonId ?? '',
            nextLessonId: kneading?.lessonId ?? '',
            lost: students - half,
          }
        : null,
    progress: [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, students],
    daysToFinish: { students, medianDays: 12.5, spans: [0, 1, students, 0, 0, 0] },
    changes: ['2026-11-02', '2026-09-14'],
    comparedWith: { day: '2026-11-02', studentsBefore: 8, studentsSince: 4 },
  });
}

/** Where the bars lead; what it shows is tested there. */
const { answer } = held();
const lessonPage = {
  ...{ getLesson: answer, getVideoStatus: answer, getConfusion: answer },
  ...{ listCaptions: answer, listChapters: answer },
};

function open(getDropOff: Answers['getDropOff']) {
  const course = ownCourse();
  const app = openApp(`/creator-dashboard/courses/${course._id}/detail`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: [],
      listStudents: [],
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      ...(getDropOff && { getDropOff }),
      ...lessonPage,
    },
  });
  return { ...app, course };
}

const plot = (name: string) => screen.findByRole('region', { name });

test('a first tap reads a bar out, and the second follows it', async () => {
  const { course, hand, address } = open(dropOffOf(30));
  const stops = within(await plot('Where students stop'));
  const [, bar] = stops.getAllByRole('link');
  if (!bar) throw new Error('There is no second bar.');
  const here = address();
  await hand.pointer({ keys: '[TouchA]', target: bar });
  expect(stops.queryByText('Each bar leads into its lesson.')).toBeNull();
  expect(address()).toBe(here);
  await hand.pointer({ keys: '[TouchA]', target: bar });
  await waitFor(() => expect(address()).toContain(`/courses/${course._id}/edit/module/at-the-loom/lesson/`));
});

test.each([
  [1, '1 student is enrolled, and has not opened a lesson yet.'],
  [3, '3 students are enrolled, and nobody has opened a lesson yet.'],
])('of %i who came and opened nothing it says so, without an empty plot', async (students, sentence) => {
  const lessons = [sampleReach('Flour', 0), sampleReach('Kneading', 0)];
  // Two more came and left.
  open(sampleDropOff({ students: students + 2, progress: [students, 0], lessons, steepestFall: null }));
  await screen.findByText(sentence);
  expect(screen.queryByText('Nobody who came was lost between two lessons.')).toBeNull();
  expect(
    screen.queryByRole('region', { name: 'Where students stop' })?.querySelector('a') ?? null,
  ).toBeNull();
});

test('one bar a lesson leads into it, and the steepest fall is named', async () => {
  const dropOff = dropOffOf(30);
  const { course, hand } = open(dropOff);
  const stops = within(await plot('Where students stop'));
  expect(stops.getByText(/The steepest fall/).textContent).toBe(
    'The steepest fall is from “Flour” to “Kneading”: 15 of 30 did not go on.',
  );
  const bars = stops.getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Lesson 1, Flour: 30 reached it, 30 finished it',
    'Lesson 2, Kneading: 15 reached it, 7 finished it',
    'Lesson 3, তন্দুর: 15 reached it, 15 finished it',
  ]);
  expect(bars[1]?.getAttribute('href')).toBe(
    `/creator-dashboard/courses/${course._id}/edit/module/at-the-loom/lesson/${dropOff.lessons[1]?.lessonId}/insight`,
  );
  expect(stops.getByText('−15')).toBeDefined();

  // One stop for Tab, and the arrow keys from there.
  expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  bars[0]?.focus();
  await hand.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(bars[1]);
  expect(stops.getByText(/: 15 reached it, 7 finished it$/).textContent).toBe(
    '2. Kneading: 15 reached it, 7 finished it',
  );
  await hand.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(bars[2]);
  expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  await expectAccessible('where students stop');
});

test('students before and since a change are compared by their share', async () => {
  const { hand } = open(({ query }) => ({
    ...dropOffOf(30),
    comparedWith: { day: query.change ?? '2026-11-02', studentsBefore: 8, studentsSince: 4 },
  }));
  const choice = await screen.findByRole('combobox', { name: 'Compare before and since a change' });
  await hand.selectOptions(choice, 'Before and since Sep 14, 2026');
  await screen.findByText(
    'Of the 4 who enrolled since Sep 14, 2026, 75% finished the last lesson; of the 8 before, 25%.',
  );
  expect(server.requests('getDropOff').at(-1)?.query).toEqual({ change: '2026-09-14' });
  const stops = within(await plot('Where students stop'));
  expect(stops.getAllByRole('link')[0]?.getAttribute('aria-label')).toBe(
    'Lesson 1, Flour: before, 50% reached it and 25% finished it; since, 75% and 75%',
  );
  await hand.click(stops.getByRole('button', { name: 'Table Where students stop' }));
  expect(stops.getAllByRole('row')[1]?.textContent).toBe('FlourAt the loom30304233');
  await expectAccessible('a comparison as a table');
});

test.each([
  [1, ['0', '1'], 'Students: 4. Finished the course: 1. Not yet finished a lesson: 1.'],
  [
    100_000,
    ['0', '50K', '100K'],
    'Students: 100,003. Finished the course: 100,000. Not yet finished a lesson: 1.',
  ],
])('%i students are drawn at round numbers', async (students, ticks, sentence) => {
  open(dropOffOf(students));
  const stops = within(await plot('Where students stop'));
  for (const tick of ticks) expect(stops.getAllByText(tick).length).toBeGreaterThan(0);
  expect(screen.getByText(sentence)).toBeDefined();
  if (students > 1) return;
  expect(stops.getByText('Nobody who came was lost between two lessons.')).toBeDefined();
});

test('how far they are and how long it took is read by keys and as text', async () => {
  const { hand } = open(dropOffOf(30));
  const far = within(await plot('How far they are'));
  const slider = far.getByRole('slider', { name: 'Progress' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Progress 100%: 30');
  slider.focus();
  await hand.keyboard('{Home}{PageUp}{ArrowDown}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Progress 50–59%: 2');
  const took = within(await plot('From enrolling to finishing'));
  expect(took.getByText('12.5 days')).toBeDefined();
  expect(took.getByText('Half of the 30 who have finished took no longer.')).toBeDefined();
  expect(took.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Within a day0',
    'Within a week1',
    '1 to 2 weeks30',
    '2 to 4 weeks0',
    '4 to 12 weeks0',
    'Later0',
  ]);
});

test('a course without students says so quietly, and one that cannot be counted is asked for again', async () => {
  const { hand } = open(away);
  await screen.findByText('How far students come could not be loaded.');
  server.answer({ getDropOff: sampleDropOff() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText(/Once students have come/)).toBeDefined());
  await expectAccessible('nobody yet');
});
