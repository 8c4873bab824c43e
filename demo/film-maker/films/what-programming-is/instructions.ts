import { turn } from '../../picture/easing.ts';
import { arrow, boxPath, card, drawn, faded, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';

/** A written page on the left, the machine that follows it on the right. */
export function instructions(timeline: Timeline): string {
  const lines = timeline.since('what', { delay: -0.2, lasts: 2.2 });
  const machine = timeline.since('what', { at: 0.28, lasts: 1.3 });
  const sent = timeline.since('what', { at: 0.7, lasts: 0.7 });
  const done = timeline.since('what', { at: 0.95, lasts: 0.5 });
  const page = [300, 250, 320, 210, 280]
    .map((width, index) => {
      const own = turn(lines, index, 5, 0.4);
      const y = 212 + index * 62;
      return (
        words(190, y + 9, '১২৩৪৫'[index] ?? '', {
          family: 'serif',
          size: 28,
          weight: 600,
          color: palette.accent,
          opacity: own * 2,
        }) + drawn(`M232 ${y}h${width - 40}`, own, { color: palette.lineStrong, width: 7 })
      );
    })
    .join('');
  const tick = drawn('M908 300l36 38l72 -84', done, { color: palette.success, width: 11 });
  const computer = [
    drawn(boxPath({ x: 800, y: 190, width: 320, height: 216 }, 16), machine, {
      width: 5,
      fill: palette.card,
    }),
    drawn('M960 408v46', machine * 2 - 1, { width: 5 }),
    drawn('M880 460h160', machine * 2 - 1, { width: 5 }),
    tick,
  ].join('');
  return faded(
    card({ x: 150, y: 150, width: 430, height: 370 }) +
      page +
      computer +
      arrow(616, 318, 148, sent, { color: palette.accent, width: 5 }),
    timeline.between('what', 'recipe'),
  );
}
