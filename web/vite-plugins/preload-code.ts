import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/**
 * Has a page fetch code at once that its script imports later, each part with all that it imports itself. The modules
 * are named by the ends of their paths, the most urgent first.
 */
export function preloadCode(page: string, modules: readonly string[]): Plugin {
  return {
    name: 'academy:preload-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }): HtmlTagDescriptor[] {
        if (!filename.endsWith(`/${page}`)) return [];
        return filesOf(bundle, modules)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head',
          }));
      },
    },
  };
}

function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(add);
  };
  for (const end of modules) {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(end)),
    );
    if (!chunk) throw new Error(`No part of the build holds ${end}, so it cannot be preloaded.`);
    add(chunk.fileName);
  }
  return [...files];
}
