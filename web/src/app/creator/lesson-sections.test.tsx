import type { Resource } from '@academy/contract/resources/resource.ts';
import type { ResourceReading } from '@academy/contract/resources/resource-reading.ts';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createAppRouter } from '@/app/router.ts';
import { currentToast } from '@/components/ui/toast-store.ts';
import type { AttemptEvents, AttemptOptions } from '@/features/uploads/tus-attempt.ts';
import { uploadRecordsOf } from '@/features/uploads/upload-records.ts';
import { createUploadsStore } from '@/features/uploads/uploads-store.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { LessonSections } from './lesson-sections.tsx';

const address = { courseId: 'c', moduleId: 'm', lessonId: 'l' };
const file = (id: string, name: string): Resource => ({
  ...{ _id: id, id, kind: 'file', name, description: '', extension: '.pdf', bytes: 1_200_000 },
  ...{ order: 1, revision: 1 },
});
const link = (id: string, name: string): Resource => ({
  ...{ _id: id, id, kind: 'link', name, description: 'To read', url: 'https://example.org/guide' },
  ...{ order: 2, revision: 3 },
});

function openSections(answers: Answers = {}, userId = newId()) {
  server.answer({
    getVideoStatus: { ...playableFilm, state: 'none', playing: null },
    listResources: [],
    getTakeaways: { takeaways: [], revision: 1 },
    getPreview: { isPreview: false, others: 0 },
    ...answers,
  });
  const attempts: (AttemptEvents & { options: AttemptOptions })[] = [];
  const deleted: string[] = [];
  const uploads = createUploadsStore({
    records: uploadRecordsOf(userId, () => window.localStorage),
    deleteUpload: async (url) => void deleted.push(url),
    startAttempt: (options, events) => {
      attempts.push({ ...events, options });
      return { stop: () => undefined };
    },
  });
  // A link stands among the parts.
  const router = createAppRouter(createMemoryHistory());
  const { unmount: close } = render(
    <RouterContextProvider router={router}>
      <LessonSections address={address} userId={userId} uploads={uploads} />
    </RouterContextProvider>,
    { wrapper: withQueries() },
  );
  return { hand: userEvent.setup({ delay: null }), attempts, deleted, uploads, userId, close };
}

const press = async (hand: ReturnType<typeof userEvent.setup>, name: string) =>
  hand.click(await screen.findByRole('button', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'Resources' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => (handle.getAttribute('aria-label') ?? '').replace('Move ', ''));

async function chooseFiles(hand: ReturnType<typeof userEvent.setup>, ...chosen: File[]) {
  const picker = pickerBehind(await screen.findByRole('button', { name: 'Choose files' }));
  await hand.upload(picker, chosen);
}
const pdf = (name: string) => new File([new Uint8Array(2000)], name, { lastModified: 7 });

test('several files are uploaded for the lesson, followed, paused, cancelled, and then listed', async () => {
  const { hand, attempts, deleted } = openSections();
  await chooseFiles(hand, pdf('slides.pdf'), pdf('exercise.zip'));
  expect(attempts.map(({ options }) => options.file.name)).toEqual(['slides.pdf', 'exercise.zip']);
  expect(attempts[0]?.options.address).toMatchObject({ ...address, resourceKey: expect.any(String) });
  act(() => attempts[0]?.onProgress(500));
  expect(
    screen.getByRole('progressbar', { name: 'Upload of slides.pdf' }).getAttribute('aria-valuenow'),
  ).toBe('25');

  const rows = within(screen.getByRole('list', { name: 'Files on their way' })).getAllByRole('listitem');
  act(() => attempts[1]?.onUrl('https://academy.example/u'));
  await hand.click(within(rows[1] as HTMLElement).getByRole('button', { name: 'Pause' }));
  expect(within(rows[1] as HTMLElement).getByText('Paused.')).toBeDefined();
  await hand.click(within(rows[1] as HTMLElement).getByRole('button', { name: 'Cancel upload' }));
  expect(deleted).toEqual(['https://academy.example/u']);

  server.answer({ listResources: [file('f', 'slides')] });
  act(() => attempts[0]?.onComplete());
  await screen.findByText('PDF · 1.2 MB');
  expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull();
});

test('a file that is refused says why, and one that was interrupted goes on when it is chosen again', async () => {
  const { hand, attempts, userId, close } = openSections();
  await chooseFiles(hand, pdf('slides.pdf'));
  act(() => attempts[0]?.onUrl('https://academy.example/u'));
  act(() => attempts[0]?.onFailure({ kind: 'refused', message: () => 'A file may have at most 200 MB.' }));
  expect(screen.getByRole('alert').textContent).toBe('A file may have at most 200 MB.');
  close();
  const again = openSections({}, userId);
  await screen.findByText(/^This upload was interrupted/);
  await chooseFiles(again.hand, pdf('slides.pdf'));
  expect(again.attempts[0]?.options.url).toBe('https://academy.example/u');
});

test('an empty file is refused at once, and the others are uploaded', async () => {
  const { hand, attempts } = openSections();
  await chooseFiles(hand, new File([], 'notes.pdf'), pdf('slides.pdf'));
  expect(attempts.map(({ options }) => options.file.name)).toEqual(['slides.pdf']);
  expect(currentToast()).toMatchObject({
    title: 'This file is empty.',
    description: 'notes.pdf was not uploaded.',
  });
});

test('files and links are renamed, described, put in order by keys, and removed after a question', async () => {
  let shown = [file('f', 'slides'), link('g', 'Guide')];
  const { hand } = openSections({
    listResources: () => shown,
    updateResource: ({ params, body }) => {
      shown = shown.map((one) =>
        one.id === params.resourceId ? { ...one, name: body.name ?? one.name, revision: 9 } : one,
      );
      return shown[0] as Resource;
    },
    orderResources: ({ body }) => {
      shown = body.ids.map((id) => shown.find((one) => one.id === id) as Resource);
      return shown;
    },
    deleteResource: ({ params }) => {
      shown = shown.filter(({ id }) => id !== params.resourceId);
      return {};
    },
  });
  await press(hand, 'Edit slides');
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await hand.clear(name);
  await hand.type(name, 'Slides of day one{Enter}');
  await screen.findByText('Slides of day one');
  expect(server.requests('updateResource')[0]?.body).toEqual({
    name: 'Slides of day one',
    description: '',
    revision: 1,
  });

  expect(names()).toEqual(['Slides of day one', 'Guide']);
  screen.getByRole('button', { name: 'Move Guide' }).focus();
  await hand.keyboard('[Space][ArrowUp]');
  expect(screen.getByText('Guide: place 1 of 2.')).toBeDefined();
  await hand.keyboard('[Escape]');
  expect(names()).toEqual(['Slides of day one', 'Guide']);
  await hand.keyboard('[Space][ArrowUp][Space]');
  expect(names()).toEqual(['Guide', 'Slides of day one']);
  expect(server.requests('orderResources').map(({ body }) => body.ids)).toEqual([['g', 'f']]);

  await press(hand, 'Remove Guide');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Guide?' });
  await hand.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByRole('list', { name: 'Resources' });
  await expect.poll(names).toEqual(['Slides of day one']);
});

test('a link needs a name and an address of the web, and an answer that refuses it is shown', async () => {
  const { hand } = openSections({ addResourceLink: refused(409, 'Full', 'conflict') });
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent ?? '');
  });
  await press(hand, 'Add a link');
  expect(shown, 'clear of the bar below').toEqual([expect.stringMatching(/^New link.*Add linkCancel$/)]);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await hand.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
  await press(hand, 'Add link');
  expect(screen.getByText('Give it a name')).toBeDefined();
  expect(screen.getByText('The address must begin with http:// or https://')).toBeDefined();
  await hand.type(screen.getByLabelText('Name'), 'Guide');
  await hand.clear(screen.getByLabelText('Address'));
  await hand.type(screen.getByLabelText('Address'), 'https://example.org/guide');
  await press(hand, 'Add link');
  await screen.findByText('It was not saved');
  server.answer({ addResourceLink: link('g', 'Guide'), listResources: [link('g', 'Guide')] });
  await press(hand, 'Add link');
  await screen.findByText('example.org');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a link' }));
  expect(server.requests('addResourceLink').at(-1)?.body).toEqual({
    name: 'Guide',
    description: '',
    url: 'https://example.org/guide',
  });
});

