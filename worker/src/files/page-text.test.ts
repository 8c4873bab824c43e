import { describe, expect, it } from 'vitest';
import { type PageLetter, pageText } from './page-text.ts';

/** What stands in angle brackets is guessed. */
function page(drawn: string): PageLetter[] {
  return [...drawn.matchAll(/<([\s\S])>|([\s\S])/g)].map(([, guessed, letter = '']) => ({
    letter: guessed ?? letter,
    isGuessed: guessed !== undefined,
  }));
}

describe('the text of a page', () => {
  it('has lines that go on joined, and headings and paragraphs on lines of their own', () => {
    const lines = [
      'Regularisation',
      'A model that is too free learns the noise of its data by heart and',
      'then fails on what it has not seen.',
      'A price for complexity keeps it plain.',
    ];
    expect(pageText(page(lines.join('<\r><\n>')))).toBe(
      [lines[0], `${lines[1]} ${lines[2]}`, lines[3]].join('\n'),
    );
  });

  it('has words whole that were parted at the end of a line', () => {
    expect(pageText(page('an exam\u0002ple of a soft\u00adness and an of\ufb01ce'))).toBe(
      'an example of a softness and an office',
    );
  });

  it('has no gaps within Bengali words where the page has spaces of its own', () => {
    expect(pageText(page('শি< >ক্ষা< >র্থী যন্ত্রকে শে< >খা< >নো< >র কৌ< >শল শি< >খবে< >।'))).toBe(
      'শিক্ষার্থী যন্ত্রকে শেখানোর কৌশল শিখবে।',
    );
    expect(pageText(page('প্রথম< >পাঠ'))).toBe('প্রথম পাঠ');
    expect(pageText(page('the first< >lesson of a course'))).toBe('the first lesson of a course');
  });

  it('has Bengali in the order of writing, also where it was drawn', () => {
    expect(pageText(page('যন্ত্রেক েশখােনার েকৗশল িশখেব। কমর্ ৈবঠক অথর্নীিত'))).toBe(
      'যন্ত্রকে শেখানোর কৌশল শিখবে। কর্ম বৈঠক অর্থনীতি',
    );
    const written = 'কর্মকার নিচের কোর্সটি সম্পন্ন করেছেন, পূর্ণিমা';
    expect(pageText(page(written))).toBe(written.normalize('NFC'));
  });

  it('has no rows of dots', () => {
    expect(pageText(page('1 Introduction . . . . . . . . . . . . 7'))).toBe('1 Introduction … 7');
  });
});
