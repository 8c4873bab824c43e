import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Preloads the named font files (file name without hash and ending) from a page. The browser would
 * otherwise learn of them only after the stylesheet, and the first text would be drawn twice.
 */
export function preloadFonts(page: string, fontNames: readonly string[]): Plugin {
  return {
    name: 'academy:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        if (!context.filename.endsWith(`/${page}`)) return [];
        const emitted = Object.keys(context.bundle ?? {});
        return fontNames.map((fontName): HtmlTagDescriptor => {
          const file = emitted.find((path) => path.includes(`/${fontName}-`) && path.endsWith('.woff2'));
          if (!file) throw new Error(`No stylesheet uses the font ${fontName}, so it cannot be preloaded.`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          };
        });
      },
    },
  };
}
