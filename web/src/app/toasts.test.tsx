import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { type ToastMessage, toast } from '@/components/ui/toast-store.ts';

const told = () => screen.queryAllByText('Said').length;
const say = (message: Omit<ToastMessage, 'title'> = {}) =>
  act(() => void toast({ title: 'Said', ...message }));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What draws toasts has come, and from now on the clock is the test's. */
async function openFaq() {
  const { history, close } = openApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  say();
  await screen.findByText('Said');
  vi.useFakeTimers();
  return { close, goTo: (address: string) => act(async () => history.push(address)) };
}

test('a toast goes by itself, sooner where all is well than where something failed', async () => {
  const { close } = await openFaq();
  for (const [variant, ms] of [
    ['success', 5000],
    ['destructive', 10_000],
  ] as const) {
    say({ variant });
    await later(ms - 100);
    expect(told(), variant).toBe(1);
    await later(200);
    expect(told(), variant).toBe(0);
  }
  close();
});

test('a toast waits while the pointer or the focus is on it', async () => {
  const { close } = await openFaq();
  say();
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerMove(button);
  await later(20_000);
  expect(told()).toBe(1);
  fireEvent.pointerLeave(screen.getByRole('region', { name: /^Notification/ }));
  act(() => button.focus());
  await later(20_000);
  expect(told()).toBe(1);
  act(() => button.blur());
  await later(6000);
  expect(told()).toBe(0);
  close();
});

test('a toast that was read goes with its page, and one that leads to the next page comes along', async () => {
  const { close, goTo } = await openFaq();
  say({ variant: 'destructive' });
  await later(2000);
  await goTo('/login');
  expect(told()).toBe(1);
  await goTo('/faq');
  await later(2000);
  await goTo('/faq?search=refund');
  expect(told()).toBe(1);
  await goTo('/login');
  expect(told()).toBe(0);
  say({ lasting: true });
  await later(4000);
  await goTo('/faq');
  expect(told()).toBe(1);
  close();
});
