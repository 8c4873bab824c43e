import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

afterEach(() => onlineManager.setOnline(true));

test('a part that could not be loaded says offline when it comes, and is asked for again then', () => {
  const refetch = vi.fn();
  render(<LoadFailure title="The words could not be loaded." query={{ isFetching: false, refetch }} />);
  const told = () => screen.queryByText('You are offline. It comes when the connection is back.');
  expect(told()).toBeNull();
  act(() => onlineManager.setOnline(false));
  expect(told()).not.toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(told()).toBeNull();
  expect(refetch).toHaveBeenCalledOnce();
});
