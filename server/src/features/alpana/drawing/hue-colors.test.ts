import { hues } from '@academy/contract/courses/hues.ts';
import { expect, it } from 'vitest';
import { colorsOf } from './hue-colors.ts';

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(hues)('the lines of a cover are clear on %s, also where it glows', (hue) => {
  const { glow, ground } = colorsOf(hue);
  for (const color of [glow, ground]) {
    expect((luminance('#fff8ec') + 0.05) / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