test('takeaways are written line by line with keys alone, and saved by themselves', async () => {
  const { hand } = openSections({
    saveTakeaways: ({ body }) => ({ takeaways: body.takeaways, revision: 2 }),
  });
  await press(hand, 'Add a line');
  await hand.keyboard('Warp before weft{Enter}Keep the tension{Enter}{Backspace}');
  expect(screen.getAllByRole('textbox', { name: /^Key Takeaways, line/ })).toHaveLength(2);
  expect(screen.getByText('Not saved yet, kept on this device')).toBeDefined();
  await press(hand, 'Save takeaways');
  await screen.findByText('The lines are saved');
  const save = screen.getByRole('button', { name: 'Save takeaways' });
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await hand.click(save);
  expect(server.requests('saveTakeaways').map(({ body }) => body)).toEqual([
    { takeaways: ['Warp before weft', 'Keep the tension'], revision: 1 },
  ]);
});

test('what cannot be loaded is said, and loaded on request', async () => {
  const { hand } = openSections({ listResources: away, getTakeaways: away });
  await screen.findByText('The files could not be loaded.');
  await screen.findByText('The key takeaways could not be loaded.');
  server.answer({ listResources: [file('f', 'slides')], getTakeaways: { takeaways: ['One'], revision: 1 } });
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await hand.click(button);
  await screen.findByText('slides');
  await screen.findByDisplayValue('One');
});

test('a file says whether the assistant can answer from it, and changes when it was read', async () => {
  const read = (id: string, reading: ResourceReading, extension = '.pdf'): Resource => ({
    ...{ _id: id, id, kind: 'file', name: id, description: '', extension, bytes: 1000 },
    ...{ order: 1, revision: 1, reading },
  });
  const scan = read('scan', { state: 'skipped', reason: 'no_text' });
  openSections({
    listResources: [
      read('slides', { state: 'waiting', reason: null }),
      scan,
      read('archive', { state: 'skipped', reason: 'not_text' }, '.zip'),
      read('locked', { state: 'skipped', reason: 'encrypted' }),
      file('old', 'never looked at'),
      link('g', 'Guide'),
    ],
  });
  await screen.findByText('The assistant is about to read this file.');
  screen.getByText('The assistant cannot read this PDF: it has no text in it, its pages are pictures.');
  screen.getByText('The assistant reads PDFs and files of plain text, so it does not know this one.');
  screen.getByText('The assistant cannot read this PDF: it asks for a password. Upload it without one.');
  expect(screen.getAllByText(/^The assistant /)).toHaveLength(4);

  // Asked for again by itself, as long as a file waits.
  server.answer({ listResources: [read('slides', { state: 'done', reason: null }), scan] });
  await screen.findByText('The assistant can answer from this file.', undefined, { timeout: 20_000 });
});
