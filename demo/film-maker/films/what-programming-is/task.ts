import { turn } from '../../picture/easing.ts';
import { card, disc, drawn, faded, moved, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { teaIcons } from './tea-icons.ts';

/** Eight empty lines, and a cup to be earned. */
export function task(timeline: Timeline): string {
  const begun = timeline.since('task', { delay: -0.3, lasts: 0.5 });
  if (begun <= 0) return '';
  const ruled = timeline.since('task', { at: 0.4, lasts: 2.2 });
  const rows = [...'১২৩৪৫৬৭৮'].map((number, index) => {
    const own = turn(ruled, index, 8, 0.6);
    const [x, y] = [152 + Math.floor(index / 4) * 372, 214 + (index % 4) * 88];
    return (
      disc(x, y - 10, 21 * own, palette.accentTint) +
      words(x, y, number, {
        family: 'serif',
        size: 26,
        weight: 600,
        color: palette.accent,
        anchor: 'middle',
        opacity: own,
      }) +
      drawn(`M${x + 44} ${y + 8}h262`, own, { color: palette.line, width: 4 })
    );
  });
  const cup = teaIcons.cup(timeline.since('someone', { lasts: 2.2 }));
  return faded(
    card({ x: 96, y: 140, width: 772, height: 400 }) + rows.join('') + moved(cup, 1030, 356, 1.7),
    begun,
  );
}
