import { eventNames } from '@academy/contract/events/events.ts';
import type { Delivery, Webhook } from '@academy/contract/webhooks/webhook-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const events = ['enrolled', 'video_ready'];
const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  ...{ id: newId(), url: 'https://hooks.example/in', events: ['enrolled'], isOn: true },
  ...{ isGivenUp: false, failingSince: null, createdAt: '2026-01-02T12:00:00.000Z' },
  ...change,
});
const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  ...{ id: newId(), event: 'enrolled', state: 'delivered', tries: 1, status: 200, answer: 'ok' },
  ...{ problem: null, triedAt: '2026-01-03T12:00:00.000Z', createdAt: '2026-01-03T12:00:00.000Z' },
  ...change,
});
const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';
const one = webhook();

const open = (answers: Answers = {}) =>
  openApp('/admin/webhooks', {
    as: sampleUser({ role: 'admin' }),
    answers: { listWebhooks: { webhooks: [one], events }, ...answers },
  });

test('webhooks are listed with how they are', async () => {
  open({
    listWebhooks: {
      webhooks: [
        one,
        webhook({ url: 'https://two.example/', failingSince: '2026-01-03T12:00:00.000Z' }),
        webhook({
          ...{ url: 'https://three.example/', isOn: false, isGivenUp: true },
          failingSince: '2026-01-03T12:00:00.000Z',
        }),
      ],
      events,
    },
  });
  await screen.findByText('https://hooks.example/in');
  expect(screen.getAllByText(/^(On|Off|Failing)$/).map(({ textContent }) => textContent)).toEqual([
    ...['On', 'Failing', 'Off'],
  ]);
  expect(
    screen.getByText('It took no message since January 3, 2026, so the academy switched it off.'),
  ).toBeTruthy();
  await expectAccessible('webhooks');
});

test('there are no webhooks for others', async () => {
  openApp('/admin/webhooks', { as: sampleUser({ role: 'creator' }) });
  expect(await screen.findByRole('heading', { name: /404|not found/i })).toBeTruthy();
  expect(server.requests('listWebhooks')).toEqual([]);
});

