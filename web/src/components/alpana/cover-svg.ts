import { hueOfCategory } from './category-hue.ts';
import { composeCover } from './compositions.ts';
import { createRadialRepeat } from './radial-repeat.ts';
import { createSeededRandom } from './seeded-random.ts';

export interface CoverOptions {
  /** Usually the course's id: the same seed is always the same picture. */
  seed: string;
  category: string;
  width?: number;
  height?: number;
}

/** Alpana for a course without a cover of its own: white lines on its category's ground, as SVG text. */
export function coverSvg({ seed, category, width = 640, height = 360 }: CoverOptions): string {
  const hue = hueOfCategory(category);
  const random = createSeededRandom(seed);
  const { glowAt, drawing } = composeCover({ width, height, hue, random, repeat: createRadialRepeat() });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<radialGradient id="g" cx="${glowAt.x}" cy="${glowAt.y}" r=".9"><stop stop-color="${hue.glow}"/><stop offset="1" stop-color="${hue.ground}"/></radialGradient>`,
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke="#fff8ec" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`,
    '</svg>',
  ].join('');
}
