import { expect, it } from 'vitest';
import { measureEnglishFonts } from './font-budget.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

const face = (file: string, range: string) =>
  `@font-face{font-family:${file};src:url(/assets/${file}.woff2)format("woff2")${range}}`;

function buildWith(css: string, sizes: Record<string, number>): string {
  const fonts = Object.entries(sizes).map(([name, bytes]) => [
    `assets/${name}.woff2`,
    Buffer.alloc(bytes, 1),
  ]);
  return temporaryTree({ 'assets/app.css': css, ...Object.fromEntries(fonts) });
}

it('counts each file with English letters once, however its range is written, and no other', () => {
  const css = [
    face('serif', ';unicode-range:U+??,U+131'),
    face('serif', ';unicode-range:U+0000-00FF;font-weight:700'),
    face('plain', ''),
    face('accents', ';unicode-range:U+100-2BA,U+1E??'),
    face('bengali', ';unicode-range:U+964-965,U+980-9FE'),
    '@font-face{font-family:Fallback;src:local("Arial")}',
  ];
  const dist = buildWith(css.join(''), { serif: 20_000, plain: 15_000, accents: 9_000, bengali: 70_000 });
  expect(measureEnglishFonts(dist)).toEqual({ bytes: 35_000, violations: [] });
});

it('fails above the budget', () => {
  const dist = buildWith(face('serif', ';unicode-range:U+??') + face('sans', ''), {
    serif: 40_000,
    sans: 35_001,
  });
  expect(measureEnglishFonts(dist).violations).toEqual([
    'An English page fetches 75001 bytes of fonts, more than 75000.',
  ]);
});

it('fails when there is no font to count', () => {
  expect(measureEnglishFonts(buildWith('body{margin:0}', {})).violations).toEqual([
    'No stylesheet of the build has a font for English text.',
  ]);
});
