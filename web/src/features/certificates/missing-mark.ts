import { t } from '@lingui/core/macro';
import { percentText } from '@/lib/language/numbers.ts';

interface Mark {
  readonly passMark: number | null;
  readonly score: number | null;
}

/** Why a finished course gives no certificate yet. */
export function missingMarkText({ passMark, score }: Mark): string {
  const asked = percentText(passMark ?? 0);
  const reached = percentText(score ?? 0);
  return t`All lessons are done. The certificate also asks for ${asked} of the questions answered right; you have ${reached}.`;
}
