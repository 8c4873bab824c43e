import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { loadCatalogue, speak } from '@/lib/language/language.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';
import { sampleAdmin } from '@/lib/testing/sample-people.ts';
import { sampleSettings } from '@/lib/testing/sample-settings.ts';

const page = {
  page: 'terms',
  language: 'en',
  markdown: null,
  startingText: '# Terms\n\nOf the **software**.',
  updatedAt: null,
} as const;
const open = (answers: Parameters<typeof server.answer>[0] = {}) =>
  openApp('/admin/settings', {
    as: sampleAdmin(),
    answers: { getSchoolSettings: sampleSettings(), getWrittenPage: page, ...answers },
  });
// What was saved is shown in the head of the page, which all tests share.
afterEach(() => {
  for (const tag of document.head.querySelectorAll('[name^="academy-"], [href*="/theme/"]')) tag.remove();
});
const sent = () => server.requests('saveSchoolSettings').at(-1)?.body;
const submit = () => screen.getByRole('button', { name: 'Save Settings' });

test('shows what holds, and that nothing was chosen', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
  const chosen = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
  expect(chosen.map((radio) => (radio as HTMLInputElement).value)).toEqual(['everybody', 'everybody']);
  expect(screen.getByLabelText<HTMLInputElement>('Name of the academy').value).toBe('Academy');
  const [quota] = screen.getAllByLabelText<HTMLInputElement>('All uploads together');
  expect(quota?.value).toBe('');
  expect(quota?.placeholder).toBe('102400');
  await screen.findByLabelText('Text of the page');
  await expectAccessible('settings');
});

test('sends only what was changed, with the revision that it is based on', async () => {
  const saved = sampleSettings({
    revision: 4,
    settings: { signUp: 'domains', signUpDomains: ['example.org'] },
  });
  const { hand } = open({ saveSchoolSettings: saved });
  await hand.click(await screen.findByRole('radio', { name: /^Certain email domains/ }));
  await hand.click(submit());
  expect(await screen.findByText('Name at least one domain.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Domains'));
  await hand.type(screen.getByLabelText('Domains'), 'not a domain!');
  expect(screen.getByText('“not” is no domain.')).toBeDefined();
  await hand.clear(screen.getByLabelText('Domains'));
  await hand.type(screen.getByLabelText('Domains'), 'example.org');
  await hand.click(submit());
  expect(await screen.findByText('Saved. It holds from now on.')).toBeDefined();
  expect(sent()).toEqual({ revision: 3, changes: { signUp: 'domains', signUpDomains: ['example.org'] } });
});

test('says what is wrong beside the field, and sends nothing', async () => {
  const { hand } = open();
  await hand.clear(await screen.findByLabelText('Name of the academy'));
  await hand.type(screen.getByLabelText('Accent colour'), 'red');
  await hand.type(screen.getByLabelText('Where people find help'), 'somewhere');
  await hand.type(screen.getAllByLabelText('Largest video')[0] ?? expect.fail(), '1.5');
  await hand.click(submit());
  for (const text of [
    'The academy needs a name.',
    'A colour is written like #b0441c.',
    'Enter an email address, or a page that begins with http:// or https://.',
    'Enter a whole number of megabytes, or leave it empty.',
  ])
    expect(await screen.findByText(text), text).toBeDefined();
  expect(server.requests('saveSchoolSettings')).toEqual([]);
  const status = screen.getByText('Not saved: please look at the marked fields.').closest('[role=status]');
  expect(status?.classList.contains('text-danger')).toBe(true);
  await expectAccessible('settings with mistakes');
});

test('the first wrong field of the page gets the focus and is brought into view', async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const { hand } = open();
  await hand.clear(await screen.findByLabelText('Name of the academy'));
  const video = screen.getAllByLabelText('Largest video')[1] ?? expect.fail();
  await hand.type(video, '999999999');
  await hand.click(submit());
  expect(document.activeElement).toBe(video);
  expect(shown).toEqual([video]);
  // Hidden by another choice, and shown again since it is wrong.
  await hand.click(screen.getByRole('radio', { name: /^Certain email domains/ }));
  await hand.type(screen.getByLabelText('Domains'), 'nowhere');
  await hand.click(screen.getByRole('radio', { name: /^Invited people/ }));
  await hand.clear(video);
  await hand.type(screen.getByLabelText('Name of the academy'), 'Academy');
  await hand.click(submit());
  expect(document.activeElement).toBe(screen.getByLabelText('Domains'));
  expect(shown.at(-1)).toBe(screen.getByLabelText('Domains'));
});

