import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { sampleCreator, sampleCreatorSettings } from '@/lib/testing/sample-data.ts';

const openSettings = async (answers: Answers = {}) => {
  const app = openApp('/creator-dashboard/settings', {
    as: sampleCreator(),
    answers: { getCreatorSettings: sampleCreatorSettings(), ...answers },
  });
  return { ...app, displayName: await screen.findByRole('textbox', { name: 'Display name' }) };
};
const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });

test('the settings have the specified fields', async () => {
  await openSettings();
  for (const name of ['Email', 'Bio', 'Account email']) {
    expect(screen.getByRole('textbox', { name }), name).toBeDefined();
  }
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([email.readOnly, email.classList.contains('border-transparent!')]).toEqual([true, true]);
  const methods = within(screen.getByLabelText('Payment method')).getAllByRole('option');
  expect(methods.map(({ textContent }) => textContent)).toEqual(['PayPal', 'Bank transfer', 'Stripe']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  await expectAccessible('the settings');
});

test('they are saved, and it is told whether they are', async () => {
  const { hand, displayName } = await openSettings();
  await hand.clear(displayName);
  await hand.paste(' Rokeya of the Loom ');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await hand.click(screen.getByRole('textbox', { name: 'Bio' }));
  await hand.paste('Weaves since 1998.');
  await hand.selectOptions(screen.getByLabelText('Payment method'), 'bank');
  await hand.click(screen.getByRole('textbox', { name: 'Account email' }));
  await hand.paste('money@example.com');
  await hand.click(screen.getByRole('checkbox', { name: 'There is news for creators' }));
  const sent = {
    bio: 'Weaves since 1998.',
    paymentMethod: 'bank',
    accountEmail: 'money@example.com',
    notifications: { enrollments: true, completions: true, questions: true, news: true },
  } as const;
  server.answer({
    saveCreatorSettings: sampleCreatorSettings({ ...sent, displayName: 'Rokeya of the Loom' }),
  });
  await hand.click(saveButton());
  await screen.findByText('All changes saved');
  expect(server.requests('saveCreatorSettings')).toMatchObject([
    { body: { ...sent, displayName: ' Rokeya of the Loom ' } },
  ]);
  expect(displayName).toHaveProperty('value', 'Rokeya of the Loom');
});

test('what is missing or wrong is marked, and nothing is sent', async () => {
  const { hand, displayName } = await openSettings();
  await hand.clear(displayName);
  await hand.type(screen.getByRole('textbox', { name: 'Account email' }), 'nobody');
  await hand.click(saveButton());
  expect(screen.getByText('Not saved: please look at the marked fields.')).toBeDefined();
  expect(screen.getByText('Please enter the name that students see.')).toBeDefined();
  expect(screen.getByText('Enter an email address, or leave it empty.')).toBeDefined();
  expect(document.activeElement).toBe(displayName);
  await expectAccessible('wrong settings');
  expect(server.requests('saveCreatorSettings')).toEqual([]);
});

test('what was typed stays when it could not be saved', async () => {
  const { hand, displayName } = await openSettings({ saveCreatorSettings: away });
  await hand.type(displayName, '!');
  await hand.click(saveButton());
  await screen.findByText('Not saved. Away');
  expect(displayName).toHaveProperty('value', 'Rokeya Begum!');
  server.answer({ saveCreatorSettings: sampleCreatorSettings({ displayName: 'Rokeya Begum!' }) });
  await hand.click(saveButton());
  await screen.findByText('All changes saved');
});

test('settings that cannot be loaded are said to be so, and asked for again', async () => {
  const { hand } = openApp('/creator-dashboard/settings', {
    as: sampleCreator(),
    answers: { getCreatorSettings: away },
  });
  await screen.findByRole('heading', { name: 'Your settings could not be loaded.' });
  server.answer({ getCreatorSettings: sampleCreatorSettings() });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Display name' });
});

test('a new course begins with the display name', async () => {
  openApp('/creator-dashboard/create', {
    as: { ...sampleCreator(), displayName: 'Rokeya of the Loom' },
    answers: {},
  });
  const instructor = await screen.findByRole('textbox', { name: 'Instructor' });
  await waitFor(() => expect(instructor).toHaveProperty('value', 'Rokeya of the Loom'));
});
