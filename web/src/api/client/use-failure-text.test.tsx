import { onlineManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFailureText } from './use-failure-text.ts';

afterEach(() => onlineManager.setOnline(true));
const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));

function show(error: Error) {
  const Text = () => useFailureText(error, 'Save it now.');
  return render(<Text />).container;
}

test('what was not sent says that one is offline, and what to do when the connection is back', () => {
  const text = show(new TypeError('Failed to fetch'));
  expect(text.textContent).toBe('The academy cannot be reached. Please check your connection.');
  setOnline(false);
  expect(text.textContent).toBe('You are offline.');
  setOnline(true);
  expect(text.textContent).toBe('You are online again. Save it now.');
});

test('what the server refused is told in its words, offline too', () => {
  const text = show(new Error('Too long'));
  setOnline(false);
  expect(text.textContent).toBe('Too long');
});
