import { mix } from '../../picture/easing.ts';
import { type Box, card, disc, drawn, n, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { best } from './measurements.ts';

/** Beside the sheet. */
export const panel: Box = { x: 838, y: 108, width: 364, height: 470 };

/** Where the slider stands: every movement of it belongs to a sentence. */
export function sliderAt(timeline: Timeline): number {
  const moves: readonly (readonly [at: number, to: number])[] = [
    [timeline.since('worth', { lasts: 2.6 }), 0.5],
    [timeline.since('free', { lasts: 1.2 }), 0],
    [timeline.since('dear', { at: 0.1, lasts: 1.8 }), 1],
    [timeline.since('boat', { lasts: 1.6 }), best.slider],
    [timeline.since('try', { at: 0.6, lasts: 1.4 }), 1],
    [timeline.since('down', { lasts: 3 }), 0.06],
    [timeline.since('keep', { lasts: 1.8 }), best.slider],
  ];
  return moves.reduce((slider, [progress, to]) => mix(slider, to, progress), 0);
}

/** The slider, and the formula once it is said. */
export function priceSlider(slider: number, timeline: Timeline): string {
  const [left, right, y] = [panel.x + 44, panel.x + panel.width - 44, panel.y + 108];
  const knob = mix(left, right, slider);
  const part = (at: number) => timeline.since('formula', { at, lasts: 0.4 });
  const line = (index: number, text: string, at: number, color: string) =>
    words(panel.x + 44, panel.y + 268 + index * 62, text, {
      family: 'serif',
      size: 40,
      weight: 560,
      color,
      opacity: part(at),
    });
  return [
    card(panel),
    words(left, panel.y + 58, 'Price of a bend', { size: 25, weight: 600, color: palette.inkSoft }),
    drawn(`M${left} ${y}H${right}`, 1, { color: palette.line, width: 8 }),
    drawn(`M${left} ${y}H${n(Math.max(left + 1, knob))}`, 1, { color: palette.accent, width: 8 }),
    disc(knob, y, 16, palette.card, palette.accent, 6),
    words(left - 4, y + 52, 'none', { size: 21, color: palette.inkSoft }),
    words(right + 4, y + 52, 'high', { size: 21, color: palette.inkSoft, anchor: 'end' }),
    line(0, 'error', 0.55, palette.ink),
    line(1, '+ price', 0.7, palette.accent),
    line(2, '× bending', 0.82, palette.ink),
  ].join('');
}
