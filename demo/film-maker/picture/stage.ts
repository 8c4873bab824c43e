import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { palette } from './palette.ts';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly package: string;
  readonly file: RegExp;
  readonly weight: string;
  readonly range?: string;
}

const BENGALI = 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC';

/** The product's own, from the packages it takes them from. */
const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: /latin-wght-normal\.woff2$/,
    weight: '100 900',
  },
  {
    family: 'Figtree',
    package: '@fontsource-variable/figtree',
    file: /latin-wght-normal\.woff2$/,
    weight: '300 900',
  },
  {
    family: 'Serif Bangla',
    package: '@fontsource-variable/noto-serif-bengali',
    file: /-bengali-wght-normal\.woff2$/,
    weight: '100 900',
    range: BENGALI,
  },
  {
    family: 'Sans Bangla',
    package: '@fontsource/hind-siliguri',
    file: /-bengali-500-normal\.woff2$/,
    weight: '100 900',
    range: BENGALI,
  },
];

/** The page that frames are put into, one after the other. */
export function stagePage(): string {
  return `<!doctype html><meta charset="utf-8"><style>${faces.map(fontFace).join('')}
    body { margin: 0; width: 1280px; height: 720px; overflow: hidden; background: ${palette.paper}; }
    svg { position: absolute; inset: 0; width: 1280px; height: 720px; }
    .serif { font-family: Fraunces, "Serif Bangla"; letter-spacing: -0.01em; }
    .sans { font-family: Figtree, "Sans Bangla"; }
    .code { font-family: "DejaVu Sans Mono", "Sans Bangla", monospace; white-space: pre; }
  </style><div id="film"></div>`;
}

/** Reads a letter of each, so that no frame is taken before they are there. */
export const everyFace = faces.map(({ family }) => `32px "${family}"`);

function fontFace({ family, package: name, file, weight, range }: Face): string {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'files');
  const found = readdirSync(folder).find((candidate) => file.test(candidate));
  if (found === undefined) throw new Error(`${name} has no file for ${family}.`);
  const url = pathToFileURL(path.join(folder, found)).href;
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${url}"); ${range ? `unicode-range: ${range};` : ''} }`;
}
