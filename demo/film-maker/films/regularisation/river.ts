import { mix, share } from '../../picture/easing.ts';
import { drawn, faded, n } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { best, measured, priceOf } from './measurements.ts';
import { type Curve, fittedCurve } from './priced-curve.ts';
import type { Sheet } from './sheet.ts';

/** Wide and calm, under the curve that follows it. */
export function river(sheet: Sheet, timeline: Timeline): string {
  const shown = timeline.since('boat') * (1 - timeline.since('try', { delay: -0.3 }));
  const calm = sheet.line(fittedCurve(measured, priceOf(best.slider)));
  return drawn(calm, shown, { color: palette.accentTint, width: 62 });
}

export function boat(sheet: Sheet, curve: Curve, timeline: Timeline): string {
  const shown = timeline.since('boat', { delay: 0.9 }) * (1 - timeline.since('try', { delay: -0.3 }));
  if (shown <= 0) return '';
  const { begin, end } = timeline.sentence('boat');
  const x = mix(-0.86, 0.8, share(timeline.now, begin + 0.9, end + 1.4));
  // Less than the river falls: a boat stands on water, not on a slope.
  const lean =
    Math.atan2(sheet.up(curve(x + 0.02)) - sheet.up(curve(x - 0.02)), sheet.across(0.04) - sheet.across(0)) *
    0.3;
  const hull = `<path d="M-30 -6Q0 18 30 -6Z" fill="${palette.ink}"/><path d="M-2 -10V-52L24 -14Z" fill="${palette.card}" stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round"/>`;
  return faded(
    `<g transform="translate(${n(sheet.across(x))} ${n(sheet.up(curve(x)))}) rotate(${n((lean * 180) / Math.PI)})">${hull}</g>`,
    shown,
  );
}
