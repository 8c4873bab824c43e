import { difficulties } from '@academy/contract/courses/difficulty.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { difficultyText, priceText } from '@/lib/course-words.ts';
import type { CourseFormValues } from '../course-form-values.ts';
import { courseFieldError, courseFieldLabel } from '../course-form-words.ts';
import { FormSection } from '../form-section.tsx';
import { readPrice } from '../price-text.ts';

const commonLanguages = () => [
  ...[t`Bengali`, t`English`, t`Hindi`, t`Arabic`],
  ...[t`Urdu`, t`Spanish`, t`French`, t`German`],
];

interface OfferFieldsProps {
  form: UseFormReturn<CourseFormValues>;
  values: CourseFormValues;
}

export function OfferFields({ form, values }: OfferFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const languagesId = useId();
  return (
    <FormSection title={t`Language, level and price`}>
      <div className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3">
        <Field label={courseFieldLabel('language')} error={courseFieldError(errors, 'language')} required>
          {(control) => (
            <Input
              {...control}
              {...register('language')}
              list={languagesId}
              autoComplete="off"
              placeholder={t`Bengali, English, ...`}
            />
          )}
        </Field>
        <datalist id={languagesId}>
          {commonLanguages().map((language) => (
            <option key={language} value={language} />
          ))}
        </datalist>
        <Field label={courseFieldLabel('difficulty')} error={courseFieldError(errors, 'difficulty')} required>
          {(control) => (
            <Select {...control} {...register('difficulty')}>
              <option value="">{t`Choose a level`}</option>
              {difficulties.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {difficultyText(difficulty)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t`Price in US dollars`}
          hint={priceHint(values.price)}
          error={courseFieldError(errors, 'price')}
        >
          {(control) => (
            <Input
              {...control}
              {...register('price')}
              inputMode="decimal"
              autoComplete="off"
              placeholder={t`Empty for free`}
              className="figures-tabular"
            />
          )}
        </Field>
      </div>
    </FormSection>
  );
}

/** What students will see, so that a misplaced comma is noticed before publishing. */
function priceHint(text: string): string {
  const amount = readPrice(text);
  if (amount === undefined) return t`Not an amount yet`;
  const price = priceText(amount);
  return t`Students see ${price}`;
}
