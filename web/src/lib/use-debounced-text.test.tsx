import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function typed(text: string) {
  const commit = vi.fn();
  const { result } = renderHook(() => useDebouncedText('', commit));
  act(() => result.current.setDraft(text));
  return commit;
}

const pause = () => act(() => vi.advanceTimersByTime(1000));

test('what is typed is told once the typing pauses', () => {
  const commit = typed('loom');
  expect(commit).not.toHaveBeenCalled();
  pause();
  expect(commit).toHaveBeenCalledExactlyOnceWith('loom');
});

test('what was typed on a page that is being left leads nobody back to it', () => {
  const commit = typed('loom');
  window.history.pushState(null, '', '/course/loom');
  pause();
  expect(commit).not.toHaveBeenCalled();
});
