import { expect, test } from 'vitest';
import { differingPart } from './differing-part.ts';

test('a text differs from another where neither its beginning nor its end says the same, in whole words', () => {
  expect(differingPart('One two three', 'One 2 three')).toEqual({
    before: 'One ',
    own: 'two',
    after: ' three',
  });
  expect(differingPart('One three', 'One two three')).toEqual({ before: 'One ', own: '', after: 'three' });
  expect(differingPart('Flour', 'Flower')).toEqual({ before: '', own: 'Flour', after: '' });
});

test('a text that repeats itself is not counted twice', () => {
  expect(differingPart('la la', 'la la la')).toEqual({ before: 'la la', own: '', after: '' });
});
