import type { Finding } from '@academy/contract/preflight/finding.ts';
import { findingCodes } from '@academy/contract/preflight/finding-codes.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { findingText } from '@/lib/finding-text.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

const none: Preflight = { state: 'never', done: 0, total: 0, atOnce: [], result: null };
const module = { moduleId: 'm1', title: 'Before the oven' };

const finding = (code: Finding['code'], values: Partial<Finding> = {}): Finding => ({
  ...{ code, facts: {}, module, lesson: { lessonId: 'l1', title: 'Kneading' }, second: null },
  ...values,
});

const checked = (findings: Finding[], values: Partial<NonNullable<Preflight['result']>> = {}): Preflight => ({
  ...{ state: 'done', done: 2, total: 2, atOnce: [] },
  result: {
    ...{ courseState: 'x', checkedAt: '2026-03-20T10:00:00.000Z', hasChanged: false },
    ...{ findings, total: findings.length, ...values },
  },
});

function openDetails(answers: Answers, hash = '') {
  const course = ownCourse({ status: 'draft' });
  const app = openApp(`/creator-dashboard/courses/${course._id}/detail${hash}`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      listStudents: [],
      getCurriculum: [],
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      ...answers,
    },
  });
  return { ...app, course };
}

const headings = (shown: Pick<typeof screen, 'getAllByRole'>) =>
  shown
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .slice(1);
const panel = async () => within(await screen.findByRole('region', { name: 'Before you publish' }));

test('a course is checked: it waits, is looked at, and has nothing to be said about it', async () => {
  const { hand } = openDetails({
    startPreflight: () => {
      server.answer({ getPreflight: { ...none, state: 'working', done: 1, total: 4 } });
      return { ...none, state: 'waiting' };
    },
  });
  const shown = await panel();
  await hand.click(await shown.findByRole('button', { name: 'Check the course' }));
  await shown.findByText('The check waits for its turn.');
  await expectAccessible('a check that waits');
  await shown.findByText('1 of 4 films and links', undefined, { timeout: 5000 });
  expect(shown.getByRole('progressbar', { name: 'Checking the course' }).getAttribute('aria-valuenow')).toBe(
    '25',
  );
  server.answer({ getPreflight: checked([]) });
  await shown.findByText('Nothing was found: the course is ready for its students.', undefined, {
    timeout: 5000,
  });
  await shown.findByRole('button', { name: 'Check again' });
  expect(server.requests('startPreflight')).toHaveLength(1);
});

test('what was found stands by weight and lesson, and leads to where it is mended', async () => {
  const { course } = openDetails({
    getPreflight: checked([
      finding('link_broken', {
        module: null,
        lesson: null,
        facts: { url: 'https://a.example/x', status: 404 },
      }),
      finding('film_too_quiet', { facts: { loudness: -28.4 } }),
      finding('captions_too_fast', {
        ...{ facts: { language: 'en', count: 2, charactersPerSecond: 30 }, second: 75 },
      }),
      finding('captions_after_film', {
        ...{ facts: { language: 'en', count: 1, seconds: 20 }, second: 30 },
      }),
      finding('question_after_film', { facts: { question: 2, seconds: 20 }, second: 300 }),
      finding('module_empty', { module: { moduleId: 'm2', title: 'In the oven' }, lesson: null }),
      finding('film_not_measured', { lesson: { lessonId: 'l2', title: 'Shaping' } }),
    ]),
  });
  const shown = await panel();
  await shown.findByText('7 things are worth a look.');
  expect(headings(shown)).toEqual([
    'Stops students (1)',
    'Shaping',
    'Misleads students or leaves some out (4)',
    'The whole course',
    'Kneading',
    'In the oven',
    'Could be nicer (2)',
    'Kneading',
  ]);
  const target = (name: RegExp) => shown.getByRole('link', { name }).getAttribute('href');
  const edit = `/creator-dashboard/courses/${course._id}/edit`;
  expect(target(/it is answered with 404.*a\.example/)).toBe(edit);
  expect(
    target(/quieter than others.*turn it up: −28\.4 LUFS, where about −16 is usual.*Make its sound louder/),
  ).toBe(`${edit}/curriculum#lesson-l1`);
  expect(target(/2 captions are too quick.*1:15/)).toBe(`${edit}/module/m1/lesson/l1/captions/en`);
  expect(target(/A caption begins after the end of the film, which lasts 0:20 \(English\)\. 0:30/)).toBe(
    `${edit}/module/m1/lesson/l1/captions/en`,
  );
  expect(target(/Question 2 is asked after the end of the film, which lasts 0:20\. 5:00/)).toBe(
    `${edit}/curriculum#lesson-l1`,
  );
  expect(target(/The module has no lessons/)).toBe(`${edit}/curriculum`);
  await expectAccessible('what was found in a course');
});

