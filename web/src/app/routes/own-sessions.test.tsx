import type { OwnSession } from '@academy/contract/sessions/session-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const session = (change: Partial<OwnSession>): OwnSession => ({
  id: newId(),
  userAgent: linux,
  signedInAt: '2026-01-02T12:00:00.000Z',
  seenAt: '2026-01-03T12:00:00.000Z',
  isThis: false,
  ...change,
});
const here = session({ isThis: true });
const phone = session({ userAgent: android });
const unknown = session({ userAgent: null });

function openSettings(answers: Answers = {}) {
  const user = sampleUser();
  return openApp('/profile?tab=settings', {
    as: user,
    answers: {
      getProfile: { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null },
      listSessions: [here, phone, unknown],
      ...answers,
    },
  });
}
const rows = async () =>
  within((await screen.findByText('This browser')).closest('ul') ?? document.body).getAllByRole('listitem');

test('the settings say where one is signed in, and mark this browser', async () => {
  openSettings();
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Firefox on LinuxThis browserSigned in on Jan 2, 2026',
    'Chrome on AndroidLast seen Jan 3, 2026, signed in on Jan 2, 2026Sign out',
    'A browserLast seen Jan 3, 2026, signed in on Jan 2, 2026Sign out',
  ]);
  await expectAccessible('where one is signed in');
});

test('one is signed out in one place, and told when that fails', async () => {
  const { hand } = openSettings({ endSession: unreachable });
  const button = await screen.findByRole('button', { name: /^Sign out: Chrome on Android/ });
  await hand.click(button);
  await expectToast('You are still signed in there.');
  server.answer({ endSession: {}, listSessions: [here, unknown] });
  await hand.click(button);
  await expectToast('Signed out there: Chrome on Android');
  expect(server.requests('endSession').at(-1)).toMatchObject({ params: { sessionId: phone.id } });
  await waitFor(() => expect(button.isConnected).toBe(false));
});

test('one is signed out everywhere else after a question', async () => {
  const { hand } = openSettings({ endOtherSessions: away });
  await hand.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
  await expectAccessible('signing out everywhere else');
  await hand.click(asking.getByRole('button', { name: 'Sign out everywhere else' }));
  await asking.findByRole('alert');
  server.answer({ endOtherSessions: { sessions: 2 }, listSessions: [here] });
  await hand.click(asking.getByRole('button', { name: 'Sign out everywhere else' }));
  await expectToast('You were signed out in 2 other places.');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('a list of sessions that cannot be loaded is asked for again', async () => {
  const { hand } = openSettings({ listSessions: away });
  await screen.findByText('This list could not be loaded.');
  server.answer({ listSessions: [here] });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
