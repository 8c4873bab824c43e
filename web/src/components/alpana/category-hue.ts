import { hashText } from './seeded-random.ts';

/** The grounds covers are painted on: eight deep hues of equal lightness (OKLCH 0.39), so no category shouts. */

export interface CategoryHue {
  name: string;
  ground: string;
  /** The same hue a little lighter: the glow under a pattern. */
  glow: string;
  /** A pale companion for the few touches that are not white. */
  tint: string;
}

const indigo = { name: 'indigo', ground: '#393c7e', glow: '#4a4e9a', tint: '#aeb8fe' };
const teal = { name: 'teal', ground: '#0c4f4f', glow: '#1d6464', tint: '#7fd6d2' };
const forest = { name: 'forest', ground: '#264f30', glow: '#366441', tint: '#a5d6a4' };
const ochre = { name: 'ochre', ground: '#643b07', glow: '#7c4c14', tint: '#e9c27f' };
const terracotta = { name: 'terracotta', ground: '#6e3017', glow: '#874124', tint: '#f7b493' };
const plum = { name: 'plum', ground: '#5d325f', glow: '#734376', tint: '#e3b3e5' };
const slateBlue = { name: 'slate blue', ground: '#264864', glow: '#355c7c', tint: '#9bcdf8' };
const rose = { name: 'rose', ground: '#71283a', glow: '#8b384c', tint: '#f8b0bc' };

export const categoryHues: readonly [CategoryHue, ...CategoryHue[]] = [
  indigo,
  teal,
  forest,
  ochre,
  terracotta,
  plum,
  slateBlue,
  rose,
];

const hueByCategory: Readonly<Record<string, CategoryHue>> = {
  programming: indigo,
  'data science': teal,
  'machine learning': plum,
  'web development': terracotta,
  'mobile development': forest,
  devops: slateBlue,
  design: rose,
  business: ochre,
  cybersecurity: slateBlue,
  'cloud computing': teal,
};

/** An unknown category gets a hue, too, and always the same one. */
export function hueOfCategory(category: string): CategoryHue {
  const name = category.trim().toLowerCase();
  const planned = Object.hasOwn(hueByCategory, name) ? hueByCategory[name] : undefined;
  return planned ?? categoryHues[hashText(name) % categoryHues.length] ?? indigo;
}
