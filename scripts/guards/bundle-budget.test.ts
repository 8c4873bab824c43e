import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyFiles, heavyPages, measureFirstLoad } from './bundle-budget.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/app/app.tsx'],
  },
  'src/app/app.tsx': {
    file: 'assets/app.js',
    imports: ['_shared.js', '_cards.js'],
    dynamicImports: ['player.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'player.tsx': { file: 'assets/player.js' },
};

/** Bytes that do not compress, so that the size of a file is its cost. */
function costing(bytes: number): Buffer {
  return Buffer.from(randomBytes(bytes).map((byte) => byte | 128));
}

function buildWith(files: Record<string, string | Buffer>, written: object = manifest): string {
  return temporaryTree({
    '.vite/manifest.json': JSON.stringify(written),
    'assets/index.js': '',
    'assets/shared.js': '',
    'assets/app.js': '',
    'assets/cards.js': '',
    'assets/player.js': '',
    ...files,
  });
}

it('counts the entry, the app and all that they import, once each, and nothing that loads later', () => {
  const { compressedBytes, violations } = measureFirstLoad(
    buildWith({
      'assets/index.js': costing(10_000),
      'assets/shared.js': costing(20_000),
      'assets/cards.js': costing(7_000),
      'assets/player.js': costing(500_000),
    }),
  );
  expect(compressedBytes).toBeGreaterThan(32_000);
  expect(compressedBytes).toBeLessThan(38_000);
  expect(violations).toEqual([]);
});

it('fails above the budget', () => {
  const { violations } = measureFirstLoad(buildWith({ 'assets/cards.js': costing(160_000) }));
  expect(violations).toEqual([
    expect.stringMatching(/^The first visit loads 1\d\d\.\d kB of JavaScript, more than/),
  ]);
});

it.each([
  ['zod', 'x._zod.parent=1'],
  ['hls.js', 'e.MANIFEST_LOADING="hlsManifestLoading"'],
])('fails when %s got into the first load', (library, code) => {
  const { violations } = measureFirstLoad(buildWith({ 'assets/shared.js': code, 'assets/player.js': code }));
  expect(violations).toEqual([`assets/shared.js holds ${library}, which the first visit has no use for.`]);
});

it('fails when the build has no entry', () => {
  const { 'index.html': _, ...rest } = manifest;
  expect(measureFirstLoad(buildWith({}, rest)).violations).toEqual([
    'The build has no part named index.html.',
  ]);
});

it('fails when a page loads the code of another', () => {
  const dist = buildWith({ 'assets/cards.js': costing(20_000), 'assets/player.js': costing(30_000) });
  const of = (budget: number) => heavyPages(dist, { 'player.tsx': budget });
  expect(of(60_000)).toEqual([]);
  expect(of(40_000)).toEqual([
    expect.stringMatching(/^player\.tsx loads 4\d\.\d kB of JavaScript, more than 40\.0 kB\.$/),
  ]);
  expect(heavyPages(dist, { 'gone.tsx': 1 })).toEqual(['The build has no part named gone.tsx.']);
});

it('fails when a file only passes on what another one has', () => {
  expect(emptyFiles(buildWith({ 'assets/cards.js': 'const a=1;export{a as t}' }))).toEqual([]);
  const dist = buildWith({ 'assets/cards.js': '//# a hint\nexport{t as startApp}from"./shared.js";\n' });
  expect(emptyFiles(dist)).toEqual(['assets/cards.js only passes on what another file has.']);
});
