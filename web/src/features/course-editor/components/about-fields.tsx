import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { categoryText } from '@/lib/course-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type CourseFormValues, categoryOptions } from '../course-form-values.ts';
import { courseFieldError, courseFieldLabel } from '../course-form-words.ts';
import { FormSection } from '../form-section.tsx';

interface AboutFieldsProps {
  form: UseFormReturn<CourseFormValues>;
  values: CourseFormValues;
  /** Stays an option, also when it is not in the form's list. */
  savedCategory: string;
}

export function AboutFields({ form, values, savedCategory }: AboutFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t`About the course`}>
      <Field label={courseFieldLabel('title')} error={courseFieldError(errors, 'title')} required>
        {(control) => (
          <Input {...control} {...register('title')} lang={textLanguage(values.title)} autoComplete="off" />
        )}
      </Field>
      <Field
        label={courseFieldLabel('description')}
        hint={t`Plain text. An empty line begins a new paragraph; the first one is the promise at the top of the course's page.`}
        error={courseFieldError(errors, 'description')}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('description')}
            rows={7}
            lang={textLanguage(values.description)}
            className="field-sizing-content max-h-[28rem]"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={courseFieldLabel('categoryId')} error={courseFieldError(errors, 'categoryId')} required>
          {(control) => (
            <Select {...control} {...register('categoryId')}>
              <option value="">{t`Choose a category`}</option>
              {categoryOptions(savedCategory).map(({ value, name }) => (
                <option key={value} value={value}>
                  {categoryText(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={courseFieldLabel('instructor')} error={courseFieldError(errors, 'instructor')} required>
          {(control) => (
            <Input
              {...control}
              {...register('instructor')}
              lang={textLanguage(values.instructor)}
              autoComplete="name"
            />
          )}
        </Field>
      </div>
    </FormSection>
  );
}
