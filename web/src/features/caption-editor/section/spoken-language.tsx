import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { type Captions, useChooseSpokenLanguage } from '@/api/captions.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Field } from '@/components/ui/field.tsx';
import { languageName } from '@/lib/language/language-name.ts';
import { LanguageSelect } from './language-select.tsx';

/** What is spoken in the film. Without a choice, what the course is in. */
export function SpokenLanguage({ address, captions }: { address: LessonAddress; captions: Captions }) {
  const choose = useChooseSpokenLanguage(address);
  const saved = captions.editing?.chosenLanguage ?? '';
  const chosen = choose.isPending ? (choose.variables ?? '') : saved;
  const ofCourse = saved === '' && captions.spokenLanguage ? languageName(captions.spokenLanguage) : null;
  return (
    <Field
      label={t`Spoken in this film`}
      error={choose.error ? errorText(choose.error) : undefined}
      className="max-w-80"
    >
      {(control) => (
        <LanguageSelect
          {...control}
          value={chosen}
          onChange={(language) => choose.mutate(language === '' ? null : language)}
        >
          <option value="">
            {ofCourse === null ? t`The language of the course` : t`The language of the course: ${ofCourse}`}
          </option>
        </LanguageSelect>
      )}
    </Field>
  );
}
