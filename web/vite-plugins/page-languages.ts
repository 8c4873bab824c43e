import { languages, longerEnglish } from '@academy/contract/interface/languages.ts';
import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin, Rollup } from 'vite';

interface PageLanguagesOptions {
  readonly config: LinguiConfigNormalized;
  /** The fonts (file names without hash and ending) that a language's first screen needs besides. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

/** Writes a copy of every page for each other language beside it: `index.html` becomes `index.bn.html`. */
export function pageLanguages({ config, fonts }: PageLanguagesOptions): Plugin {
  const others = languages.filter((language) => language !== config.sourceLocale);
  return {
    name: 'academy:page-languages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [catalog] = await getCatalogs(config);
        const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
        for (const language of others) {
          const texts = language === longerEnglish ? {} : await catalog?.read(language);
          const source = JSON.stringify(textsOf(texts ?? {}, 'chooser.'));
          this.emitFile({ type: 'asset', fileName: `texts.${language}.json`, source });
          for (const page of pages as Rollup.OutputAsset[]) {
            const links = (page.fileName === 'index.html' ? (fonts[language] ?? []) : []).map((name) =>
              fontLink(fileOf(bundle, `/${name}-`)),
            );
            const source = String(page.source)
              .replace('<html lang="en">', `<html lang="${language}">`)
              .replace('<meta name="viewport"', (meta) => [...links, meta].join('\n    '))
              .replace('<template id="code">', (opening) => opening + catalogueLink(bundle, language))
              .replace(/<noscript>(.*)<\/noscript>/, (whole, english: string) =>
                whole.replace(english, texts?.['page.noscript']?.translation || english),
              )
              .replaceAll(/data-text="([\w-]+)">[^<]*/g, (whole, name: string) => {
                const text = texts?.[`page.${name}`]?.translation;
                return text ? `data-text="${name}">${text}` : whole;
              });
            const fileName = page.fileName.replace('.html', `.${language}.html`);
            this.emitFile({ type: 'asset', fileName, source });
          }
        }
      },
    },
  };
}

/** For pages that the server writes itself. */
function textsOf(texts: Readonly<Record<string, { readonly translation?: string }>>, prefix: string) {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, { translation }]) => [id.slice(prefix.length), translation]),
  );
}

function fileOf(bundle: Rollup.OutputBundle, part: string): string {
  const file = Object.keys(bundle).find((name) => name.includes(part));
  if (file === undefined) throw new Error(`The build has no file named ${part}, so no page can ask for it.`);
  return file;
}

const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`;

const catalogueFile = (language: string) => (language === longerEnglish ? 'en.po?longer' : `${language}.po`);

/** For the list of code that the page of a lesson fetches when it is time. */
function catalogueLink(bundle: Rollup.OutputBundle, language: string): string {
  const catalogue = Object.values(bundle).find(
    (output) =>
      output.type === 'chunk' &&
      output.moduleIds.some((id) => id.endsWith(`/locales/${catalogueFile(language)}`)),
  );
  if (catalogue === undefined) throw new Error(`The build has no catalogue of ${language}.`);
  return `<link rel="modulepreload" crossorigin href="/${catalogue.fileName}">`;
}
