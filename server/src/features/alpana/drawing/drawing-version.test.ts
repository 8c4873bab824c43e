import { createHash } from 'node:crypto';
import { alpanaDrawing } from '@academy/contract/courses/alpana.ts';
import { hues } from '@academy/contract/courses/hues.ts';
import { expect, it } from 'vitest';
import { coverSvg } from './cover-svg.ts';
import { wheelSvg } from './wheel-svg.ts';

/** What was drawn under each name of the drawing. A name that was given away is never given to another drawing. */
const drawn: Readonly<Record<string, string>> = {
  v1: '488a2ac203fca1e4',
};

it('a drawing that changes gets another name, for the old one is kept by browsers for ever', () => {
  const seeds = Array.from({ length: 100 }, (_, index) => `course-${index}`);
  const pictures = [
    ...seeds.flatMap((seed) => hues.map((hue) => coverSvg({ seed, hue }))),
    ...seeds.slice(0, 12).map(wheelSvg),
  ];
  const hash = createHash('sha256').update(pictures.join('\n')).digest('hex').slice(0, 16);
  expect({ [alpanaDrawing]: hash }).toEqual({ [alpanaDrawing]: drawn[alpanaDrawing] });
});
