import { expect, it } from 'vitest';
import { calls } from './calls.ts';

it('names each method and path once', () => {
  const names = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  expect(new Set(names).size).toBe(names.length);
});

it('describes exactly the parameters that stand in the path', () => {
  for (const call of Object.values(calls)) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    const described = 'params' in call ? Object.keys(call.params.shape).toSorted() : [];
    expect(described, call.path).toEqual(inPath);
  }
});
