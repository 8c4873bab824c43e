import { mix } from '../../picture/easing.ts';
import { type Box, boxPath, drawn, faded, n, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';
import { books, filter, form, list, type Part, screen } from './parts.ts';

/** Further left than they are noted, where the sketch no longer is. */
const SHIFT = -240;

/** The boxes leave the paper and find their places; then the lines between them are drawn. */
export function tree(timeline: Timeline): string {
  const begun = timeline.since('side', { delay: -0.2, lasts: 0.15 });
  const over = timeline.since('props', { delay: -0.4, lasts: 0.5 });
  if (begun <= 0 || over >= 1) return '';
  const edges =
    [filter, list, form]
      .map((child) => edge(screen, child, timeline.since('side', { delay: 1.5, lasts: 0.8 })))
      .join('') +
    books.map((book) => edge(list, book, timeline.since('inside', { at: 0.25, lasts: 0.9 }))).join('');
  const nodes = [screen, filter, list, form, ...books]
    .map((part, index) => flying(part, index, timeline))
    .join('');
  return faded(edges + nodes, begun * (1 - over));
}

function flying(part: Part, index: number, timeline: Timeline): string {
  const progress = timeline.since('side', { delay: -0.1 + index * 0.08, lasts: 1.3 });
  const end = nodeOf(part);
  const box: Box = {
    x: mix(part.box.x, end.x, progress),
    y: mix(part.box.y, end.y, progress),
    width: mix(part.box.width, end.width, progress),
    height: mix(part.box.height, end.height, progress),
  };
  const emphasised = part.name === 'Book' ? timeline.since('inside', { at: 0.25 }) : 0;
  const label = words(box.x + box.width / 2, box.y + box.height / 2 + 9, part.name, {
    size: 25,
    weight: 600,
    anchor: 'middle',
    opacity: progress * 2 - 1,
  });
  return (
    drawn(boxPath(box, 12), 1, { color: palette.accent, width: 3 + emphasised, fill: palette.card }) + label
  );
}

function edge(parent: Part, child: Part, progress: number): string {
  const [from, to] = [nodeOf(parent), nodeOf(child)];
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height, to.x + to.width / 2, to.y];
  const half = (y1 + y2) / 2;
  return drawn(`M${n(x1)} ${n(y1)}C${n(x1)} ${n(half)} ${n(x2)} ${n(half)} ${n(x2)} ${n(y2)}`, progress, {
    color: palette.lineStrong,
    width: 3,
  });
}

function nodeOf({ node }: Part): Box {
  return { ...node, x: node.x + SHIFT };
}
