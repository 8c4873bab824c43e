import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayerStore } from '../create-player-store.ts';
import { initialPlayerState, type PlayerState } from '../player-state.ts';
import { PlayerMiddle } from './player-overlays.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drawMiddle(shown: Partial<PlayerState>) {
  const store = createPlayerStore({ openStream: () => undefined });
  render(<PlayerMiddle store={store} state={{ ...initialPlayerState, ...shown }} ending={() => null} />);
  return screen.getByRole('status');
}

test('a film that is waited for says within seconds that the line is slow', () => {
  const status = drawMiddle({ loading: null, ready: true, waiting: true });
  expect(status.textContent).toBe('Loading...');
  act(() => void vi.advanceTimersByTime(4000));
  expect(status.textContent).toContain('Your connection is slow.');
});

test('a film that cannot be reached says so at once, and that it is tried again', () => {
  const status = drawMiddle({ troubled: true });
  expect(status.textContent).toContain('Loading...');
  expect(status.textContent).toContain('The video cannot be reached right now. It is tried again and again.');
});

test('a film that is waited for offline says so, and nothing of a slow line', () => {
  onlineManager.setOnline(false);
  const status = drawMiddle({ troubled: true });
  expect(status.textContent).toContain('You are offline. The video goes on when the connection is back.');
  expect(status.textContent).not.toContain('cannot be reached');
  act(() => onlineManager.setOnline(true));
  expect(status.textContent).toContain('The video cannot be reached right now.');
});
