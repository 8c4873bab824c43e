import { expect, test, vi } from 'vitest';
import { together } from './together.ts';

function slowShelf(shelf: ReadonlyMap<string, string>) {
  const trips: string[][] = [];
  const answers: (() => void)[] = [];
  const look = together(async (keys: readonly string[]) => {
    trips.push([...keys]);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (keys.includes('broken')) throw new Error('The shelf fell.');
    return shelf;
  });
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { look, trips, answer };
}

test('what is asked during a trip goes together with the next, each thing once', async () => {
  const { look, trips, answer } = slowShelf(
    new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ]),
  );
  const first = look('a');
  const others = [look('b'), look('b'), look('nowhere')];
  expect(trips).toEqual([['a']]);
  await answer();
  expect(await first).toBe('apple');
  expect(trips).toEqual([['a'], ['b', 'nowhere']]);
  await answer();
  expect(await Promise.all(others)).toEqual(['bread', 'bread', undefined]);
});

test('an answer is never older than its question', async () => {
  const shelf = new Map([['a', 'apple']]);
  const { look, answer } = slowShelf(shelf);
  const before = look('a');
  const after = look('a');
  await answer();
  expect(await before).toBe('apple');
  shelf.delete('a');
  await answer();
  expect(await after).toBeUndefined();
});

test('a trip that fails fails for those in it, and the next one goes', async () => {
  const { look, answer } = slowShelf(new Map([['a', 'apple']]));
  const broken = look('broken').catch(String);
  const next = look('a');
  await answer();
  expect(await broken).toBe('Error: The shelf fell.');
  await answer();
  expect(await next).toBe('apple');
});

test('a trip that takes long holds up nobody who comes after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { look, trips, answer } = slowShelf(new Map([['a', 'apple']]));
    const silent = look('broken').catch(String);
    const next = [look('a'), look('b')];
    expect(trips).toEqual([['broken']]);
    vi.advanceTimersByTime(100);
    expect(trips).toEqual([['broken'], ['a', 'b']]);
    const last = look('a');
    await answer();
    expect(await silent).toBe('Error: The shelf fell.');
    // The end of a trip that was not waited for begins no other.
    expect(trips).toHaveLength(2);
    await answer();
    expect(await Promise.all(next)).toEqual(['apple', undefined]);
    await answer();
    expect(await last).toBe('apple');
  } finally {
    vi.useRealTimers();
  }
});
