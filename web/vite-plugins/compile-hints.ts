import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Chunks that a page runs much of. Browsers that know the hint compile them while they load, beside the page's thread;
 * without it, each function is compiled on that thread when it is first called.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'academy:compile-hints',
    apply: 'build',
    generateBundle: {
      // After everything that puts code in front: the hint is for what follows it.
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
          const named = chunks.filter((chunk) => chunk.name === name);
          if (named.length === 0) throw new Error(`No part of the build is called ${name}.`);
          for (const chunk of named) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
