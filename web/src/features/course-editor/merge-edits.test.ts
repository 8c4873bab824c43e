import { expect, it } from 'vitest';
import { newCourseValues } from './course-form-values.ts';
import {
  changedByThemAlone,
  changedFields,
  clashingFields,
  mineOverTheirs,
  theirsOverMine,
} from './merge-edits.ts';

const base = {
  ...newCourseValues({ instructor: 'Anika' }),
  title: 'Weaving',
  price: '10',
  language: 'Bengali',
};
const mine = { ...base, title: 'Weaving at home', price: '12', isFeatured: true };
const theirs = { ...base, price: '15', language: 'English', isFeatured: true };

it('puts my changes on theirs and leaves what I did not touch', () => {
  expect(mineOverTheirs({ base, mine, theirs })).toEqual({
    ...base,
    title: 'Weaving at home',
    price: '12',
    language: 'English',
    isFeatured: true,
  });
});

it('takes theirs where both changed, and leaves what only I changed', () => {
  expect(theirsOverMine({ base, mine, theirs })).toEqual({
    ...base,
    title: 'Weaving at home',
    price: '15',
    language: 'English',
    isFeatured: true,
  });
});

it('names what only they changed, and not what both changed alike', () => {
  expect(changedByThemAlone({ base, mine, theirs })).toEqual(['language']);
});

it('finds the fields that both changed to different values', () => {
  expect(clashingFields({ base, mine, theirs })).toEqual(['price']);
});

it('lists what changed in the order of the form', () => {
  expect(changedFields(base, theirs)).toEqual(['language', 'price', 'isFeatured']);
  expect(changedFields(base, base)).toEqual([]);
});
