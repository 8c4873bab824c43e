import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Has a page fetch code at once that its script will import a little later. The module is named by the end of its path. */
export function preloadCode(page: string, module: string): Plugin {
  return {
    name: 'academy:preload-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle = {} }): HtmlTagDescriptor[] {
        if (!filename.endsWith(`/${page}`)) return [];
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
        );
        if (chunk?.type !== 'chunk') throw new Error(`No part of the build holds ${module} to be preloaded.`);
        return [chunk.fileName, ...chunk.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
