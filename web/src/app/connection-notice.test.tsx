import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { away, held, server } from '@/lib/testing/fake-server.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const slow = () => screen.queryByText('This takes longer than usual.');
/** What draws the notice comes after the page. */
const noticeIsThere = () => vi.waitFor(() => import('@/app/connection-notice.tsx'), { timeout: 20_000 });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page whose answer does not come says so after a while, and no longer when it is there', async () => {
  const { answer, fail } = held();
  openApp('/courses', { answers: { listCourses: answer } });
  await noticeIsThere();
  await wait(0);
  await wait(7000);
  expect(slow()).toBeNull();
  await wait(2000);
  expect(slow()).not.toBeNull();
  fail();
  await wait(100);
  expect(slow()).toBeNull();
});

test('a page says so where it is not known in time who is signed in', async () => {
  const { answer, fail } = held();
  openApp('/profile', { as: sampleUser(), answers: { getSessionUser: answer } });
  await noticeIsThere();
  await wait(0);
  await wait(9000);
  expect(slow()).not.toBeNull();
  fail();
  await screen.findByRole('heading', { name: 'We could not see whether you are signed in.' });
  await vi.waitFor(() => expect(slow()).toBeNull(), { timeout: 20_000 });
});

test('offline, what could not be loaded says the same as the line above it, and comes when the connection is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openApp('/terms', { answers: { getSchoolPage: away } });
  const failure = within(await screen.findByRole('alert'));
  const offline = 'You are offline. It comes when the connection is back.';
  await failure.findByText(offline);
  expect(await screen.findByText('You are offline.')).toBeDefined();
  line.mockReturnValue(true);
  server.answer({ getSchoolPage: { page: 'terms', language: 'en', markdown: 'Be kind.', updatedAt: null } });
  fireEvent(window, new Event('online'));
  await screen.findByText('Be kind.');
});

test('the line about the connection stays in view, and says how much of the page is below it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41);
  let measured: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(measure: () => void) {
        measured = measure;
      }
    },
  );
  const { close } = openApp('/faq');
  const words = await screen.findByText('You are offline.');
  expect([...(words.closest('[role=status]')?.classList ?? [])]).toContain('sticky');
  measured();
  const band = () => document.documentElement.style.getPropertyValue('--band');
  expect(band()).toBe('41px');
  close();
  expect(band()).toBe('');
});
