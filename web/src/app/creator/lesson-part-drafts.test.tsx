import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

/** The curriculum of a course with one lesson, and the same once more after a reload. */
async function openRivers() {
  playNatively();
  const course = ownCourse();
  const as = sampleCreator();
  const open = async () => {
    const app = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, { as });
    const row = await screen.findByRole('button', { name: 'Deltas' });
    const press = async (name: string | RegExp) =>
      app.hand.click(await screen.findByRole('button', { name }));
    const isOpen = () => row.getAttribute('aria-expanded') === 'true';
    return { ...app, row, press, isOpen };
  };
  server.answer({
    getCourse: course,
    getCurriculum: sampleCurriculum({ Rivers: ['Deltas'] }),
    getVideoStatus: playableFilm,
    getQuizQuestions: { revision: 0, questions: [] },
    saveTakeaways: ({ body }) => ({ takeaways: body.takeaways, revision: 2 }),
    saveChapters: ({ body }) => ({ chapters: body.chapters, revision: 2 }),
  });
  return { ...(await open()), open };
}

type Opened = Awaited<ReturnType<typeof openRivers>>;
const badge = () => screen.queryByText('Unsaved changes');

const parts: [string, (app: Pick<Opened, 'hand' | 'press'>) => Promise<void>, () => HTMLElement][] = [
  [
    'a takeaway',
    async ({ hand }) => {
      const module = within(screen.getByRole('region', { name: 'Module 1: Rivers' }));
      await hand.click(await module.findByRole('button', { name: 'Add a line' }));
      await hand.type(screen.getByLabelText('Key Takeaways, line 1'), 'Silt');
    },
    () => screen.getByDisplayValue('Silt'),
  ],
  [
    'a chapter',
    async ({ hand, press }) => {
      await press(/^Chapters/);
      await openFilm();
      await press(/^Add a chapter/);
      await hand.keyboard('The mouth');
    },
    () => screen.getByDisplayValue('The mouth'),
  ],
  [
    'a question',
    async ({ hand, press }) => {
      await press(/^Knowledge Check/);
      await press('Add a question');
      await hand.type(await screen.findByLabelText('Question'), 'Which river?');
    },
    () => screen.getByRole('button', { name: /Which river\?/, expanded: false }),
  ],
];

test.each(parts)(
  '%s that was not saved marks its lesson, and is in sight again after a reload',
  async (_, write, find) => {
    const { hand, press, row, close, open } = await openRivers();
    await hand.click(row);
    await write({ hand, press });
    await press('Close');
    expect(badge()).toBeTruthy();
    const toolbar = (await screen.findByText('1 module · 1 lesson')).parentElement;
    expect(toolbar?.textContent).toContain('Not saved yet, kept on this device');
    expect(screen.queryByText('All changes saved')).toBeNull();
    close();
    const again = await open();
    expect(again.isOpen()).toBe(true);
    await waitFor(find);
    const save = screen.getByRole('button', { name: 'Save lesson' });
    expect(save.parentElement?.textContent).toContain('Not saved yet, kept on this device');
  },
);

test('saving the lesson after a reload saves a chapter that was typed before', async () => {
  const { hand, press, row, close, open } = await openRivers();
  await hand.click(row);
  await parts[1]?.[1]({ hand, press });
  close();
  const again = await open();
  await screen.findByDisplayValue('The mouth');
  await again.press('Save lesson');
  await waitFor(() => expect(again.isOpen()).toBe(false));
  expect(server.requests('saveChapters').map(({ body }) => body.chapters[0]?.title)).toEqual(['The mouth']);
  await screen.findByText('All changes saved');
  expect(badge()).toBeNull();
});

test('what was typed and taken out again leaves no mark', async () => {
  const { hand, press, row } = await openRivers();
  await hand.click(row);
  await parts[0]?.[1]({ hand, press });
  await hand.clear(screen.getByLabelText('Key Takeaways, line 1'));
  await press('Close');
  expect(badge()).toBeNull();
  await screen.findByText('All changes saved');
});