test.each([
  ['999999999', 'Enter at most 100,000,000 megabytes, or leave it empty.'],
  ['0', 'Enter at least 1 megabyte, or leave it empty.'],
  ['-5', 'Enter at least 1 megabyte, or leave it empty.'],
  ['12 GB', 'Enter a whole number of megabytes, or leave it empty.'],
])('a limit of %s is refused with what would be taken', async (typed, sentence) => {
  const { hand } = open();
  const fields = ['All uploads together', 'Largest video', 'Largest file'];
  await screen.findAllByLabelText('Largest file');
  for (const field of fields.flatMap((label) => screen.getAllByLabelText(label)))
    await hand.type(field, typed);
  await hand.click(submit());
  expect(screen.getAllByText(sentence)).toHaveLength(6);
  expect(server.requests('saveSchoolSettings')).toEqual([]);
});

test.each([
  ['১০০', 100],
  [' ২০৪৮ ', 2048],
])('a limit may be typed in Bengali digits: %s', async (typed, megabytes) => {
  const { hand } = open({ saveSchoolSettings: sampleSettings() });
  await hand.type((await screen.findAllByLabelText('Largest file'))[0] ?? expect.fail(), typed);
  await hand.click(submit());
  await waitFor(() => expect(sent()).toEqual({ revision: 3, changes: { creatorResourceMb: megabytes } }));
});

test('what a variable decides is locked, and the variable named', async () => {
  const locked = { support: 'SUPPORT_EMAIL', creatorUploadMb: 'MAX_UPLOAD_MB' };
  open({ getSchoolSettings: sampleSettings({ locked, settings: { support: 'mailto:help@example.org' } }) });
  const support = await screen.findByLabelText<HTMLInputElement>('Where people find help');
  expect(support.disabled).toBe(true);
  expect(support.value).toBe('help@example.org');
  expect(screen.getByText('The variable SUPPORT_EMAIL is set, and wins.')).toBeDefined();
  const [video, other] = screen.getAllByLabelText<HTMLInputElement>('Largest video');
  expect([video?.disabled, video?.value, other?.disabled]).toEqual([true, '8192', false]);
});

test('a time zone is chosen, and one that does not exist is told', async () => {
  const { hand } = open({ saveSchoolSettings: sampleSettings({ settings: { timeZone: 'Asia/Kathmandu' } }) });
  const zone = await screen.findByLabelText<HTMLInputElement>('Time zone of the academy');
  expect([zone.value, zone.placeholder]).toEqual(['', 'Asia/Dhaka']);
  await hand.type(zone, 'Kathmandoo');
  await hand.click(submit());
  expect(await screen.findByText(/^Enter the name of a time zone/)).toBeDefined();
  await hand.clear(zone);
  await hand.type(zone, 'Asia/Kathmandu');
  await hand.click(submit());
  expect(await screen.findByText('Saved. It holds from now on.')).toBeDefined();
  expect(sent()).toEqual({ revision: 3, changes: { timeZone: 'Asia/Kathmandu' } });
});

