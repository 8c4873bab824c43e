import { describe, expect, it, test } from 'vitest';
import { categoryText, priceText, studentsText } from './course-words.ts';

describe('the price of a course', () => {
  it('is FREE when there is none', () => {
    expect(priceText(null)).toBe('FREE');
    expect(priceText(0)).toBe('FREE');
  });

  it('has the dollar sign before the amount', () => {
    expect(priceText(49)).toBe('$49');
    expect(priceText(1299)).toBe('$1,299');
  });

  it('has two digits of cents when there are any', () => {
    expect(priceText(49.5)).toBe('$49.50');
    expect(priceText(0.99)).toBe('$0.99');
  });
});

it('shows a category that translators do not know by its name', () => {
  expect(categoryText('Web Development')).toBe('Web Development');
  expect(categoryText('toString')).toBe('toString');
});

test('students are counted with separators and the right noun', () => {
  expect(studentsText(1)).toBe('1 student');
  expect(studentsText(0)).toBe('0 students');
  expect(studentsText(12345)).toBe('12,345 students');
});
