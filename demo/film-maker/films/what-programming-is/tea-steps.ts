import { mix } from '../../picture/easing.ts';
import { arrow, boxPath, drawn, faded, moved, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { teaIcons } from './tea-icons.ts';

const steps = [
  { icon: teaIcons.kettle, label: 'পানি গরম', saidAt: 0.02 },
  { icon: teaIcons.leaves, label: 'চা পাতা', saidAt: 0.26 },
  { icon: teaIcons.milkAndSugar, label: 'দুধ আর চিনি', saidAt: 0.48 },
  { icon: teaIcons.cup, label: 'কাপে ঢালা', saidAt: 0.76 },
];

const WIDTH = 236;
const place = (index: number) => 102 + index * 280;

/** Four steps in their order; then the first and the last change places. */
export function teaSteps(timeline: Timeline): string {
  const visible = timeline.between('recipe', 'assume');
  if (visible <= 0) return '';
  const swap = timeline.since('order', { at: 0.1, lasts: 1.5 });
  const spoiled = timeline.since('spoiled', { at: 0.68, lasts: 0.5 });
  const cards = steps.map((_, index) => stepCard(index, swap, spoiled, timeline)).join('');
  const arrows = [0, 1, 2]
    .map((index) =>
      arrow(
        place(index) + WIDTH + 5,
        330,
        33,
        timeline.since('steps', { at: steps[index + 1]?.saidAt ?? 0, delay: -0.25, lasts: 0.4 }),
        { color: palette.accent, width: 4 },
      ),
    )
    .join('');
  return faded(faded(arrows, 1 - swap) + cards, visible);
}

function stepCard(index: number, swap: number, spoiled: number, timeline: Timeline): string {
  const step = steps[index];
  if (step === undefined) return '';
  const shown = timeline.since('recipe', { at: 0.12, delay: index * 0.16, lasts: 0.5 });
  const said = timeline.since('steps', { at: step.saidAt, lasts: 1 });
  const isMoving = index === 0 || index === 3;
  const x = isMoving ? mix(place(index), place(3 - index), swap) : place(index);
  // One passes above, the other below.
  const lift = isMoving ? Math.sin(Math.PI * swap) * (index === 0 ? -46 : 46) : 0;
  const wrong = isMoving && spoiled > 0.5;
  const number = isMoving && swap > 0.5 ? 3 - index : index;
  const box = drawn(boxPath({ x: 0, y: 0, width: WIDTH, height: 286 }, 14), 1, {
    color: wrong ? palette.danger : palette.line,
    width: wrong ? 4 : 2,
    fill: wrong ? palette.dangerTint : palette.card,
  });
  const content = [
    box,
    words(24, 48, '১২৩৪'[number] ?? '', {
      family: 'serif',
      size: 34,
      weight: 600,
      color: wrong ? palette.danger : palette.accent,
    }),
    moved(step.icon(said), WIDTH / 2 + 4, 146),
    words(WIDTH / 2, 256, step.label, { size: 29, anchor: 'middle', opacity: said }),
  ].join('');
  return faded(moved(content, x, 190 + lift + (1 - shown) * 24), shown);
}
