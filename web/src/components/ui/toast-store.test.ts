import { toasts } from '@academy/contract/interface/interface-constants.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('holds one toast: a new one takes the place of the old', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

it('closes at once when dismissed but keeps the record for 1,000,000 ms', () => {
  const id = toast({ title: 'Saved' });
  dismissToast(id);
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
  expect(toasts.removalDelayMs).toBe(1_000_000);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it('does not remove a newer toast when the time of a dismissed one is over', () => {
  dismissToast(toast({ title: 'Old' }));
  toast({ title: 'New' });
  vi.advanceTimersByTime(toasts.removalDelayMs);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

it('ignores the dismissal of a toast that was already replaced', () => {
  const old = toast({ title: 'Old' });
  toast({ title: 'New' });
  dismissToast(old);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

it('tells its listeners of every change until they leave', () => {
  const seen: (string | undefined)[] = [];
  const leave = subscribeToToasts(() => seen.push(currentToast()?.title));
  const id = toast({ title: 'Heard' });
  dismissToast(id);
  leave();
  toast({ title: 'Unheard' });
  expect(seen).toEqual(['Heard', 'Heard']);
  dismissToast(id + 1);
});
