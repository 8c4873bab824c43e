import { hashText } from '../text/hash-text.ts';

/** The grounds that covers are painted on: eight deep hues of equal lightness (OKLCH 0.39), so that no category shouts. */
export const groundOfHue = {
  indigo: '#393c7e',
  teal: '#0c4f4f',
  forest: '#264f30',
  ochre: '#643b07',
  terracotta: '#6e3017',
  plum: '#5d325f',
  'slate-blue': '#264864',
  rose: '#71283a',
} as const;

export type Hue = keyof typeof groundOfHue;

export const hues = Object.keys(groundOfHue) as Hue[];

const hueByCategory: Readonly<Record<string, Hue>> = {
  programming: 'indigo',
  'data science': 'teal',
  'machine learning': 'plum',
  'web development': 'terracotta',
  'mobile development': 'forest',
  devops: 'slate-blue',
  design: 'rose',
  business: 'ochre',
  cybersecurity: 'slate-blue',
  'cloud computing': 'teal',
};

/** Always the same one for a text. */
export function hueOfText(text: string): Hue {
  return hues[hashText(text) % hues.length] ?? 'indigo';
}

/** An unknown category gets a hue, too. */
export function hueOfCategory(category: string): Hue {
  const name = category.trim().toLowerCase();
  const planned = Object.hasOwn(hueByCategory, name) ? hueByCategory[name] : undefined;
  return planned ?? hueOfText(name);
}
