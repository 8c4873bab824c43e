import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

const notifications = { certificates: true, replies: true, reviews: true, requests: true };
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function openSettings(sendsMail: boolean) {
  const user = sampleUser();
  const getProfile = { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null };
  const answers = { getProfile, getMailChoices: { sendsMail, notifications } };
  return openApp('/profile?tab=settings', { as: user, answers });
}

test('four boxes decide what a learner is written about', async () => {
  const { hand } = openSettings(true);
  await screen.findByRole('group', { name: 'Write to me when' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  await expectAccessible('what one is written about');
  await hand.click(box('An instructor answers a review of mine'));
  server.answer({ saveMailChoices: away });
  const save = screen.getByRole('button', { name: 'Save mail settings' });
  await hand.click(save);
  await expectToast('Your changes could not be saved.');
  const saved = { ...notifications, replies: false };
  server.answer({ saveMailChoices: { sendsMail: true, notifications: saved } });
  await hand.click(save);
  await expectToast('Changes saved');
  expect(server.requests('saveMailChoices').at(-1)).toMatchObject({ body: { notifications: saved } });
  expect(box('An instructor answers a review of mine').checked).toBe(false);
});

test('an academy that sends no mail promises none', async () => {
  openSettings(false);
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  await waitFor(() => expect(server.made()).toContain('getMailChoices'));
  expect(screen.queryByRole('heading', { name: 'Mail' })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('the link of a mail asks before it ends such mails, and needs no session', async () => {
  const { hand } = openApp('/unsubscribe/signed', {
    answers: { getMailSubscription: { list: 'replies', wanted: true }, unsubscribeFromMail: away },
  });
  await screen.findByRole('heading', { name: 'Stop these mails?' });
  await expectAccessible('stopping mails');
  expect(server.made()).not.toContain('unsubscribeFromMail');
  const stop = screen.getByRole('button', { name: 'Stop these mails' });
  await hand.click(stop);
  await screen.findByText('That did not work.');
  server.answer({ unsubscribeFromMail: {}, getMailSubscription: { list: 'replies', wanted: false } });
  await hand.click(stop);
  await screen.findByRole('heading', { name: 'These mails have ended.' });
  await screen.findByText(/You no longer get: Mails about answers to your reviews\./);
  expect(server.requests('unsubscribeFromMail').at(-1)).toMatchObject({ params: { token: 'signed' } });
});

test('a link that nobody signed says so, and one that cannot be looked at is tried again', async () => {
  const { hand } = openApp('/unsubscribe/signed', { answers: { getMailSubscription: away } });
  await screen.findByText('This page could not be loaded.');
  server.answer({ getMailSubscription: refused(404, 'Not ours', 'mail_address_unknown') });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'This link does not fit.' });
});
