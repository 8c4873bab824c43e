import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { Plugin } from 'vite';
import { filesOf } from './preload-code.ts';

const keptKinds = /\.(js|css|woff2)$/;

interface ServiceWorkerOptions {
  readonly source: string;
  /** Modules by the ends of their paths, with which every page begins. */
  readonly first: readonly string[];
}

/** Writes the service worker beside the pages, with the list of what the build consists of. */
export function serviceWorker({ source, first }: ServiceWorkerOptions): Plugin {
  return {
    name: 'academy:service-worker',
    apply: 'build',
    // After everything that still adds or renames files.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const begin = filesOf(bundle, first);
        const others = Object.keys(bundle).filter((file) => keptKinds.test(file) && !begin.includes(file));
        const [firstPaths, otherPaths] = [begin, others].map((files) => files.map((file) => `/${file}`));
        const name = createHash('sha256')
          .update(Object.keys(bundle).sort().join())
          .digest('hex')
          .slice(0, 12);
        const build = JSON.stringify({
          name,
          first: firstPaths,
          others: otherPaths,
          languages: offeredLanguages,
        });
        const code = stripTypeScriptTypes(await readFile(source, 'utf8'));
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const BUILD = ${build};\n${code}`,
        });
      },
    },
  };
}
