import { describe, expect, it } from 'vitest';
import { LendingCache } from './lending-cache.ts';

const limits = { maxBytes: 2100, maxLoads: 8 };

/** Loads a thousand bytes that all say the same. */
const loadOf = (value: number) => async (room: (size: number) => Buffer) => room(1000).fill(value);

async function borrow(cache: LendingCache, name: string, value: number) {
  const lent = await cache.borrow(name, loadOf(value));
  if (lent === null) throw new Error('there is something to load');
  return lent;
}

describe('memory of what is lent', () => {
  it('is used again once the bytes are neither kept nor lent', async () => {
    const cache = new LendingCache(limits);
    const first = await borrow(cache, 'a', 1);
    first.giveBack();
    await borrow(cache, 'b', 2);
    // The third one pushes the first out.
    const third = await borrow(cache, 'c', 3);
    expect(third.bytes.buffer).not.toBe(first.bytes.buffer);
    const fourth = await borrow(cache, 'd', 4);
    expect(fourth.bytes.buffer).toBe(first.bytes.buffer);
    expect(fourth.bytes).toEqual(Buffer.alloc(1000, 4));
  });

  it('is used again by others of its size, also after much of other sizes', async () => {
    const cache = new LendingCache({ maxBytes: 8_000_000, maxLoads: 8 });
    const take = async (name: string, size: number) => {
      const lent = await cache.borrow(name, async (room) => room(size));
      lent?.giveBack();
      return lent?.bytes.buffer;
    };
    for (let count = 0; count < 30; count += 1) await take(`large ${count}`, 3_000_000);
    const memory = new Set<unknown>();
    for (let count = 0; count < 100; count += 1) memory.add(await take(`small ${count}`, 1_000_000));
    expect(memory.size).toBeLessThan(12);
  });

  it('stays as it is while somebody reads, however much else is loaded', async () => {
    const cache = new LendingCache(limits);
    const [one, other] = await Promise.all([borrow(cache, 'a', 1), borrow(cache, 'a', 9)]);
    expect(other.bytes).toBe(one.bytes);
    one.giveBack();
    one.giveBack();
    for (let value = 2; value < 50; value += 1) (await borrow(cache, String(value), value)).giveBack();
    expect(other.bytes).toEqual(Buffer.alloc(1000, 1));
    other.giveBack();
    const later = [];
    for (let value = 50; value < 60; value += 1) later.push(await borrow(cache, String(value), value));
    expect(later.map(({ bytes }) => bytes.buffer)).toContain(one.bytes.buffer);
    for (const [index, { bytes }] of later.entries()) expect(bytes).toEqual(Buffer.alloc(1000, 50 + index));
  });

  it('stays as it is for who waited for it, also where it is too large to be kept', async () => {
    const cache = new LendingCache({ maxBytes: 10, maxLoads: 8 });
    const lent = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const name = Math.floor(index / 2);
        const { bytes, giveBack } = await borrow(cache, String(name), name);
        const isRight = bytes.equals(Buffer.alloc(1000, name));
        giveBack();
        return isRight;
      }),
    );
    expect(new Set(lent)).toEqual(new Set([true]));
    expect(cache.bytes).toBe(0);
  });

  it('is never more than an eighth larger than the bytes', async () => {
    const cache = new LendingCache({ maxBytes: 1e9, maxLoads: 8 });
    for (const size of [1, 7, 9, 1000, 4097, 300_001, 1_400_000, 8_388_607]) {
      const lent = await cache.borrow(String(size), async (room) => room(size));
      expect(lent?.bytes).toHaveLength(size);
      expect(lent?.bytes.buffer.byteLength).toBeLessThanOrEqual(Math.ceil(size * 1.125));
    }
  });
});

it('lends what it keeps without loading it again, and nothing that is not there', async () => {
  const cache = new LendingCache(limits);
  expect(cache.borrowKept('a')).toBeUndefined();
  expect(await cache.borrow('a', async () => null)).toBeNull();
  await borrow(cache, 'a', 1);
  expect(cache.borrowKept('a')?.bytes).toEqual(Buffer.alloc(1000, 1));
  expect([cache.hits, cache.loads]).toEqual([1, 2]);
});
