import { boxPath, disc, drawn, faded, moved, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';

/** The same wish twice: once as people say it, once as a machine can follow it. */
export function twoSpoons(timeline: Timeline): string {
  const visible = timeline.between('assume', 'python');
  if (visible <= 0) return '';
  const refused = timeline.since('spoons', { at: 0.28, lasts: 0.5 });
  const accepted = timeline.since('spoons', { at: 0.8, lasts: 0.5 });
  return faded(
    moved(vague(timeline, refused), 140, 160) + moved(exact(timeline, accepted), 670, 160),
    visible,
  );
}

const box = boxPath({ x: 0, y: 0, width: 470, height: 360 }, 14);

function vague(timeline: Timeline, refused: number): string {
  const shown = timeline.since('assume', { at: 0.2 });
  const border = refused > 0.5 ? palette.danger : palette.line;
  return faded(
    [
      drawn(box, 1, { color: border, width: refused > 0.5 ? 4 : 2, fill: palette.card }),
      words(235, 92, 'একটু চিনি', { family: 'serif', size: 46, weight: 560, anchor: 'middle' }),
      spoon(235, 226, shown, palette.lineStrong),
      words(235, 240, '?', {
        family: 'serif',
        size: 96,
        weight: 560,
        anchor: 'middle',
        color: palette.danger,
        opacity: refused,
      }),
    ].join(''),
    shown,
  );
}

function exact(timeline: Timeline, accepted: number): string {
  const shown = timeline.since('spoons', { at: 0.5, lasts: 0.5 });
  const border = accepted > 0.5 ? palette.success : palette.line;
  return faded(
    [
      drawn(box, 1, { color: border, width: accepted > 0.5 ? 4 : 2, fill: palette.card }),
      words(235, 92, 'দুই চামচ চিনি', { family: 'serif', size: 46, weight: 560, anchor: 'middle' }),
      spoon(176, 226, timeline.since('spoons', { at: 0.62, lasts: 0.7 }), palette.ink, true),
      spoon(294, 226, timeline.since('spoons', { at: 0.7, lasts: 0.7 }), palette.ink, true),
      disc(430, 40, 24 * accepted, palette.success),
      drawn('M419 41l8 9l15 -18', accepted * 2 - 1, { color: palette.card, width: 5 }),
    ].join(''),
    shown,
  );
}

/** Upright, its bowl on top; heaped when it counts. */
function spoon(x: number, y: number, progress: number, color: string, heaped = false): string {
  const heap = heaped
    ? drawn('M-24 -46Q0 -92 24 -46Q0 -34 -24 -46Z', progress * 2 - 1, {
        color,
        width: 4,
        fill: palette.sunken,
      })
    : '';
  return moved(
    drawn('M0 -4C-34 -8 -36 -64 0 -72C36 -64 34 -8 0 -4Z', progress, {
      color,
      width: 4,
      fill: palette.card,
    }) +
      drawn('M0 -4V86', progress, { color, width: 6 }) +
      heap,
    x,
    y,
  );
}
