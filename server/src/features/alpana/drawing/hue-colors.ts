import { groundOfHue, type Hue } from '@academy/contract/courses/hues.ts';

export interface HueColors {
  readonly ground: string;
  /** The same hue a little lighter: the glow under a pattern. */
  readonly glow: string;
  /** A pale companion for the few touches that are not white. */
  readonly tint: string;
}

const companions: Readonly<Record<Hue, Omit<HueColors, 'ground'>>> = {
  indigo: { glow: '#4a4e9a', tint: '#aeb8fe' },
  teal: { glow: '#1d6464', tint: '#7fd6d2' },
  forest: { glow: '#366441', tint: '#a5d6a4' },
  ochre: { glow: '#7c4c14', tint: '#e9c27f' },
  terracotta: { glow: '#874124', tint: '#f7b493' },
  plum: { glow: '#734376', tint: '#e3b3e5' },
  'slate-blue': { glow: '#355c7c', tint: '#9bcdf8' },
  rose: { glow: '#8b384c', tint: '#f8b0bc' },
};

export function colorsOf(hue: Hue): HueColors {
  return { ground: groundOfHue[hue], ...companions[hue] };
}
