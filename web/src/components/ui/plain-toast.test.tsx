import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PlainToast } from './plain-toast.tsx';
import { toast } from './toast-store.ts';

afterEach(() => void vi.useRealTimers());

const alert = () => screen.queryByRole('alert');

it('says what the toast says, and gives way to the next', async () => {
  render(<PlainToast />);
  expect(alert()).toBeNull();
  act(
    () =>
      void toast({
        title: 'Enrollment Failed',
        description: 'The academy cannot be reached.',
        variant: 'destructive',
      }),
  );
  expect(alert()?.textContent).toBe('ErrorEnrollment FailedThe academy cannot be reached.Close');
  const onPress = vi.fn();
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(alert()).toBeNull();
  act(() => void toast({ title: 'Saved' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(alert()).toBeNull());
});

it('goes by itself after a while', () => {
  vi.useFakeTimers();
  render(<PlainToast />);
  act(() => void toast({ title: 'Not saved' }));
  act(() => void vi.advanceTimersByTime(14_000));
  expect(alert()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  expect(alert()).toBeNull();
});

it('stays for whoever is at its button', () => {
  vi.useFakeTimers();
  render(<PlainToast />);
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onPress: () => undefined } }));
  screen.getByRole('button', { name: 'Undo' }).focus();
  act(() => void vi.advanceTimersByTime(16_000));
  expect(document.activeElement?.textContent).toBe('Undo');
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void vi.advanceTimersByTime(16_000));
  expect(alert()).toBeNull();
});
