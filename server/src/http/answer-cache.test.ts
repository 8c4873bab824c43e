import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

function createCache() {
  let nowMs = 0;
  const cache = new AnswerCache({ now: () => new Date(nowMs) });
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
    pass(2000);
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
    const cache = new AnswerCache({ now: () => new Date(0) });
    cache.setListening(true);
    await expect(cache.get('page', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(cache.get('page', async () => Buffer.from('well'))).resolves.toEqual(Buffer.from('well'));
  });
});
