import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

interface PreloadCodeOptions {
  /**
   * Modules by the ends of their paths, the most urgent first, each with all that it imports itself. They are fetched and
   * no more: reading a large one as soon as it is there would keep the page's own script waiting.
   */
  readonly now: readonly string[];
  /** The same, fetched and read, listed in a template `code`, whose content the page puts into its head when it is time. */
  readonly later: readonly string[];
}

/** Has a page fetch code before its script imports it. */
export function preloadCode(page: string, { now, later }: PreloadCodeOptions): Plugin {
  return {
    name: 'academy:preload-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }): HtmlTagDescriptor[] {
        if (!filename.endsWith(`/${page}`)) return [];
        const first = filesOf(bundle, now).filter((file) => !html.includes(file));
        const others = filesOf(bundle, later).filter((file) => !html.includes(file) && !first.includes(file));
        return [
          ...first.map((file) => ({ ...linkTo(file, fetchedOnly), injectTo: 'head' as const })),
          {
            tag: 'template',
            attrs: { id: 'code' },
            children: others.map((file) => linkTo(file, { rel: 'modulepreload' })),
            injectTo: 'body',
          },
        ];
      },
    },
  };
}

const fetchedOnly = { rel: 'preload', as: 'script' };

/** Style sheets are only fetched: the import of the code adds them and waits for them, unless they are there. */
function linkTo(file: string, code: Readonly<Record<string, string>>): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : code;
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href: `/${file}` } };
}

/** The chunks of these modules, with all that they import at once, and their styles. */
export function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
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
    if (!chunk) throw new Error(`No part of the build holds ${end}, which pages begin with.`);
    add(chunk.fileName);
  }
  return [...files];
}
