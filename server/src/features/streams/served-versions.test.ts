import { describe, expect, it } from 'vitest';
import { ServedVersions } from './served-versions.ts';

function createServed() {
  let nowMs = 1_000;
  let answer: () => boolean = () => true;
  let asked = 0;
  const find = async () => {
    asked += 1;
    return answer();
  };
  const served = new ServedVersions(find, { now: () => new Date(nowMs) });
  served.setListening(true);
  return {
    served,
    asked: () => asked,
    answerWith: (next: () => boolean) => {
      answer = next;
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('the versions that segments are sent of', () => {
  it('are looked up once in a minute', async () => {
    const { served, asked, answerWith, pass } = createServed();
    expect([await served.has('a'), await served.has('a')]).toEqual([true, true]);
    expect(asked()).toBe(1);
    answerWith(() => false);
    pass(60_001);
    expect(await served.has('a')).toBe(false);
  });

  it('are served while the look-up fails, and looked up again when it does not', async () => {
    const { served, answerWith } = createServed();
    answerWith(() => {
      throw new Error('away');
    });
    expect(await served.has('a')).toBe(true);
    answerWith(() => false);
    expect(await served.has('a')).toBe(false);
  });
});
