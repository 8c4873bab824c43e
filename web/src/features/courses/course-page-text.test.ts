import { expect, test } from 'vitest';
import { speak } from '@/lib/language/language.ts';
import { durationText, enrolledText, languageText, lastUpdatedText } from './course-page-text.ts';

test('a date reads as its month and year', () => {
  expect(lastUpdatedText({ lastUpdated: '2026-03-31T23:59:59.000Z' })).toBe('March 2026');
});

test('a course without details of its own shows the defaults', () => {
  expect(lastUpdatedText({ lastUpdated: null })).toBe('May 2025');
  expect(lastUpdatedText({ lastUpdated: 'some day' })).toBe('May 2025');
  expect(languageText({ language: null })).toBe('Bengali');
  expect(languageText({ language: '' })).toBe('Bengali');
  expect(durationText({ totalDuration: null })).toBe('6 hours');
});

test('a course with details of its own shows them', () => {
  expect(languageText({ language: 'English' })).toBe('English');
  expect(durationText({ totalDuration: '12 hours' })).toBe('12 hours');
});

test('the films of a course are its duration once they are known, whatever its author wrote', () => {
  expect(durationText({ totalDuration: '12 hours', totalSeconds: 5437.5 })).toBe('1h 30m');
  expect(durationText({ totalDuration: null, totalSeconds: 42 })).toBe('0h 1m');
});

test('hours are told in the reader’s language, and what else an author wrote is left as it is', () => {
  for (const written of ['1 hour', '1.5 hours', '2.50 hours', 'a weekend']) {
    expect(durationText({ totalDuration: written })).toBe(written);
  }
  speak('bn', {});
  expect(durationText({ totalDuration: '1.5 hours' })).toMatch(/^১.৫ /);
  expect(durationText({ totalDuration: 'a weekend' })).toBe('a weekend');
  speak('en', {});
});

test('counts have separators and the right noun', () => {
  expect(enrolledText(1)).toBe('1 enrolled');
  expect(enrolledText(12345)).toBe('12,345 enrolled');
});
