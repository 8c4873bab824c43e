import Hls from 'hls.js/light';
import { expect, it } from 'vitest';
import { hlsSettings } from './create-hls.ts';

it('leaves timeouts and retries to the library, whose defaults are the specified ones', () => {
  const { manifestLoadPolicy, fragLoadPolicy, keyLoadPolicy } = { ...Hls.DefaultConfig, ...hlsSettings };
  expect(manifestLoadPolicy.default.maxLoadTimeMs).toBe(20_000);
  expect(fragLoadPolicy.default).toMatchObject({
    maxLoadTimeMs: 120_000,
    errorRetry: { maxNumRetry: 6 },
    timeoutRetry: { maxNumRetry: 4 },
  });
  expect(keyLoadPolicy.default.errorRetry?.maxNumRetry).toBe(8);
});

it('names settings that the library knows', () => {
  expect(Object.keys(Hls.DefaultConfig)).toEqual(expect.arrayContaining(Object.keys(hlsSettings)));
});
