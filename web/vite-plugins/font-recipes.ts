import type { FontRecipe } from './subset-fonts.ts';

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
const notoSerifBengali = '@fontsource-variable/noto-serif-bengali/files/noto-serif-bengali';
const hindSiliguri = '@fontsource/hind-siliguri/files/hind-siliguri';

/** The fonts of the app, in the weights that its styles ask for; fonts.css says which text is drawn in which. */
export const fontRecipes: Readonly<Record<string, FontRecipe>> = {
  'fraunces-latin': { source: `${fraunces}-latin-wght-normal.woff2`, wght: 500 },
  'fraunces-latin-ext': { source: `${fraunces}-latin-ext-wght-normal.woff2`, wght: 500 },
  'figtree-latin': { source: `${figtree}-latin-wght-normal.woff2`, wght: { min: 400, max: 700 } },
  'figtree-latin-ext': { source: `${figtree}-latin-ext-wght-normal.woff2`, wght: { min: 400, max: 700 } },
  'noto-serif-bengali': { source: `${notoSerifBengali}-bengali-wght-normal.woff2`, wght: 600 },
  'hind-siliguri-400': { source: `${hindSiliguri}-bengali-400-normal.woff2`, unhinted: true },
  'hind-siliguri-600': { source: `${hindSiliguri}-bengali-600-normal.woff2`, unhinted: true },
};
