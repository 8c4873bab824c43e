import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { held } from '@/lib/testing/fake-server.ts';
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
