import { describe, expect, it, vi } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const limits = { maxBytes: 100, maxLoads: 2 };
const bytesOf = (length: number) => async () => Buffer.alloc(length);

describe('a cache of bytes', () => {
  it('loads once what many ask for at the same time', async () => {
    const cache = new ByteCache(limits);
    const load = vi.fn(bytesOf(10));
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', load)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('gives what it has without loading', async () => {
    const cache = new ByteCache(limits);
    const first = await cache.get('a', bytesOf(10));
    const again = vi.fn(bytesOf(10));
    expect(await cache.get('a', again)).toBe(first);
    expect(cache.peek('a')).toBe(first);
    expect(again).not.toHaveBeenCalled();
  });

  it('never holds more than its bytes, and lets go first of what was not asked for longest', async () => {
    const cache = new ByteCache(limits);
    for (const name of ['a', 'b', 'c', 'd']) {
      await cache.get(name, bytesOf(30));
      cache.peek('a');
      expect(cache.bytes).toBeLessThanOrEqual(limits.maxBytes);
    }
    expect(['a', 'b', 'c', 'd'].filter((name) => cache.peek(name) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  it('gives but does not keep what alone is too large, and keeps the rest', async () => {
    const cache = new ByteCache(limits);
    await cache.get('a', bytesOf(30));
    expect(await cache.get('large', bytesOf(101))).toHaveLength(101);
    expect(cache.peek('large')).toBeUndefined();
    expect(cache.peek('a')).toHaveLength(30);
  });

  it('remembers neither that there was nothing nor that loading failed', async () => {
    const cache = new ByteCache(limits);
    expect(await cache.get('a', async () => null)).toBeNull();
    await expect(cache.get('a', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await cache.get('a', bytesOf(5))).toHaveLength(5);
    expect(cache.bytes).toBe(5);
  });

  it('says when so much is being loaded that no more should be', async () => {
    const cache = new ByteCache(limits);
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const loads = ['a', 'b'].map((name) => cache.get(name, () => promise));
    expect(['a', 'c'].map((name) => cache.canLoad(name))).toEqual([true, false]);
    resolve(Buffer.alloc(1));
    await Promise.all(loads);
    expect(cache.canLoad('c')).toBe(true);
  });
});
