import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart, useLazyPart } from './lazy-part.ts';

/** A part whose code the test hands out, or refuses. */
function partInHand() {
  const asked: { give: (text: string) => void; refuse: () => void }[] = [];
  const part = lazyPart(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push({ give: resolve, refuse: () => reject(new Error('offline')) });
      }),
  );
  function Page({ need }: { need: boolean | number | undefined }) {
    const state = useLazyPart(part, need);
    return <p>{state.part ?? (state.failed ? 'failed' : 'waiting')}</p>;
  }
  return { part, asked, Page };
}

test('a part is fetched when it is needed, once for all who need it', async () => {
  const { part, asked, Page } = partInHand();
  const { rerender } = render(<Page need={false} />);
  expect(asked).toHaveLength(0);
  rerender(
    <>
      <Page need />
      <Page need />
    </>,
  );
  expect(asked).toHaveLength(1);
  asked[0]?.give('here');
  expect(await screen.findAllByText('here')).toHaveLength(2);
  expect(part.fetched()).toBe('here');
});

test('a part that was fetched ahead is there at once', async () => {
  const { part, asked, Page } = partInHand();
  const fetching = part.fetch();
  asked[0]?.give('here');
  await fetching;
  render(<Page need />);
  expect(screen.getByText('here')).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('what cannot be fetched is told, and tried again with the next need', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  const { asked, Page } = partInHand();
  const { rerender } = render(<Page need={1} />);
  asked[0]?.refuse();
  await screen.findByText('failed');
  expect(told).toHaveBeenCalledOnce();
  rerender(<Page need={2} />);
  expect(asked).toHaveLength(2);
  asked[1]?.give('here after all');
  await screen.findByText('here after all');
});