test('when another admin was quicker, theirs is shown and what was typed is saved over it', async () => {
  let revision = 3;
  const { hand } = open({
    getSchoolSettings: () =>
      sampleSettings({ revision, settings: { publishingNeedsApproval: revision > 3 } }),
    saveSchoolSettings: ({ body }) =>
      body.revision === revision
        ? sampleSettings({ revision: revision + 1, settings: { academyName: 'Mine' } })
        : refused(409, 'Stale', 'settings_stale'),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the academy');
  await hand.clear(name);
  await hand.type(name, 'Mine');
  revision = 4;
  await hand.click(submit());
  expect(await screen.findByText(/^The settings were changed elsewhere meanwhile/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Publishing needs approval/ }).checked).toBe(
    true,
  );
  expect(name.value).toBe('Mine');
  await hand.click(submit());
  expect(await screen.findByText('Saved. It holds from now on.')).toBeDefined();
  expect(sent()).toEqual({ revision: 4, changes: { academyName: 'Mine' } });
});

test('a name, a mark and a colour are shown in this tab as soon as they are saved', async () => {
  const settings = { academyName: 'Harbour School', accent: '#1d4ed8' };
  const logo = '/api/school/logo/ours.png';
  const { hand } = open({
    saveSchoolSettings: ({ body: { changes } }) =>
      sampleSettings({ logo, settings: changes.accent === null ? {} : settings }),
    removeLogo: sampleSettings(),
  });
  const header = within(await screen.findByRole('banner'));
  const colours = () =>
    [...document.querySelectorAll('link[href*="/theme/"]')].map((link) => link.getAttribute('href'));
  await hand.type(await screen.findByLabelText('Accent colour'), settings.accent);
  expect(header.getByRole('link', { name: 'Academy home' })).toBeDefined();
  await hand.click(submit());
  const home = await header.findByRole('link', { name: 'Harbour School home' });
  expect(home.querySelector('img')?.getAttribute('src')).toBe(logo);
  expect(colours()).toEqual([expect.stringContaining('/1d4ed8.css')]);
  await waitFor(() => expect(document.title).toBe('Settings · Harbour School'));
  expect(screen.getByRole('contentinfo').textContent).toContain('Harbour School');
  expect(screen.getByText('Saved. It holds from now on.')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Use the academy’s own' }));
  await hand.click(submit());
  expect(await header.findByRole('link', { name: 'Academy home' })).toBe(home);
  expect(colours()).toEqual([]);
  await hand.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(home.querySelector('img')).toBeNull());
});

test('a failure is told, and nothing typed is lost', async () => {
  const { hand } = open({ saveSchoolSettings: away });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the academy');
  await hand.type(name, ' of rivers');
  await hand.click(submit());
  expect(await screen.findByText(/^Not saved\./)).toBeDefined();
  expect(name.value).toBe('Academy of rivers');
});

test('a colour is shown as it will be read, in light and in dark', async () => {
  const { hand } = open();
  await hand.type(await screen.findByLabelText('Accent colour'), '#ffff00');
  expect(screen.getByText('Light')).toBeDefined();
  const buttons = screen.getAllByText('Button').map((element) => element.style.background);
  expect(buttons[0]).not.toContain('255, 255, 0');
  await hand.click(screen.getByRole('button', { name: 'Use the academy’s own' }));
  expect(screen.queryByText('Light')).toBeNull();
});

test('a page is written with a preview, kept while another is looked at, and saved', async () => {
  const { hand } = open({
    getWrittenPage: ({ params }) => ({ ...page, ...params }),
    savePage: ({ params, body }) => ({
      ...page,
      ...params,
      markdown: body.markdown,
      updatedAt: '2026-03-01T00:00:00.000Z',
    }),
  });
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text of the page');
  expect(text.value).toContain('Of the **software**.');
  await hand.clear(text);
  await hand.type(text, '# Ours');
  await hand.selectOptions(screen.getByLabelText('Page'), 'About Us');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text of the page').value).toContain('software'),
  );
  await hand.selectOptions(screen.getByLabelText('Page'), 'Terms of Service');
  await hand.click(await screen.findByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'Ours' })).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Save Page' }));
  expect(await screen.findByText('The page is saved.')).toBeDefined();
  expect(server.requests('savePage').at(-1)?.body).toEqual({ markdown: '# Ours', updatedAt: null });
});

test('pages are written in the language of the interface first', async () => {
  speak('bn', await loadCatalogue('bn'));
  onTestFinished(() => speak('en', {}));
  open({ getWrittenPage: ({ params }) => ({ ...page, ...params }) });
  expect(await screen.findByDisplayValue('বাংলা')).toBeDefined();
  await waitFor(() =>
    expect(server.requests('getWrittenPage')).toMatchObject([{ params: { page: 'terms', language: 'bn' } }]),
  );
});

test('settings that cannot be loaded can be asked for again, and others find nothing there', async () => {
  open({ getSchoolSettings: away });
  expect(await screen.findByText('The settings could not be loaded.')).toBeDefined();
  expect(within(document.body).getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('to a student there is nothing at the address', async () => {
  openApp('/admin/settings', { as: sampleUser() });
  expect(await screen.findByText(/404/)).toBeDefined();
});
