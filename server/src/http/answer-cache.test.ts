import { systemClock } from '@academy/platform/clock.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AnswerCache, type AnswerCacheLimits } from './answer-cache.ts';

function createCache(limits?: AnswerCacheLimits) {
  let nowMs = 1_000;
  const cache = new AnswerCache({ now: () => new Date(nowMs) }, limits);
  let made = 0;
  return {
    cache,
    ask: (name = 'page') =>
      cache.get(name, async () => {
        made += 1;
        return Buffer.from(String(made));
      }),
    made: () => made,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('ready-made answers', () => {
  it('are made anew each time while changes cannot be heard of', async () => {
    const { ask, made } = createCache();
    await ask();
    await ask();
    expect(made()).toBe(2);
  });

  it('are kept until something changes', async () => {
    const { cache, ask, made } = createCache();
    cache.setListening(true);
    await ask();
    await ask();
    expect(made()).toBe(1);
    cache.flush();
    await ask();
    expect(made()).toBe(2);
  });

  it('are forgotten when their time is up, and when changes are no longer heard of', async () => {
    const { cache, ask, made, pass } = createCache();
    cache.setListening(true);
    await ask();
    pass(2001);
    await ask();
    expect(made()).toBe(2);
    cache.setListening(false);
    await ask();
    expect(made()).toBe(3);
  });

  it('are made once for all who ask at the same time', async () => {
    const { cache, ask, made } = createCache();
    cache.setListening(true);
    await Promise.all([ask(), ask(), ask()]);
    expect(made()).toBe(1);
  });

  it('are not kept when something changed while they were made', async () => {
    const { cache, ask, made } = createCache();
    cache.setListening(true);
    const early = ask();
    cache.flush();
    await early;
    await ask();
    expect(made()).toBe(2);
  });

  it('are not kept under names of any length', async () => {
    const { cache, ask, made } = createCache();
    cache.setListening(true);
    await ask('x'.repeat(1000));
    await ask('x'.repeat(1000));
    expect(made()).toBe(2);
  });

  it('let a failure through and keep nothing of it', async () => {
    const cache = new AnswerCache({ now: () => new Date(1_000) });
    cache.setListening(true);
    await expect(cache.get('page', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(cache.get('page', async () => Buffer.from('well'))).resolves.toEqual(Buffer.from('well'));
  });

  it('take no more memory than their bound, and those not asked for longest go first', async () => {
    const { cache } = createCache({ maxBytes: 1_000, maxAnswerBytes: 500, lifeMs: 2_000 });
    cache.setListening(true);
    const ask = (name: string) => cache.get(name, async () => Buffer.alloc(300));
    for (const name of ['a', 'b', 'c', 'a', 'd']) {
      await ask(name);
      expect(cache.bytes).toBeLessThanOrEqual(1_000);
    }
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((name) => isKept(cache, name)));
    expect(kept).toEqual([true, false, true, true]);
  });

  it('are given and not kept when they are large', async () => {
    const { cache } = createCache();
    cache.setListening(true);
    const make = vi.fn(async () => Buffer.alloc(256 * 1024 + 1));
    expect(await cache.get('large', make)).toHaveLength(256 * 1024 + 1);
    expect(await cache.get('large', make)).toHaveLength(256 * 1024 + 1);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('give their memory back at the very millisecond at which their time is up', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { cache, ask, pass } = createCache({ maxBytes: 1_000, maxAnswerBytes: 500, lifeMs: 20 });
    cache.setListening(true);
    await ask();
    expect(cache.bytes).toBeGreaterThan(0);
    pass(20);
    vi.advanceTimersByTime(25);
    expect(cache.bytes).toBe(0);
  });

  it('give their memory back when their time is up, though nothing is asked for any more', async () => {
    const cache = new AnswerCache(systemClock, { maxBytes: 1_000, maxAnswerBytes: 500, lifeMs: 20 });
    cache.setListening(true);
    await cache.get('page', async () => Buffer.alloc(300));
    expect(cache.bytes).toBeGreaterThan(0);
    await vi.waitFor(() => expect(cache.bytes).toBe(0), { timeout: 20_000 });
  });
});

/** Whether an answer is there without being made. */
async function isKept(cache: AnswerCache, name: string): Promise<boolean> {
  let made = false;
  await cache.get(name, async () => {
    made = true;
    return Buffer.alloc(1_001);
  });
  return !made;
}
