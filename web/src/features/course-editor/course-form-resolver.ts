import type { Resolver } from 'react-hook-form';
import { courseFormErrors } from './course-form-rules.ts';
import type { CourseFormValues } from './course-form-values.ts';

export const courseFormResolver: Resolver<CourseFormValues> = (values) => {
  const found = Object.entries(courseFormErrors(values));
  if (found.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors };
};
