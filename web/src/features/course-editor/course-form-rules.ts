/**
 * The errors below the fields. The server checks the same with a schema, whose library would be many times the size of
 * this form; the test beside compares the two.
 */
import { courseFormLimits as limits } from '@academy/contract/courses/course-constants.ts';
import { courseFormMessages as messages } from '@academy/contract/courses/course-form-messages.ts';
import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import type { Resolver } from 'react-hook-form';
import type { CourseFormField, CourseFormValues } from './course-form-values.ts';
import { readPrice } from './price-text.ts';

export type CourseFormErrors = Partial<Record<CourseFormField, string>>;

const addressMaxLength = 2048;

export function courseFormErrors(values: CourseFormValues): CourseFormErrors {
  const found: Record<string, string | undefined> = {
    title: lengthError(onOneLine(values.title), {
      min: limits.titleMinLength,
      max: limits.titleMaxLength,
      message: messages.title,
    }),
    description: lengthError(values.description.trim(), {
      min: limits.descriptionMinLength,
      max: limits.descriptionMaxLength,
      message: messages.description,
    }),
    categoryId: values.categoryId === '' ? messages.category : undefined,
    instructor: lengthError(onOneLine(values.instructor), {
      max: limits.instructorMaxLength,
      message: messages.instructor,
    }),
    language: lengthError(onOneLine(values.language), {
      max: limits.languageMaxLength,
      message: messages.language,
    }),
    difficulty: values.difficulty === '' ? messages.difficulty : undefined,
    price: priceError(values.price),
    thumbnailUrl: addressError(values.thumbnailUrl.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

export const courseFormResolver: Resolver<CourseFormValues> = (values) => {
  const found = Object.entries(courseFormErrors(values));
  if (found.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors };
};

interface LengthRule {
  readonly min?: number;
  readonly max: number;
  readonly message: string;
}

function lengthError(text: string, { min = 1, max, message }: LengthRule): string | undefined {
  if (characterCount(text) < min) return message;
  return text.length > max ? `At most ${max.toLocaleString('en-US')} characters, please` : undefined;
}

function priceError(text: string): string | undefined {
  const price = readPrice(text);
  if (price === undefined) return 'Enter an amount such as 49 or 49.99, or leave it empty';
  return (price ?? 0) > limits.priceMax
    ? `The price may be at most $${limits.priceMax.toLocaleString('en-US')}`
    : undefined;
}

function addressError(address: string): string | undefined {
  if (address === '' || readCoverPath(address) !== null) return undefined;
  const onTheWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  return onTheWeb && address.length <= addressMaxLength ? undefined : 'Enter an http or https address';
}