test('a webhook is made with an address and events, and its secret is shown once', async () => {
  const { hand } = open({
    listWebhooks: { webhooks: [], events },
    createWebhook: refused(422, 'Not that address.', 'webhook_address_private'),
  });
  await screen.findByText('The academy tells nobody of what happens.');
  await hand.click(screen.getByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await expectAccessible('making a webhook');
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  expect(dialog.getByText('Please enter an address.')).toBeTruthy();
  expect(dialog.getByText('Please choose at least one.')).toBeTruthy();
  const address = dialog.getByLabelText<HTMLInputElement>('Address');
  expect(document.activeElement).toBe(address);
  await hand.type(address, 'vul');
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  expect(dialog.getByText(/^Enter an address that begins with https:/)).toBeTruthy();
  expect(dialog.getByText('Please choose at least one.')).toBeTruthy();
  expect([document.activeElement, address.getAttribute('aria-invalid')]).toEqual([address, 'true']);
  await expectAccessible('a webhook with mistakes');
  await hand.clear(address);
  await hand.type(address, 'https://hooks.example/in');
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  expect(document.activeElement).toBe(
    dialog.getByRole('checkbox', { name: 'Somebody enrolled in a course enrolled' }),
  );
  expect(server.requests('createWebhook')).toEqual([]);
  await hand.click(dialog.getByRole('checkbox', { name: /^A film is ready in every quality/ }));
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  await dialog.findByText(/^This address is one of a private network/);
  expect([document.activeElement, address.getAttribute('aria-invalid')]).toEqual([address, 'true']);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(address.value).toBe('https://hooks.example/in');
  server.answer({ createWebhook: refused(409, 'Too many.', 'too_many_webhooks') });
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  await dialog.findByRole('alert');
  expect(address.getAttribute('aria-invalid')).toBeNull();
  server.answer({ createWebhook: { secret, webhook: one }, listWebhooks: { webhooks: [one], events } });
  await hand.click(dialog.getByRole('button', { name: 'Make webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The secret of this webhook' }));
  expect((shown.getByLabelText('Secret') as HTMLInputElement).value).toBe(secret);
  expect(server.requests('createWebhook').at(-1)?.body).toEqual({
    ...{ url: 'https://hooks.example/in', events: ['video_ready'] },
  });
  await hand.click(shown.getByRole('button', { name: 'Done, I have copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  await screen.findByText('https://hooks.example/in');
});

test('a test message is sent, and the log shows how messages went and sends one again', async () => {
  const failed = delivery({
    ...{ event: 'enrolled', state: 'failed', tries: 8, status: 500, answer: 'oh no', problem: 'bad_status' },
  });
  const { hand } = open({
    testWebhook: delivery({ event: 'test', state: 'waiting', tries: 0, status: null, answer: null }),
    listDeliveries: { deliveries: [delivery({ event: 'test' }), failed], after: null },
    redeliver: { ...failed, state: 'waiting', tries: 0 },
  });
  await hand.click(await screen.findByRole('button', { name: 'Send a test' }));
  const rows = await within(await screen.findByRole('list', { name: 'Log' })).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'A test testDeliveredJan 3, 2026 · 1 attempt · status 200What was answeredokSend again',
    'Somebody enrolled in a course enrolledFailedJan 3, 2026 · 8 attempts · status 500 · the receiver refused itWhat was answeredoh noSend again',
  ]);
  await expectAccessible('the log of a webhook');
  await hand.click(screen.getByRole('button', { name: /^Send again: Somebody enrolled in a course, / }));
  await waitFor(() =>
    expect(server.requests('redeliver').at(-1)).toMatchObject({ params: { deliveryId: failed.id } }),
  );
});

test('a webhook is switched off, changed and removed', async () => {
  const { hand } = open({ changeWebhook: { ...one, isOn: false }, deleteWebhook: {} });
  await hand.click(await screen.findByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(server.requests('changeWebhook').at(-1)?.body).toMatchObject({ isOn: false }));
  await hand.click(screen.getByRole('button', { name: 'Change…' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change webhook' }));
  await hand.click(change.getByRole('button', { name: 'All' }));
  await hand.click(change.getByRole('button', { name: 'Save' }));
  await expectToast('The webhook is saved.');
  expect(server.requests('changeWebhook').at(-1)?.body).toMatchObject({ events });
  await hand.click(screen.getByRole('button', { name: 'Remove…' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Remove this webhook?' }));
  server.answer({ listWebhooks: { webhooks: [], events } });
  await hand.click(asking.getByRole('button', { name: 'Remove' }));
  await expectToast('The webhook is removed.');
  await screen.findByText('The academy tells nobody of what happens.');
});

test('webhooks and a log that cannot be loaded are asked for again', async () => {
  const { hand } = open({ listWebhooks: away, listDeliveries: away });
  await screen.findByText('The webhooks could not be loaded.');
  server.answer({ listWebhooks: { webhooks: [one], events } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await hand.click(await screen.findByRole('button', { name: 'Show the log' }));
  await screen.findByText('The log could not be loaded.');
  server.answer({ listDeliveries: { deliveries: [], after: null } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing was sent yet.');
});

test('every event has a plain name, and its name in the API beside it', async () => {
  const told = [...eventNames, 'of_another_version'];
  const { hand } = open({
    listWebhooks: { webhooks: [webhook({ events: ['invited', 'gone'] })], events: told },
  });
  await screen.findByText('Somebody was invited · gone');
  await hand.click(screen.getByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  const names = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim());
  expect(names).toHaveLength(told.length);
  expect(names.slice(0, 2)).toEqual([
    'Somebody enrolled in a course enrolled',
    'A student completed a lesson lesson_completed',
  ]);
  expect(names.filter((name) => !name?.includes(' '))).toEqual(['of_another_version']);
});
