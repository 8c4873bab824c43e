/**
 * What is wrong with the fields. The server checks the same with a schema, whose library would be many times the size of
 * this form; the test beside compares the two.
 */
import { courseFormLimits as limits } from '@academy/contract/courses/course-constants.ts';
import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import type { Resolver } from 'react-hook-form';
import type { CourseFormField, CourseFormValues } from './course-form-values.ts';
import { readPrice } from './price-text.ts';

/** `missing` is said of a text that is too short as well. */
export type CourseFormProblem = 'missing' | 'too-long' | 'no-amount' | 'too-expensive' | 'no-address';

export const maxLengths = {
  title: limits.titleMaxLength,
  description: limits.descriptionMaxLength,
  instructor: limits.instructorMaxLength,
  language: limits.languageMaxLength,
} as const;

const addressMaxLength = 2048;

type CourseFormProblems = Partial<Record<CourseFormField, CourseFormProblem>>;

export function courseFormProblems(values: CourseFormValues): CourseFormProblems {
  const found: Record<string, CourseFormProblem | undefined> = {
    title: lengthProblem('title', onOneLine(values.title), limits.titleMinLength),
    description: lengthProblem('description', values.description.trim(), limits.descriptionMinLength),
    categoryId: values.categoryId === '' ? 'missing' : undefined,
    instructor: lengthProblem('instructor', onOneLine(values.instructor)),
    language: lengthProblem('language', onOneLine(values.language)),
    difficulty: values.difficulty === '' ? 'missing' : undefined,
    price: priceProblem(values.price),
    thumbnailUrl: addressProblem(values.thumbnailUrl.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export const courseFormResolver: Resolver<CourseFormValues> = (values) => {
  const found = Object.entries(courseFormProblems(values));
  if (found.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(found.map(([field, type]) => [field, { type }])) };
};

function lengthProblem(field: keyof typeof maxLengths, text: string, min = 1): CourseFormProblem | undefined {
  if (characterCount(text) < min) return 'missing';
  return text.length > maxLengths[field] ? 'too-long' : undefined;
}

function priceProblem(text: string): CourseFormProblem | undefined {
  const price = readPrice(text);
  if (price === undefined) return 'no-amount';
  return (price ?? 0) > limits.priceMax ? 'too-expensive' : undefined;
}

function addressProblem(address: string): CourseFormProblem | undefined {
  if (address === '' || readCoverPath(address) !== null) return undefined;
  const onTheWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  return onTheWeb && address.length <= addressMaxLength ? undefined : 'no-address';
}
