/** The names of the form's fields and what is wrong with them, in the reader's language. */
import { courseFormLimits as limits } from '@academy/contract/courses/course-constants.ts';
import { courseFormMessages as messages } from '@academy/contract/courses/course-form-messages.ts';
import { t } from '@lingui/core/macro';
import type { FieldErrors } from 'react-hook-form';
import { priceText } from '@/lib/course-words.ts';
import { contractText } from '@/lib/language/contract-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { type CourseFormProblem, maxLengths } from './course-form-rules.ts';
import type { CourseFormField, CourseFormValues } from './course-form-values.ts';

const labels: Readonly<Record<CourseFormField, () => string>> = {
  title: () => t`Course title`,
  description: () => t`Description`,
  categoryId: () => t`Category`,
  instructor: () => t`Instructor`,
  language: () => t`Language`,
  difficulty: () => t`Difficulty level`,
  price: () => t`Price`,
  thumbnailUrl: () => t`Cover image`,
  isFeatured: () => t`Featured`,
  isBestseller: () => t`Bestseller`,
  isNew: () => t`New`,
};

export function courseFieldLabel(field: CourseFormField): string {
  return labels[field]();
}

/** Of the form's own errors, which are kept without words: these follow a change of language. */
export function courseFieldError(
  errors: FieldErrors<CourseFormValues>,
  field: CourseFormField,
): string | undefined {
  const problem = errors[field]?.type;
  return problem === undefined ? undefined : problemText(field, problem as CourseFormProblem);
}

function problemText(field: CourseFormField, problem: CourseFormProblem): string {
  switch (problem) {
    case 'missing': {
      const name = (field === 'categoryId' ? 'category' : field) as keyof typeof messages;
      return contractText('course-form', name, messages[name]);
    }
    case 'too-long': {
      const limit = numberText(maxLengths[field as keyof typeof maxLengths]);
      return t`At most ${limit} characters, please`;
    }
    case 'no-amount':
      return t`Enter an amount such as 49 or 49.99, or leave it empty`;
    case 'too-expensive': {
      const highest = priceText(limits.priceMax);
      return t`The price may be at most ${highest}`;
    }
    case 'no-address':
      return t`Enter an http or https address`;
  }
}
