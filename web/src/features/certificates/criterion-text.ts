import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText, percentText } from '@/lib/language/numbers.ts';

/** What was asked for. "Opened" is the word: it is how the academy counts a lesson as done. */
export function criterionText({ lessons, passMark, score }: Certificate['criterion']): string {
  const number = numberText(lessons);
  const opened = plural(lessons, {
    one: 'The one lesson of the course was opened.',
    other: `All ${number} lessons of the course were opened.`,
  });
  if (passMark === null) return opened;
  const asked = percentText(passMark);
  const reached = percentText(score ?? passMark);
  const answered = t`${reached} of its questions were answered right; ${asked} were asked for.`;
  return `${opened} ${answered}`;
}
