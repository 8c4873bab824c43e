import { difficulties, difficultyLabel } from '@academy/contract/courses/difficulty.ts';
import { priceText } from '@academy/contract/courses/price.ts';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { type CourseFormValues, courseFieldLabels as labels } from '../course-form-values.ts';
import { FormSection } from '../form-section.tsx';
import { readPrice } from '../price-text.ts';

const commonLanguages = ['Bengali', 'English', 'Hindi', 'Arabic', 'Urdu', 'Spanish', 'French', 'German'];

interface OfferFieldsProps {
  form: UseFormReturn<CourseFormValues>;
  values: CourseFormValues;
}

export function OfferFields({ form, values }: OfferFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const languagesId = useId();
  return (
    <FormSection title="Language, level and price">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Field label={labels.language} error={errors.language?.message} required>
          {(control) => (
            <Input
              {...control}
              {...register('language')}
              list={languagesId}
              autoComplete="off"
              placeholder="Bengali, English, ..."
            />
          )}
        </Field>
        <datalist id={languagesId}>
          {commonLanguages.map((language) => (
            <option key={language} value={language} />
          ))}
        </datalist>
        <Field label={labels.difficulty} error={errors.difficulty?.message} required>
          {(control) => (
            <Select {...control} {...register('difficulty')}>
              <option value="">Choose a level</option>
              {difficulties.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {difficultyLabel(difficulty)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={`${labels.price} in US dollars`}
          hint={priceHint(values.price)}
          error={errors.price?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('price')}
              inputMode="decimal"
              autoComplete="off"
              placeholder="Empty for free"
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
  const price = readPrice(text);
  return price === undefined ? 'Not an amount yet' : `Students see ${priceText(price)}`;
}
