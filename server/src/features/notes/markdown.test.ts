import { expect, it } from 'vitest';
import { headingText, listItem } from './markdown.ts';

it('shows the signs of a title instead of obeying them', () => {
  expect(headingText('# [x](javascript:alert(1))\n<b>')).toBe(
    '\\# \\[x\\]\\(javascript:alert\\(1\\)\\) \\<b\\>',
  );
});

it('keeps the lines of a note in its item', () => {
  expect(listItem('1:15 first\n\n# second\r\nthird')).toBe('- 1:15 first\n\n  # second\n  third\n');
});
