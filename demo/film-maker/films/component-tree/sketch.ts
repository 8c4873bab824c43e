import { turn } from '../../picture/easing.ts';
import { boxPath, drawn, faded, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { books, filter, form, list, type Part, SKETCH } from './parts.ts';

const pencil = { color: palette.inkSoft, width: 2.6 };
const titles = ['Pather Panchali', 'The Hobbit', 'Sultana’s Dream'];

/** The screen as a pencil would draw it, a little uneven. */
export function sketch(timeline: Timeline): string {
  const gone = timeline.since('side', { delay: -0.2, lasts: 0.7 });
  const paper = `<path d="${boxPath(SKETCH, 10)}" fill="${palette.card}" stroke="${palette.line}" stroke-width="2"/>`;
  const begun = timeline.since('draw', { delay: -0.3, lasts: 0.5 });
  return faded(
    paper + heading(timeline) + filterSketch(timeline) + listSketch(timeline) + formSketch(timeline),
    begun * (1 - gone),
  );
}

function heading(timeline: Timeline): string {
  const progress = timeline.since('draw', { at: 0.5, lasts: 1.1 });
  return (
    words(424, 152, 'My reading list', { family: 'serif', size: 30, weight: 560, opacity: progress }) +
    drawn('M424 164q90 5 190 -1', progress, pencil)
  );
}

function filterSketch(timeline: Timeline): string {
  const progress = timeline.since('screen', { at: 0.1, lasts: 1 });
  return ['All', 'To read', 'Finished']
    .map((label, index) => {
      const own = turn(progress, index, 3);
      const [x, width] = [
        [430, 76],
        [518, 110],
        [640, 118],
      ][index] ?? [0, 0];
      const pill = boxPath({ x: x ?? 0, y: 188, width: width ?? 0, height: 38 }, 19);
      return (
        drawn(pill, own, { ...pencil, fill: index === 0 ? palette.sunken : 'none' }) +
        words((x ?? 0) + (width ?? 0) / 2, 214, label, { size: 20, anchor: 'middle', opacity: own })
      );
    })
    .join('');
}

function listSketch(timeline: Timeline): string {
  const progress = timeline.since('screen', { at: 0.32, lasts: 1.5 });
  return books
    .map(({ box }, index) => {
      const own = turn(progress, index, 3);
      const middle = box.y + box.height / 2;
      const tick =
        index === 0
          ? drawn(`M${box.x + 19} ${middle}l6 7l12 -15`, own * 2 - 1, { color: palette.success, width: 3.4 })
          : '';
      return (
        drawn(boxPath({ x: box.x + 14, y: middle - 13, width: 26, height: 26 }, 6), own, pencil) +
        tick +
        words(box.x + 58, middle + 8, titles[index] ?? '', { size: 23, opacity: own }) +
        drawn(`M${box.x + 10} ${box.y + box.height + 3}h${box.width - 22}`, own, {
          color: palette.line,
          width: 2,
        })
      );
    })
    .join('');
}

function formSketch(timeline: Timeline): string {
  const progress = timeline.since('screen', { at: 0.68, lasts: 1.1 });
  return (
    drawn(boxPath({ x: 430, y: 490, width: 306, height: 46 }, 8), progress, pencil) +
    words(446, 520, 'Title of a book', { size: 20, color: palette.lineStrong, opacity: progress }) +
    drawn(boxPath({ x: 748, y: 490, width: 100, height: 46 }, 8), progress, {
      ...pencil,
      fill: palette.sunken,
    }) +
    words(798, 520, 'Add', { size: 21, weight: 600, anchor: 'middle', opacity: progress })
  );
}

/** A frame in our colour around each part, with its name beside it. */
export function boxesAround(timeline: Timeline): string {
  const gone = timeline.since('side', { delay: -0.2, lasts: 0.3 });
  const framed = [filter, list, ...books, form].map((part) => frame(part, timeline)).join('');
  return faded(framed, 1 - gone);
}

function frame(part: Part, timeline: Timeline): string {
  const progress = timeline.since('names', { at: part.namedAt, lasts: 0.7 });
  const inner = part.name === 'Book';
  const { x, y, width, height } = part.box;
  const name = { size: 25, weight: 600, color: palette.accent, opacity: progress };
  const label = inner
    ? words(x + width + 34, y + height / 2 + 9, part === books[1] ? 'Book' : '', name)
    : words(x - 24, y + height / 2 + 9, part.name, { ...name, anchor: 'end' });
  return (
    drawn(boxPath(part.box, inner ? 8 : 12), progress, { color: palette.accent, width: inner ? 3 : 4 }) +
    label
  );
}
