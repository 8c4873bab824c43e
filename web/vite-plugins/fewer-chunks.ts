import type { Plugin } from 'vite';
import { createImportFinder } from './static-imports.ts';

interface FewerChunksOptions {
  /** Each row names what is loaded together, the most urgent first. */
  readonly groups: readonly {
    readonly name: string;
    /** Modules by the ends of their paths: the group holds what all of one of these sets import, directly or through others. */
    readonly sharedBy: readonly (readonly string[])[];
    /** …and these modules themselves. */
    readonly with?: readonly string[];
  }[];
}

/**
 * Left to itself the bundler makes a file of every set of modules that the same pages share, down to single icons: the page of a
 * lesson would take fifty requests. These groups say what travels together instead.
 */
export function fewerChunks({ groups }: FewerChunksOptions): Plugin {
  const imports = new Map<string, ReadonlySet<string>>();
  return {
    name: 'academy:fewer-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map(({ name, sharedBy, with: own = [] }, index) => ({
                name,
                priority: groups.length - index,
                test: (id: string) =>
                  own.some((end) => id.endsWith(end)) ||
                  sharedBy.some((modules) => modules.every((end) => imports.get(end)?.has(id))),
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      const findImports = createImportFinder(this);
      for (const end of groups.flatMap(({ sharedBy }) => sharedBy.flat())) {
        const root = [...this.getModuleIds()].find((id) => id.endsWith(end));
        if (root === undefined) throw new Error(`The build has no module ${end} to group others by.`);
        imports.set(end, imports.get(end) ?? findImports(root));
      }
    },
  };
}
