import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const manifestFile = '.vite/manifest.json';

/**
 * Vite's manifest names a part by its module only where it has a file of its own. A part that shares its file with others is
 * named, too: the server looks up the code of a page by it, and a guard what a page loads.
 */
export function nameEveryPart(): Plugin {
  let root = '';
  return {
    name: 'academy:name-every-part',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[manifestFile] as Rollup.OutputAsset;
        const manifest: Record<string, { file: string }> = JSON.parse(String(asset.source));
        const byFile = new Map(Object.values(manifest).map((part) => [part.file, part]));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const parts = chunk.moduleIds.filter(
            (id) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0,
          );
          const file = byFile.get(chunk.fileName);
          for (const name of parts.map((id) => path.relative(root, id))) {
            if (file) manifest[name] ??= file;
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
