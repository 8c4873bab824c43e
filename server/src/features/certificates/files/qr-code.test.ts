import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrCode, qrSvg } from './qr-code.ts';

const address = 'https://academy.example.org/certificates/2c5ea4c0-4067-41e9-8bad-9b1deb4d3b7d';

/** As a camera would see it, so many pixels a module. */
function photographed({ size, path }: ReturnType<typeof qrCode>, pixels = 4) {
  const side = size * pixels;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let place = 0; place < pixels * pixels; place += 1) {
      const [column, row] = [
        Number(x) * pixels + (place % pixels),
        Number(y) * pixels + Math.floor(place / pixels),
      ];
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

it('is read back as the address that it leads to', () => {
  expect(decodeQR(photographed(qrCode(address)))).toBe(address);
});

it('is drawn with its light border, and nothing of the address can become markup', () => {
  const svg = qrSvg('https://a.example/"><script>');
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" shape-rendering="crispEdges"><path fill="#fff"/,
  );
  expect(svg).not.toContain('script');
});
