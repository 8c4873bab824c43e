import { act, screen, waitFor, within } from '@testing-library/react';
import { Upload, type UploadOptions } from 'tus-js-client';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const importId = newId();
const otherId = newId();
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

const notAZip = { file: 'The zip', line: null, field: null, message: 'cannot be opened' };

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
  await hand.click(screen.getByRole('radio', { name: 'Update “Tea for Beginners” from the zip' }));
  await screen.findByText(/completed lessons: 2, answers: 1, notes: 0/);
  await hand.click(await screen.findByRole('button', { name: 'Update the course' }));
  await vi.waitFor(
    () => expect(server.requests('applyCourseImport').at(-1)?.body).toEqual({ onto: course.id, seen: 'abc' }),
    { timeout: 20_000 },
  );
});

test('the keyboard stays with what a zip becomes, and another one is chosen on the spot', async () => {
  const attempts: UploadOptions[] = [];
  vi.spyOn(Upload.prototype, 'abort').mockResolvedValue();
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    this.url = `http://localhost/api/uploads/${attempts.length === 0 ? importId : otherId}`;
    attempts.push(this.options);
  });
  const focused = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element));
  const compared = Promise.withResolvers<typeof uploaded>();
  const { hand, address } = openApp('/creator-dashboard/import', {
    as: sampleUser({ role: 'creator' }),
    answers: {
      getCourseImport: ({ params, query }) => {
        if (params.importId === otherId) {
          return { ...uploaded, comparison: null, copies: [], problems: [notAZip] };
        }
        return query?.onto === undefined ? uploaded : compared.promise;
      },
    },
  });
  const choose = async (button: HTMLElement) => {
    button.focus();
    await hand.upload(pickerBehind(button), new File(['zip'], 'tea.zip', { type: 'application/zip' }));
    await focused((await screen.findByRole('progressbar', { name: 'Uploading the course' })).parentElement);
    act(() => attempts.at(-1)?.onSuccess?.({ lastResponse: null as never }));
  };
  await choose(await screen.findByRole('button', { name: 'Choose a zip' }));
  await focused(await screen.findByRole('heading', { level: 2, name: 'Tea for Beginners' }));
  expect(address()).toBe(`/creator-dashboard/import?import=${importId}`);
  const update = screen.getByRole('radio', { name: 'Update “Tea for Beginners” from the zip' });
  await hand.click(update);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Added' })).toBeNull());
  expect(document.activeElement).toBe(update);
  compared.resolve(uploaded);
  await screen.findByRole('region', { name: 'Added' });
  expect(document.activeElement).toBe(update);
  await choose(screen.getByRole('button', { name: 'Choose another zip' }));
  await focused(await screen.findByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain('The zip cannot be opened');
});

test('an upload that fails says why, and leaves the way to another', async () => {
  let fail: (() => void) | undefined;
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    fail = () => this.options.onError?.(new Error('No line'));
  });
  const hand = open(uploaded);
  const another = await screen.findByRole('button', { name: 'Choose another zip' });
  another.focus();
  await hand.upload(pickerBehind(another), new File(['zip'], 'tea.zip', { type: 'application/zip' }));
  await screen.findByRole('progressbar', { name: 'Uploading the course' });
  act(() => fail?.());
  const alert = await screen.findByText('The zip could not be uploaded. Please try again.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByRole('button', { name: 'Choose another zip' })).toBeTruthy();
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
