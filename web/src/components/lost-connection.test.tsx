import { onlineManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LostConnection } from './lost-connection.tsx';

afterEach(() => onlineManager.setOnline(true));

test('what could not be loaded speaks of a dropped connection only to who is online', () => {
  const { container } = render(<LostConnection />);
  expect(container.textContent).toBe('The connection may have dropped for a moment.');
  act(() => onlineManager.setOnline(false));
  expect(container.textContent).toBe('You are offline. It comes when the connection is back.');
});

test('what nothing else asks for again is asked for again when the connection is back', () => {
  const again = vi.fn();
  render(<LostConnection again={again} />);
  act(() => onlineManager.setOnline(false));
  expect(again).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  expect(again).toHaveBeenCalledOnce();
});