test('without a check it says what can be seen, and beside an old one what is true now', async () => {
  const empty = finding('lesson_empty');
  const failed = finding('film_failed', { lesson: { lessonId: 'l2', title: 'Shaping' } });
  openDetails({ getPreflight: { ...none, atOnce: [empty] } });
  const shown = await panel();
  await shown.findByText('One thing is worth a look.');
  expect(
    shown.getByText('Seen at a glance. The check looks into films, captions and links, too.'),
  ).toBeDefined();
  expect(headings(shown)).toEqual(['Stops students (1)', 'Kneading']);
  cleanup();

  const quiet = finding('film_too_quiet', { facts: { loudness: -28 } });
  openDetails({ getPreflight: { ...checked([empty, quiet], { hasChanged: true }), atOnce: [failed] } });
  const later = await panel();
  await later.findByText('2 things are worth a look.');
  expect(later.getByText(/The course was changed since: check it again\./)).toBeDefined();
  expect(headings(later)).toEqual(['Stops students (1)', 'Shaping', 'Could be nicer (1)', 'Kneading']);
});

test('a film that failed stops nobody where something plays all the same, and says so', async () => {
  openDetails({
    getPreflight: { ...none, atOnce: [finding('film_failed', { facts: { isWatchable: true } })] },
  });
  const shown = await panel();
  await shown.findByText(/Until then, students watch what was ready before\./);
  expect(headings(shown)).toEqual(['Misleads students or leaves some out (1)', 'Kneading']);
});

test('of a long list the first places are shown, and the rest when it is asked for', async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    finding('lesson_empty', { lesson: { lessonId: `l${index}`, title: `Lesson ${index}` } }),
  );
  const { hand } = openDetails({ getPreflight: checked(many, { total: 700 }) });
  const shown = await panel();
  await shown.findByText('700 things are worth a look.');
  expect(shown.getAllByRole('heading', { level: 4 })).toHaveLength(6);
  await hand.click(shown.getByRole('button', { name: 'Show 3 more places' }));
  expect(shown.getAllByRole('heading', { level: 4 })).toHaveLength(9);
  expect(shown.getByText('691 more are not listed. Mend some of these, and check again.')).toBeDefined();
});

test('a check that failed, could not be begun or not be loaded says so, and can be tried again', async () => {
  const { hand } = openDetails({ getPreflight: away });
  const shown = await panel();
  await shown.findByText('The last check could not be loaded.', undefined, { timeout: 10_000 });
  server.answer({ getPreflight: { ...none, state: 'failed' } });
  await hand.click(shown.getByRole('button', { name: 'Try again' }));
  await shown.findByText('The course could not be checked. Try again.');
  server.answer({ startPreflight: refused(429, 'Slow down', 'too_many_requests') });
  await hand.click(shown.getByRole('button', { name: 'Check again' }));
  await expectToast('Error');
  server.answer({ startPreflight: checked([]) });
  await hand.click(shown.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shown.getByText(/Nothing was found/)).toBeDefined());
});

test.each([
  ['#preflight', ['preflight']],
  ['', []],
])('the panel is led to by its name alone: %j', async (hash, expected) => {
  const ledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    ledTo.push(this.id);
  });
  openDetails({}, hash);
  await panel();
  expect(ledTo).toEqual(expected);
});

test('what comes late above a panel that an address names does not push it away, until the person looks elsewhere', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const grow = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe = (element: Element) => element === document.body && grow.add(this.told);
      disconnect = () => grow.delete(this.told);
    },
  );
  openDetails({}, '#reviews');
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  await waitFor(() => expect(document.activeElement).toBe(reviews));
  const before = shown.mock.contexts.length;
  for (const told of grow) told();
  expect(shown.mock.contexts.slice(before)).toEqual([reviews]);
  fireEvent.wheel(reviews);
  for (const told of grow) told();
  expect(shown.mock.contexts).toHaveLength(before + 1);
});

test.each(findingCodes)('%s has a sentence of its own, and what to do', (code) => {
  const { says, advice } = findingText(finding(code));
  expect(says.length).toBeGreaterThan(10);
  expect(advice.length).toBeGreaterThan(10);
  const others = findingCodes
    .filter((other) => other !== code)
    .map((other) => findingText(finding(other)).says);
  expect(others).not.toContain(says);
});
