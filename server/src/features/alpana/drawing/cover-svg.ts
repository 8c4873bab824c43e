import type { Hue } from '@academy/contract/courses/hues.ts';
import { composeCover } from './compositions.ts';
import { colorsOf, type HueColors } from './hue-colors.ts';
import { createRadialRepeat } from './radial-repeat.ts';
import { createSeededRandom } from './seeded-random.ts';

interface CoverOptions {
  /** The course's id: the same seed is always the same picture. */
  readonly seed: string;
  readonly hue: Hue;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const size: Size = { width: 640, height: 360 };
// The canvas is three times as fine as it is shown, so that whole numbers suffice for its coordinates.
const canvas = { width: size.width * 3, height: size.height * 3 };
const largestBytes = 6000;
const attempts = 12;

/** Alpana for a course without a cover of its own: white lines on its category's ground, as SVG text. */
export function coverSvg({ seed, hue }: CoverOptions): string {
  const colors = colorsOf(hue);
  let lightest = draw(seed, colors);
  // One picture in a dozen is too large; its next draft is taken instead, always the same one.
  for (let attempt = 1; lightest.length > largestBytes && attempt < attempts; attempt += 1) {
    const next = draw(`${seed}/${attempt}`, colors);
    if (next.length < lightest.length) lightest = next;
  }
  return lightest;
}

/** The same picture in another size; what does not fit the shape is cut off on both sides. */
export function resizedCover(svg: string, { width, height }: Size): string {
  const place = `width="${size.width}" height="${size.height}"`;
  return svg.replace(place, `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`);
}

function draw(seed: string, colors: HueColors): string {
  const random = createSeededRandom(seed);
  const { glow, svg } = composeCover({ ...canvas, colors, random, repeat: createRadialRepeat() });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${size.width}" height="${size.height}">`,
    `<radialGradient id="g" cx="${glow.x}" cy="${glow.y}" r=".8"><stop stop-color="${colors.glow}"/><stop offset="1" stop-color="${colors.ground}"/></radialGradient>`,
    `<path fill="url(#g)" d="M0 0h${canvas.width}v${canvas.height}H0z"/>`,
    svg,
    '</svg>',
  ].join('');
}
