import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleAdmin } from '@/lib/testing/sample-people.ts';
import { sampleSettings } from '@/lib/testing/sample-settings.ts';

const admin = sampleAdmin();
const written = (markdown: string | null = 'Ours.', updatedAt: string | null = '2026-03-01T00:00:00.000Z') =>
  ({ page: 'terms', language: 'en', markdown, startingText: 'Of the software.', updatedAt }) as const;

const open = (answers: Answers = {}, as = admin) =>
  openApp('/admin/settings', {
    as,
    answers: {
      getSchoolSettings: sampleSettings(),
      listPeople: { people: [], after: null, count: 0 },
      getWrittenPage: ({ params }) => ({ ...written(), ...params }),
      ...answers,
    },
  });
type Opened = ReturnType<typeof open>;

const goToPeople = ({ hand }: Opened) => hand.click(screen.getByRole('link', { name: 'People' }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const answer = async ({ hand }: Opened, name: string) =>
  hand.click(within(await question()).getByRole('button', { name }));
const choice = (name: string) =>
  within(screen.getByRole('region', { name: 'Pages' })).getByLabelText<HTMLSelectElement>(name);
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Text of the page');
const rewrite = async ({ hand }: Opened, typed: string) => {
  await hand.clear(await text());
  await hand.type(await text(), typed);
};
const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('academy.page-draft.'));
const notice = 'Here is what you typed last time';

test('settings that are not saved are asked about before the page is left', async () => {
  const app = open({ saveSchoolSettings: sampleSettings({ revision: 4 }) });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the academy');
  await app.hand.type(name, ' of rivers');
  await goToPeople(app);
  expect((await question()).textContent).toContain('The settings that you changed are not kept.');
  await expectAccessible('the question before leaving');
  await answer(app, 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.address()).toBe('/admin/settings');
  expect(name.value).toBe('Academy of rivers');
  await goToPeople(app);
  await answer(app, 'Leave');
  await waitFor(() => expect(app.address()).not.toBe('/admin/settings'));
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('rivers');
});

test('nothing is asked once the settings are saved, or are again as they were', async () => {
  const app = open({ saveSchoolSettings: sampleSettings({ revision: 4 }) });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the academy');
  await app.hand.type(name, '!');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await app.hand.type(name, '{Backspace}');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await app.hand.type(name, '!');
  await app.hand.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('Saved. It holds from now on.');
  await goToPeople(app);
  await waitFor(() => expect(app.address()).not.toBe('/admin/settings'));
});

test('the text of a page is asked about, and is there again after a reload', async () => {
  const app = open();
  await rewrite(app, 'Half a sent');
  expect(screen.getByText('Not saved yet, kept on this device')).toBeDefined();
  await goToPeople(app);
  expect((await question()).textContent).toContain('What you typed is kept on this device');
  await answer(app, 'Keep editing');
  app.close();

  const again = open();
  await screen.findByText(notice);
  expect((await text()).value).toBe('Half a sent');
  await expectAccessible('a page with what was typed last time');
  // Nothing was typed in this visit, and it is known that the text waits.
  await goToPeople(again);
  await waitFor(() => expect(again.address()).not.toBe('/admin/settings'));
  again.close();

  const last = open();
  await last.hand.click(await screen.findByRole('button', { name: 'Go back to the saved version' }));
  expect((await text()).value).toBe('Ours.');
  expect(kept()).toHaveLength(0);
});

test('settings and a page that are not saved are one question', async () => {
  const app = open();
  await rewrite(app, 'Half a sent');
  await app.hand.type(screen.getByLabelText('Name of the academy'), '!');
  await goToPeople(app);
  expect((await question()).textContent).toContain(
    'The text of the page is kept on this device. The settings that you changed are not.',
  );
  await answer(app, 'Leave');
  await waitFor(() => expect(app.address()).not.toBe('/admin/settings'));
});

test('a draft opens at its page and language, and is for its account alone', async () => {
  const app = open();
  await text();
  await app.hand.selectOptions(choice('Page'), 'About Us');
  await app.hand.selectOptions(choice('Language'), 'bn');
  await rewrite(app, 'আমাদের কথা');
  app.close();

  const other = open({}, sampleAdmin());
  expect((await text()).value).toBe('Ours.');
  other.close();

  const again = open();
  await screen.findByText(notice);
  expect(choice('Page').value).toBe('about');
  expect(choice('Language').value).toBe('bn');
  expect((await text()).value).toBe('আমাদের কথা');
  await again.hand.selectOptions(choice('Language'), 'en');
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect((await text()).value).toBe('Ours.');
});

test('a draft goes when it is saved, and when the academy has the same text', async () => {
  const app = open({ savePage: ({ body }) => written(body.markdown, '2026-03-02T00:00:00.000Z') });
  await rewrite(app, 'New.');
  expect(kept()).toHaveLength(1);
  await app.hand.click(screen.getByRole('button', { name: 'Save Page' }));
  await screen.findByText('The page is saved.');
  expect(kept()).toHaveLength(0);
  await rewrite(app, 'Newer.');
  expect(kept()).toHaveLength(1);
  await rewrite(app, 'New.');
  expect(kept()).toHaveLength(0);
  await rewrite(app, 'Newest.');
  app.close();

  // The answer to a save was lost, and the save was not.
  open({ getWrittenPage: written('Newest.') });
  expect((await text()).value).toBe('Newest.');
  await waitFor(() => expect(kept()).toHaveLength(0));
  expect(screen.queryByText(notice)).toBeNull();
});

test('a draft does not silently take the place of what another admin wrote meanwhile', async () => {
  const app = open();
  await rewrite(app, 'Mine.');
  app.close();

  const theirs = written('Theirs.', '2026-03-05T00:00:00.000Z');
  const again = open({
    getWrittenPage: theirs,
    savePage: ({ body }) =>
      body.updatedAt === theirs.updatedAt
        ? written(body.markdown, '2026-03-06T00:00:00.000Z')
        : refused(409, 'Stale', 'page_stale'),
  });
  await screen.findByText(notice);
  await again.hand.click(screen.getByRole('button', { name: 'Save Page' }));
  await screen.findByText(/^It was changed elsewhere meanwhile/);
  expect((await text()).value).toBe('Mine.');
  await again.hand.click(screen.getByRole('button', { name: 'Save Page' }));
  await screen.findByText('The page is saved.');
  expect(server.requests('savePage').map(({ body }) => body.updatedAt)).toEqual([
    written().updatedAt,
    theirs.updatedAt,
  ]);
});

test('a name of the academy that is too long is kept as it was pasted, said to be so, and not saved', async () => {
  const sent: unknown[] = [];
  const app = open({
    saveSchoolSettings: ({ body }) => {
      sent.push(body);
      return sampleSettings({ revision: 4 });
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the academy');
  await app.hand.clear(name);
  await app.hand.click(name);
  await app.hand.paste('n'.repeat(62));
  expect(name.value).toHaveLength(62);
  const said = 'At most 60 characters, please: 2 too many';
  expect(screen.getByText(said)).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await app.hand.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('Not saved: please look at the marked fields.');
  expect(document.activeElement).toBe(name);
  expect(sent).toEqual([]);
  await app.hand.type(name, '{Backspace}{Backspace}');
  expect(screen.queryByText(said)).toBeNull();
  await app.hand.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('Saved. It holds from now on.');
  expect(sent).toHaveLength(1);
});
