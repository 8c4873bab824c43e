import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import {
  type CourseFormValues,
  categoryOptions,
  courseFieldLabels as labels,
} from '../course-form-values.ts';
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
    <FormSection title="About the course">
      <Field label={labels.title} error={errors.title?.message} required>
        {(control) => (
          <Input {...control} {...register('title')} lang={textLanguage(values.title)} autoComplete="off" />
        )}
      </Field>
      <Field
        label={labels.description}
        hint="The first paragraph is the promise at the top of the course's page."
        error={errors.description?.message}
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
        <Field label={labels.categoryId} error={errors.categoryId?.message} required>
          {(control) => (
            <Select {...control} {...register('categoryId')}>
              <option value="">Choose a category</option>
              {categoryOptions(savedCategory).map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={labels.instructor} error={errors.instructor?.message} required>
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
