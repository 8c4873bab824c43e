import { mix } from '../../picture/easing.ts';
import { card, disc, drawn, n, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { best, tried } from './measurements.ts';
import { panel, sliderAt } from './price-slider.ts';

/** The error on new data for every price that is tried, from the right to the left. */
export function trials(timeline: Timeline): string {
  const [left, right, bottom, top] = [panel.x + 44, panel.x + panel.width - 40, panel.y + 400, panel.y + 120];
  const slider = sliderAt(timeline);
  const sweep = timeline.since('down', { lasts: 3 });
  const most = 0.16;
  const kept = timeline.since('keep', { at: 0.2 });
  const at = (trial: (typeof tried)[number]) => ({
    x: mix(left, right, trial.slider),
    y: mix(bottom - 14, top, Math.min(1, trial.error / most)),
  });
  const seen = tried.filter(
    (trial) => sweep > 0 && (sweep >= 1 || trial.slider >= slider) && trial.slider >= 0.05,
  );
  const path = seen
    .map((trial, index) => `${index === 0 ? 'M' : 'L'}${n(at(trial).x)} ${n(at(trial).y)}`)
    .join('');
  const lowest = at(best);
  return [
    card(panel),
    words(left, panel.y + 58, 'Error on new data', { size: 25, weight: 600, color: palette.inkSoft }),
    drawn(`M${left} ${top - 20}V${bottom}H${right}`, 1, { color: palette.lineStrong, width: 3 }),
    words(right, bottom + 40, 'price', { size: 21, color: palette.inkSoft, anchor: 'end' }),
    seen.length > 1 ? drawn(path, 1, { color: palette.accent, width: 4 }) : '',
    ...seen.map((trial) => disc(at(trial).x, at(trial).y, 7, palette.accent)),
    disc(lowest.x, lowest.y, 20 * kept, 'none', palette.success, 4),
    drawn(`M${n(lowest.x)} ${n(lowest.y + 26)}V${bottom}`, kept, { color: palette.success, width: 3 }),
    words(lowest.x, bottom + 40, 'this one', {
      size: 23,
      weight: 600,
      color: palette.success,
      anchor: 'middle',
      opacity: kept,
    }),
  ].join('');
}
