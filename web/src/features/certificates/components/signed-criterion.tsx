import { readCriterion } from '@academy/contract/certificates/open-badge.ts';
import { defaultLanguage } from '@academy/contract/interface/languages.ts';
import { t } from '@lingui/core/macro';
import { currentLanguage } from '@/lib/language/language.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface SignedCriterionProps {
  words: string;
  /** Otherwise nobody can say that they were signed. */
  believed: boolean;
}

/** The words that were signed stay as they are. Where they are the academy's own sentence, the reader's language says it first. */
export function SignedCriterion({ words, believed }: SignedCriterionProps) {
  if (currentLanguage() === defaultLanguage) return <span lang={textLanguage(words)}>{words}</span>;
  const known = readCriterion(words);
  return (
    <>
      {known === null ? null : <span className="mb-1 block">{criterionInWords(known)}</span>}
      <span className="block font-normal text-ink-soft">
        {believed ? t`As signed:` : t`In the file:`} <span lang={textLanguage(words)}>{words}</span>
      </span>
    </>
  );
}

function criterionInWords({ passMark }: { passMark: number | null }): string {
  const lessons = t`Every lesson of the course was opened, as the academy counts it.`;
  if (passMark === null) return lessons;
  const percent = percentText(passMark);
  const answered = t`At least ${percent} of its questions were answered right.`;
  return `${lessons} ${answered}`;
}
