import { type CategoryHue, hueOfCategory } from './category-hue.ts';
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

// The canvas is three times as fine as it is shown, so that whole numbers suffice for its coordinates.
const fineness = 3;
const largestBytes = 6000;
const attempts = 12;

/** Alpana for a course without a cover of its own: white lines on its category's ground, as SVG text. */
export function coverSvg({ seed, category, width = 640, height = 360 }: CoverOptions): string {
  const hue = hueOfCategory(category);
  let lightest = draw(seed, hue, width, height);
  // One picture in a dozen is too large; its next draft is taken instead, always the same one.
  for (let attempt = 1; lightest.length > largestBytes && attempt < attempts; attempt += 1) {
    const next = draw(`${seed}/${attempt}`, hue, width, height);
    if (next.length < lightest.length) lightest = next;
  }
  return lightest;
}

function draw(seed: string, hue: CategoryHue, width: number, height: number): string {
  const canvas = { width: width * fineness, height: height * fineness };
  const random = createSeededRandom(seed);
  const { glow, svg } = composeCover({ ...canvas, hue, random, repeat: createRadialRepeat() });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${width}" height="${height}">`,
    `<radialGradient id="g" cx="${glow.x}" cy="${glow.y}" r=".8"><stop stop-color="${hue.glow}"/><stop offset="1" stop-color="${hue.ground}"/></radialGradient>`,
    `<path fill="url(#g)" d="M0 0h${canvas.width}v${canvas.height}H0z"/>`,
    svg,
    '</svg>',
  ].join('');
}
