import { describe, expect, it } from 'vitest';
import { foldAnswer } from './fold-answer.ts';

describe('short answers are the same', () => {
  it.each([
    ['with blanks around and between them', '  Padma \n river ', 'padma river'],
    ['in capitals', 'PADMA', 'padma'],
    ['with a sharp s', 'STRASSE', 'straße'],
    ['composed or not', 'cafe\u0301', 'caf\u00e9'],
    ['with a Bengali letter in one or in two signs', '\u09af\u09bc', '\u09df'],
    ['with a Bengali vowel in one or in two signs', '\u0995\u09c7\u09be', '\u0995\u09cb'],
    ['with khanda ta or what it was once made of', '\u09ce', '\u09a4\u09cd'],
    ['with a joiner that nobody sees', '\u0995\u09cd\u200d\u09b7', '\u0995\u09cd\u09b7'],
    ['in Bengali digits', '১৯৫২', '1952'],
    ['in wide letters', 'ＰＡＤＭＡ', 'padma'],
  ])('%s', (_, one, other) => {
    expect(foldAnswer(one)).toBe(foldAnswer(other));
  });

  it('and not when a letter differs', () => {
    expect(foldAnswer('নদী')).not.toBe(foldAnswer('নদ'));
    expect(foldAnswer('padma')).not.toBe(foldAnswer('padna'));
  });
});
