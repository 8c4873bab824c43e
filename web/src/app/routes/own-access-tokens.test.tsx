import type { OwnAccessToken } from '@academy/contract/access-tokens/access-token-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const token = (change: Partial<OwnAccessToken> = {}): OwnAccessToken => ({
  ...{ id: newId(), name: 'Backup script', scope: 'read', ending: 'x7Qa', lastUsedAt: null },
  ...{ createdAt: '2026-01-02T12:00:00.000Z', expiresAt: '2099-02-01T12:00:00.000Z' },
  ...change,
});
const secret = 'academy_0123456789012345678901234567890123456789abcdef';

function openSettings(answers: Answers = {}, user = sampleUser()) {
  return openApp('/profile?tab=settings', {
    as: user,
    answers: {
      getProfile: { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null },
      listSessions: [],
      listAccessTokens: [token()],
      ...answers,
    },
  });
}
const section = async () =>
  within((await screen.findByRole('heading', { name: 'Access tokens' })).closest('section') ?? document.body);
const openDialog = async (hand: ReturnType<typeof openSettings>['hand']) => {
  await hand.click(await (await section()).findByRole('button', { name: 'New access token' }));
  return within(await screen.findByRole('dialog', { name: 'New access token' }));
};

test('the settings list access tokens with what they may do and until when', async () => {
  openSettings({
    listAccessTokens: [
      token({ scope: 'teach', lastUsedAt: '2026-01-03T12:00:00.000Z' }),
      token({ name: 'Old', expiresAt: '2026-01-09T12:00:00.000Z' }),
    ],
  });
  const rows = await (await section()).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Backup scriptTeach…x7Qa · Last used Jan 3, 2026 · Until Feb 1, 2099Revoke',
    'OldExpired…x7Qa · Never used · Ended on Jan 9, 2026Remove',
  ]);
  await expectAccessible('access tokens');
});

test('a token is made with a name, shown once and copied', async () => {
  const { hand } = openSettings({
    listAccessTokens: [],
    createAccessToken: { token: secret, accessToken: token() },
  });
  expect(await (await section()).findByText('You have no access tokens.')).toBeTruthy();
  const dialog = await openDialog(hand);
  await expectAccessible('making an access token');
  await hand.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(dialog.getByText('Please give the token a name.')).toBeTruthy();
  expect(server.requests('createAccessToken')).toEqual([]);
  await hand.type(dialog.getByLabelText('Name'), 'Backup script');
  await hand.selectOptions(dialog.getByLabelText('What it may do'), 'Learn');
  await hand.selectOptions(dialog.getByLabelText('Ends after'), '90 days');
  server.answer({ listAccessTokens: [token()] });
  await hand.click(dialog.getByRole('button', { name: 'Make token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your new access token' }));
  expect(server.requests('createAccessToken').at(-1)?.body).toEqual({
    ...{ name: 'Backup script', scope: 'learn', days: 90 },
  });
  expect((shown.getByLabelText('Access token') as HTMLInputElement).value).toBe(secret);
  await expectAccessible('a token that is shown once');
  await hand.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(secret);
  await hand.click(shown.getByRole('button', { name: 'Done, I have copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  expect(await (await section()).findByText('Backup script')).toBeTruthy();
});

test('what was typed stays when a token could not be made', async () => {
  const { hand } = openSettings({
    createAccessToken: refused(409, 'Too many tokens.', 'too_many_access_tokens'),
  });
  const dialog = await openDialog(hand);
  await hand.type(dialog.getByLabelText('Name'), 'Script');
  await hand.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByText('Too many tokens.')).toBeTruthy();
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Script');
});

test('only an admin is offered a token that may do everything', async () => {
  const { hand, close } = openSettings();
  expect((await openDialog(hand)).queryByRole('option', { name: 'Everything' })).toBeNull();
  close();
  const admin = openSettings({}, sampleUser({ role: 'admin' }));
  expect((await openDialog(admin.hand)).getByRole('option', { name: 'Everything' })).toBeTruthy();
});

test('a token is revoked after a question, and one is told when that fails', async () => {
  const { hand } = openSettings({ revokeAccessToken: away });
  await hand.click(await screen.findByRole('button', { name: 'Revoke Backup script' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Revoke Backup script?' }));
  await hand.click(asking.getByRole('button', { name: 'Revoke' }));
  await asking.findByRole('alert');
  server.answer({ revokeAccessToken: {}, listAccessTokens: [] });
  await hand.click(asking.getByRole('button', { name: 'Revoke' }));
  await expectToast('Backup script is revoked.');
  expect(await (await section()).findByText('You have no access tokens.')).toBeTruthy();
});

test('a list of tokens that cannot be loaded is asked for again', async () => {
  const { hand } = openSettings({ listAccessTokens: away });
  const { findByText, getByRole } = await section();
  await findByText('This list could not be loaded.');
  server.answer({ listAccessTokens: [token()] });
  await hand.click(getByRole('button', { name: 'Try again' }));
  expect(await findByText('Backup script')).toBeTruthy();
});
