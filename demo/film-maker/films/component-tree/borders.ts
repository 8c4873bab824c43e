import { turn } from '../../picture/easing.ts';
import { arrow, boxPath, card, drawn, faded, moved, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';

/** A border with two props beside one that eight run through. */
export function borders(timeline: Timeline): string {
  const begun = timeline.since('props', { lasts: 0.5 });
  const over = timeline.since('code', { delay: -0.4, lasts: 0.4 });
  return faded(moved(goodBorder(timeline) + wrongBorder(timeline), 0, 46), begun * (1 - over));
}

function goodBorder(timeline: Timeline): string {
  const props = timeline.since('props', { at: 0.35, lasts: 1.2 });
  const said = [timeline.since('book', { at: 0.12 }), timeline.since('book', { at: 0.4 })];
  const enough = timeline.since('book', { at: 0.78 });
  const aside = timeline.since('eight', { delay: -0.5, lasts: 0.8 });
  const x = 560 - aside * 260;
  const prop = (index: number, name: string, value: string) => {
    const [y, own] = [262 + index * 82, turn(props, index, 2)];
    return (
      arrow(x - 210, y, 196, own, { color: palette.accent, width: 4 }) +
      words(x - 208, y - 14, name, { family: 'code', size: 23, opacity: own }) +
      words(x + 40, y + 8, value, { size: 26, opacity: said[index] ?? 0 })
    );
  };
  return [
    drawn(boxPath({ x, y: 150, width: 340, height: 250 }, 14), 1, {
      color: palette.accent,
      width: 4,
      fill: palette.card,
    }),
    words(x + 40, 206, 'Book', { size: 25, weight: 600, color: palette.accent }),
    prop(0, 'title', 'Pather Panchali'),
    prop(1, 'isRead', 'yes, last May'),
    words(x + 170, 462, 'two props, both used', {
      size: 25,
      weight: 600,
      color: palette.success,
      anchor: 'middle',
      opacity: enough,
    }),
  ].join('');
}

function wrongBorder(timeline: Timeline): string {
  const begun = timeline.since('eight', { lasts: 0.5 });
  const pass = timeline.since('eight', { at: 0.1, lasts: 2.2 });
  const wrong = timeline.since('wrong', { at: 0.35, lasts: 0.6 });
  const color = wrong > 0.5 ? palette.danger : palette.lineStrong;
  const threads = Array.from({ length: 8 }, (_, index) => {
    const y = 178 + index * 27;
    const own = turn(pass, index, 8, 0.75);
    return arrow(700, y, 490, own, { color, width: 3 });
  }).join('');
  const box = drawn(boxPath({ x: 832, y: 150, width: 220, height: 250 }, 14), begun, {
    color,
    width: 4,
    fill: wrong > 0.5 ? palette.dangerTint : palette.sunken,
  });
  const verdict = words(940, 462, wrong > 0 ? 'eight props, none used' : '', {
    size: 25,
    weight: 600,
    color: palette.danger,
    anchor: 'middle',
    opacity: wrong,
  });
  return faded(box + threads, begun) + verdict;
}

const lines = [
  '<ReadingList>',
  '  <Filter value={filter} />',
  '  <BookList books={books} />',
  '  <BookForm onAdd={add} />',
  '</ReadingList>',
];

/** What the pencil has decided, typed. */
export function code(timeline: Timeline): string {
  const begun = timeline.since('code', { lasts: 0.5 });
  const typed = timeline.since('code', { at: 0.1, lasts: 3.4 });
  const letters = Math.round(typed * lines.join('').length);
  let before = 0;
  const text = lines.map((line, index) => {
    const shown = line.slice(0, Math.max(0, letters - before));
    before += line.length;
    return words(352, 226 + index * 58, shown, { family: 'code', size: 30, weight: 400 });
  });
  return faded(card({ x: 300, y: 150, width: 680, height: 360 }) + text.join(''), begun);
}
