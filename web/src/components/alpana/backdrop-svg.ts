import { mandala } from './mandala.ts';
import { createRadialRepeat } from './radial-repeat.ts';
import { createSeededRandom } from './seeded-random.ts';

const size = 800;

/** One large wheel, meant as a mask: whoever shows it chooses its colour. */
export function backdropSvg(seed: string): string {
  const brush = { fine: 1.2, medium: 2, bold: 5.4, ground: 'none', tint: '#fff8ec' };
  const wheel = mandala({
    radius: size / 2 - 8,
    rings: 4,
    brush,
    random: createSeededRandom(seed),
    repeat: createRadialRepeat(),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">`,
    `<g fill="none" stroke="#fff8ec" stroke-linecap="round" stroke-linejoin="round">${wheel}</g>`,
    '</svg>',
  ].join('');
}
