import { knownLanguages } from '@academy/contract/captions/spoken-language.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Select } from '@/components/ui/select.tsx';
import { currentLanguage } from '@/lib/language/language.ts';
import { languageName } from '@/lib/language/language-name.ts';

interface LanguageSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange'> {
  /** Stands in the list, also where it is none of the known ones. */
  value: string;
  onChange: (language: string) => void;
  /** Before the languages. */
  children?: ReactNode;
}

/** The languages that captions are usually in, by their own names. */
export function LanguageSelect({ value, onChange, children, ...rest }: LanguageSelectProps) {
  const codes = value === '' || knownLanguages.includes(value) ? knownLanguages : [value, ...knownLanguages];
  const named = codes
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()));
  return (
    <Select {...rest} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
      {named.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
