import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useRetriedPart } from './retried-part.tsx';

/** A page with a part that cannot be fetched until there is a line. */
function openPage() {
  vi.spyOn(console, 'warn').mockReturnValue();
  const line = { isThere: false };
  const part = lazyPart(() =>
    line.isThere ? Promise.resolve('the part') : Promise.reject(new Error('offline')),
  );
  function Page() {
    const { part: text, failure } = useRetriedPart(part, true);
    return (
      <main>
        <h1>A film</h1>
        {text ?? failure ?? 'on its way'}
      </main>
    );
  }
  render(<Page />);
  return line;
}

test('a part that cannot be fetched leaves the page as it is, and comes when it is tried again', async () => {
  const line = openPage();
  await screen.findByText('This part could not be loaded.');
  expect(screen.getByRole('heading', { name: 'A film' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This part could not be loaded.');
  line.isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('the part');
});

test('a part that could not be fetched comes by itself when the line is back', async () => {
  const line = openPage();
  await screen.findByText('This part could not be loaded.');
  line.isThere = true;
  fireEvent(window, new Event('online'));
  await screen.findByText('the part');
  expect(screen.queryByText('This part could not be loaded.')).toBeNull();
});
