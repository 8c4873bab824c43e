import { translatedCategoryNames } from '@academy/contract/courses/category-names.ts';
import { difficulties } from '@academy/contract/courses/difficulty.ts';
import { filterNames } from '@academy/contract/courses/filter-names.ts';
import { defaultLanguage, offeredLanguages } from '@academy/contract/interface/languages.ts';
import { afterEach, describe, expect, it, test } from 'vitest';
import { categoryText, difficultyText, priceText, ratingText } from './course-words.ts';
import { loadCatalogue, speak } from './language/language.ts';

afterEach(() => speak(defaultLanguage, {}));

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

test('the search knows categories by the names that screens have for them', async () => {
  for (const language of offeredLanguages) {
    if (language === 'en') continue;
    speak(language, await loadCatalogue(language));
    for (const [english, name] of Object.entries(translatedCategoryNames[language]))
      expect(categoryText(english)).toBe(name);
  }
});

test('the search knows levels and what is free by the names that screens have for them', async () => {
  for (const language of offeredLanguages) {
    speak(language, await loadCatalogue(language));
    for (const level of difficulties) expect(filterNames[language][level][0]).toBe(difficultyText(level));
    expect(filterNames[language].free[0]).toBe(priceText(null));
  }
});

test('ratings have one decimal, so that they line up', () => {
  expect(ratingText(5)).toBe('5.0');
  expect(ratingText(4.66)).toBe('4.7');
});

test('a course that does not say whom it is for is for beginners', () => {
  expect(difficultyText(null)).toBe('Beginner');
  expect(difficultyText('all-levels')).toBe('All Levels');
});
