import type { Box } from '../../picture/marks.ts';

/** A part of the sketched screen: where it is on paper, where its component stands in the tree. */
export interface Part {
  readonly name: string;
  readonly box: Box;
  readonly node: Box;
  /** The share of the sentence "names" at which it is named. */
  readonly namedAt: number;
}

/** The sketch lies in the middle until the tree needs the room beside it. */
export const SKETCH = { x: 390, y: 104, width: 500, height: 480 };

const node = (x: number, y: number, width = 150): Box => ({ x, y, width, height: 60 });

export const screen: Part = { name: 'ReadingList', box: SKETCH, node: node(760, 122, 200), namedAt: 0 };

export const filter: Part = {
  name: 'Filter',
  box: { x: 418, y: 176, width: 444, height: 62 },
  node: node(560, 268, 140),
  namedAt: 0.02,
};
export const list: Part = {
  name: 'BookList',
  box: { x: 418, y: 252, width: 444, height: 206 },
  node: node(780, 268, 160),
  namedAt: 0.2,
};
export const form: Part = {
  name: 'BookForm',
  box: { x: 418, y: 474, width: 444, height: 78 },
  node: node(1018, 268, 166),
  namedAt: 0.8,
};
export const books: readonly Part[] = [0, 1, 2].map((index) => ({
  name: 'Book',
  box: { x: 432, y: 264 + index * 62, width: 416, height: 54 },
  node: node(640 + index * 158, 424, 124),
  namedAt: 0.42 + index * 0.08,
}));
