import type { Film } from '../film.ts';
import { hues } from '../picture/palette.ts';
import { borders, code } from './component-tree/borders.ts';
import { boxesAround, sketch } from './component-tree/sketch.ts';
import { tree } from './component-tree/tree.ts';

export const componentTree: Film = {
  name: 'component-tree',
  language: 'en',
  voice: 'tanvir',
  isHeard: true,
  course: 'React in Practice: Build a Reading List',
  title: ['From a sketch', 'to a component', 'tree'],
  teacher: 'with Tanvir Ahmed',
  closing: { label: 'Next lesson', text: 'Props are a promise' },
  hue: hues.terracotta,
  folds: 10,
  sentences: [
    { id: 'title', text: 'From a sketch to a component tree.', pauseSeconds: 1.3 },
    { id: 'draw', text: 'Before you write a component, draw the screen on paper.' },
    { id: 'screen', text: 'Ours has a filter, a list of books, and a form to add one.', pauseSeconds: 0.7 },
    { id: 'box', text: 'Now put a box around everything that repeats, or has a name of its own.' },
    { id: 'names', text: 'The filter. The list. Every book in it. And the form.', pauseSeconds: 0.5 },
    { id: 'components', text: 'Those boxes are your first components.', pauseSeconds: 0.9 },
    { id: 'side', text: 'Lift them off the paper, and you have a tree.' },
    { id: 'inside', text: 'What was inside a box, now hangs below it.', pauseSeconds: 0.9 },
    { id: 'props', text: 'A good border shows in the props: few, and named after things your reader knows.' },
    { id: 'book', text: 'A book needs its title, and whether it was read. Nothing else.', pauseSeconds: 0.7 },
    { id: 'eight', text: 'But if eight props pass through a component that uses none of them,' },
    { id: 'wrong', text: 'then the border is in the wrong place.', pauseSeconds: 1 },
    { id: 'code', text: 'So take the pencil first, and the keyboard second.', pauseSeconds: 1.4 },
  ],
  chapters: [
    { from: 'draw', title: 'Draw the screen' },
    { from: 'side', title: 'From boxes to a tree' },
    { from: 'props', title: 'A good border' },
  ],
  draw: (timeline) =>
    sketch(timeline) + boxesAround(timeline) + tree(timeline) + borders(timeline) + code(timeline),
};
