import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

const LONGEST_NAME = 60;

/** Its first words without marks of Markdown, for handles and buttons. */
export function questionName(prompt: string, index: number): string {
  const number = numberText(index + 1);
  const line =
    prompt
      .replaceAll(/[*_`#]/g, '')
      .trim()
      .split('\n', 1)[0] ?? '';
  if (line === '') return t`question ${number}`;
  if (line.length <= LONGEST_NAME) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_NAME) + 1 || LONGEST_NAME).trim()}…`;
}
