import { mandala } from './mandala.ts';
import { createRadialRepeat } from './radial-repeat.ts';
import { createSeededRandom } from './seeded-random.ts';
import { num } from './svg-marks.ts';

const radius = 1000;

/**
 * One large wheel in white on black, meant as a luminance mask: black hides what lies behind a petal, and the
 * element that is masked gives the colour.
 */
export function wheelSvg(seed: string): string {
  const brush = {
    fine: 3.4,
    medium: 5.4,
    bold: 15,
    line: '#fff',
    ground: '#000',
    wash: '#000',
    tint: '#fff',
  };
  const wheel = mandala({
    radius: radius * 0.97,
    rings: 5,
    brush,
    random: createSeededRandom(seed),
    repeat: createRadialRepeat(),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-radius} ${-radius} ${radius * 2} ${radius * 2}">`,
    `<g fill="none" stroke="${brush.line}" stroke-width="${num(brush.medium)}" stroke-linecap="round" stroke-linejoin="round">`,
    wheel,
    '</g></svg>',
  ].join('');
}
