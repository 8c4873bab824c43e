import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/components/ui/small-icon.ts', import.meta.url));

/** Has the icons of lucide-react drawn by a few lines of ours. The icons themselves are theirs. */
export function smallIcons(): Plugin {
  return {
    name: 'academy:small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? ours : null,
  };
}
