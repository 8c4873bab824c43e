import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { createImportFinder } from './static-imports.ts';

type Graph = Parameters<typeof createImportFinder>[0];

/** Modules as a bundler has read them: their code, and what it imports. */
function graphOf(modules: Readonly<Record<string, { code: string; imports?: string[] }>>): Graph {
  return {
    getModuleInfo: (id) => {
      const module = modules[id];
      return (module && { code: module.code, importedIds: module.imports ?? [] }) as ReturnType<
        Graph['getModuleInfo']
      >;
    },
    parse: (code) => parseSync('module.tsx', code).program as ReturnType<Graph['parse']>,
  };
}

const icons = '/node_modules/icons/dist/index.mjs';
const router = '/node_modules/router/dist/index.js';
const core = '/node_modules/core/dist/index.js';

const graph = graphOf({
  '/page.tsx': {
    code: `import { Star as Sign } from 'icons'; import { Link, go } from 'router'; import './part.ts'; const a = 1;`,
    imports: [icons, router, '/part.ts'],
  },
  '/part.ts': { code: `export const b = 2;` },
  [icons]: {
    code: `export { default as Star, default as StarIcon } from './star.mjs'; export { default as Moon } from './moon.mjs';`,
    imports: ['/node_modules/icons/dist/star.mjs', '/node_modules/icons/dist/moon.mjs'],
  },
  '/node_modules/icons/dist/star.mjs': { code: `export default 1;` },
  [router]: {
    code: `"use client"; import { Link, Blocker } from './link.js'; export * from 'core'; export { Link, Blocker };`,
    imports: ['/node_modules/router/dist/link.js', core],
  },
  '/node_modules/router/dist/link.js': { code: `export const Link = 1, Blocker = 2;` },
  [core]: {
    code: `import { go } from './go.js'; import { stop } from './stop.js'; export { go, stop };`,
    imports: ['/node_modules/core/dist/go.js', '/node_modules/core/dist/stop.js'],
  },
  '/node_modules/core/dist/go.js': { code: `export const go = 1;` },
});

test('of the index of a package, a page imports the files that it names, however they are passed on', () => {
  expect([...createImportFinder(graph)('/page.tsx')].sort()).toEqual([
    '/node_modules/core/dist/go.js',
    '/node_modules/icons/dist/star.mjs',
    '/node_modules/router/dist/link.js',
    '/part.ts',
  ]);
});
