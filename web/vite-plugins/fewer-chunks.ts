import type { Plugin, Rollup } from 'vite';

interface FewerChunksOptions {
  /** Modules by the ends of their paths. Each row names what is loaded together, the most urgent first. */
  readonly groups: readonly {
    readonly name: string;
    /** The group holds what all of these import statically, directly or through others. */
    readonly importedByAll: readonly string[];
    /** …and none of these does. */
    readonly importedByNone?: readonly string[];
    /** …as long as so many parts of the build have a use for it. */
    readonly minShareCount?: number;
  }[];
}

/**
 * Left to itself the bundler makes a file of every set of modules that the same pages share, down to single icons: the page of a
 * lesson would take fifty requests. These groups say what travels together instead.
 */
export function fewerChunks({ groups }: FewerChunksOptions): Plugin {
  const closures = new Map<string, ReadonlySet<string>>();
  return {
    name: 'academy:fewer-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map(
                ({ name, importedByAll, importedByNone = [], minShareCount = 1 }, index) => ({
                  name,
                  priority: groups.length - index,
                  minShareCount,
                  test: (id: string) =>
                    importedByAll.every((end) => closures.get(end)?.has(id)) &&
                    !importedByNone.some((end) => closures.get(end)?.has(id)),
                }),
              ),
            },
          },
        },
      },
    }),
    buildEnd() {
      for (const end of groups.flatMap(({ importedByAll, importedByNone = [] }) => [
        ...importedByAll,
        ...importedByNone,
      ])) {
        const root = [...this.getModuleIds()].find((id) => id.endsWith(end));
        if (root === undefined) throw new Error(`The build has no module ${end} to group others by.`);
        closures.set(
          end,
          staticClosure(root, (id) => this.getModuleInfo(id)),
        );
      }
    },
  };
}

function staticClosure(root: string, infoOf: (id: string) => Rollup.ModuleInfo | null): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  found.delete(root);
  return found;
}
