import { currentLanguage, writesAsEnglish } from './language.ts';
import { numberText } from './numbers.ts';

/** Short where there is little room: `12`, `1,250`, `100K`, in Bengali `১ লা`. */
export function compactText(value: number): string {
  if (value < 10_000) return numberText(value, Number.isInteger(value) ? 0 : 1);
  const language = writesAsEnglish() ? 'en' : currentLanguage();
  return value.toLocaleString(language, { notation: 'compact', maximumFractionDigits: 1 });
}
