import { disc, drawn, faded, n } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { measured, unseen } from './measurements.ts';
import type { Curve } from './priced-curve.ts';
import type { Sheet } from './sheet.ts';

export function points(sheet: Sheet, timeline: Timeline): string {
  return measured
    .map(({ x, y }, index) => {
      const size = timeline.since('points', { at: 0.05, delay: index * 0.11, lasts: 0.35 });
      return disc(sheet.across(x), sheet.up(y), 9 * size, palette.ink, palette.card);
    })
    .join('');
}

/** New points, and how far the curve is from each. */
export function misses(sheet: Sheet, curve: Curve, timeline: Timeline): string {
  const shown = timeline.since('misses', { at: 0.1 }) * (1 - timeline.since('boat', { delay: -0.3 }));
  const again = timeline.since('try', { at: 0.6 });
  return unseen
    .map(({ x, y }, index) => {
      const opacity = Math.max(
        shown * timeline.since('misses', { at: 0.1, delay: index * 0.12, lasts: 0.4 }),
        again,
      );
      const gap = drawn(`M${n(sheet.across(x))} ${n(sheet.up(y))}V${n(sheet.up(curve(x)))}`, opacity, {
        color: palette.danger,
        width: 4,
      });
      return gap + faded(disc(sheet.across(x), sheet.up(y), 9, palette.card, palette.danger, 4), opacity);
    })
    .join('');
}
