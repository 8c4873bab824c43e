import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOrTell } from '@/app/start-notice.ts';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { expectAccessible, partOfAPage } from '@/lib/testing/expect-accessible.ts';

beforeEach(() => {
  document.body.innerHTML = `<template id="start-notice"><div role="alert">
    <p data-failed>It failed.</p><p data-slow>It is slow.</p><button type="button">Try again</button>
  </div></template>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('an app whose code cannot be fetched says so, with a way out', async () => {
  allowErrors(/The app did not start/);
  await startOrTell(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(screen.getByRole('alert').textContent).toContain('It failed.');
  expect(screen.queryByText('It is slow.')).toBeNull();
  await expectAccessible('the app did not start', partOfAPage);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('an app that takes long says so, and takes it back when it is there', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = startOrTell(() => promise);
  vi.advanceTimersByTime(9000);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(screen.getByRole('alert').textContent).toContain('It is slow.');
  resolve();
  await started;
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an app that starts says nothing, then and later', async () => {
  vi.useFakeTimers();
  await startOrTell(() => Promise.resolve());
  vi.advanceTimersByTime(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
});
