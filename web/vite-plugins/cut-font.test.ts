import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { cutFont } from './cut-font.ts';

const { resolve } = createRequire(import.meta.url);

const packed = (file: string) => readFile(resolve(file));
const hinted = packed('@fontsource/hind-siliguri/files/hind-siliguri-latin-400-normal.woff2');
const variable = packed('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2');

/** The tables of a font by name. */
async function tablesOf(font: Buffer): Promise<Map<string, Buffer>> {
  const plain = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const entries = Array.from({ length: plain.readUInt16BE(4) }, (_, index) =>
    plain.subarray(12 + 16 * index, 28 + 16 * index),
  );
  return new Map(
    entries.map((entry) => {
      const offset = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), plain.subarray(offset, offset + entry.readUInt32BE(12))];
    }),
  );
}

it('leaves the hints of a font out, and says that there are none', async () => {
  const before = await tablesOf(await hinted);
  const cut = await cutFont(await hinted, { unhinted: true });
  const after = await tablesOf(cut);
  expect(cut.length).toBeLessThan((await hinted).length * 0.75);
  expect(before.has('fpgm')).toBe(true);
  expect(after.has('fpgm')).toBe(false);
  expect(after.get('prep')).toHaveLength(7);
  // What finds and shapes the letters is as it was.
  for (const table of ['cmap', 'hmtx', 'GSUB']) expect(after.get(table)).toEqual(before.get(table));
});

it('leaves out the weights that nothing is drawn in', async () => {
  const [all, span, one] = [
    await variable,
    await cutFont(await variable, { wght: { min: 400, max: 700 } }),
    await cutFont(await variable, { wght: 500 }),
  ];
  expect(span.length).toBeLessThan(all.length);
  expect(one.length).toBeLessThan(span.length * 0.7);
  expect((await tablesOf(span)).has('fvar')).toBe(true);
  expect((await tablesOf(one)).has('fvar')).toBe(false);
  expect((await tablesOf(one)).get('cmap')).toEqual((await tablesOf(all)).get('cmap'));
});
