import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const importId = newId();
const course = { id: newId(), title: 'Tea for Beginners' };
const uploaded = {
  ...{ id: importId, fileName: 'tea.zip', bytes: 1000, courseId: null, problems: [] },
  state: 'uploaded' as const,
  copies: [course],
  comparison: {
    title: 'Tea for Beginners',
    changes: [
      { kind: 'lesson', change: 'added', name: 'Pouring' },
      { kind: 'question', change: 'changed', name: 'How hot?' },
      { kind: 'lesson', change: 'removed', name: 'Waiting' },
    ],
    changeCount: 3,
    progress: { students: 4, completions: 2, answers: 1, notes: 0 },
    missingFilms: 0,
    seen: 'abc',
  },
  report: null,
} satisfies Awaited<Extract<Answers['getCourseImport'], object>>;

function open(getCourseImport: Answers['getCourseImport']) {
  const { hand } = openApp(`/creator-dashboard/import?import=${importId}`, {
    as: sampleUser({ role: 'creator' }),
    answers: {
      ...(getCourseImport && { getCourseImport }),
      applyCourseImport: { ...uploaded, state: 'importing' },
    },
  });
  return hand;
}

test('what an import would do is shown, and it is done when that is agreed to', async () => {
  const hand = open(uploaded);
  const added = await screen.findByRole('region', { name: 'Added' });
  expect(within(added).getByText('Lesson: Pouring')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Removed' }).textContent).toContain('Lesson: Waiting');
  expect(screen.queryByText(/of your students/)).toBeNull();
  await expectAccessible('an import');
  await hand.click(screen.getByRole('radio', { name: '“Tea for Beginners” becomes as the zip has it' }));
  await screen.findByText(/completed lessons: 2, answers: 1, notes: 0/);
  await hand.click(await screen.findByRole('button', { name: 'Change the course' }));
  await vi.waitFor(
    () => expect(server.requests('applyCourseImport').at(-1)?.body).toEqual({ onto: course.id, seen: 'abc' }),
    { timeout: 20_000 },
  );
});

test('a zip that cannot be imported is told with the file and the reason', async () => {
  open({
    ...uploaded,
    comparison: null,
    copies: [],
    problems: [{ file: 'course.yaml', line: 4, field: 'price', message: 'must be a number' }],
  });
  await screen.findByText('course.yaml:4 price: must be a number');
  expect(screen.getByRole('button', { name: 'Choose another zip' })).toBeTruthy();
});

test('a course that is imported is a link away', async () => {
  open({ ...uploaded, state: 'imported', courseId: course.id, comparison: null, copies: [] });
  expect((await screen.findByRole('link', { name: 'Open the course' })).getAttribute('href')).toContain(
    course.id,
  );
});

test('what cannot be looked at right now is said, and asked for again', async () => {
  open(away);
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })).toBeTruthy();
});
