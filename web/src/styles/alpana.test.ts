import { readFileSync } from 'node:fs';
import { alpanaPath, wheels } from '@academy/contract/courses/alpana.ts';
import { expect, it } from 'vitest';

it('the wheels of the stylesheet are those of the contract, at the addresses of today', () => {
  const css = readFileSync(new URL('./alpana.css', import.meta.url), 'utf8');
  const styled = [...css.matchAll(/\[data-wheel="([^"]+)"\]\s*\{\s*--wheel: url\("([^"]+)"\);\s*\}/g)];
  expect(styled.map(([, wheel, address]) => [wheel, address])).toEqual(
    wheels.map((wheel) => [wheel, alpanaPath({ kind: 'wheel', wheel })]),
  );
});
