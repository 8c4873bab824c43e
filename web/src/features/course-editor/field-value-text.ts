import { priceText } from '@academy/contract/courses/price.ts';
import { type CourseFormField, type CourseFormValues, categoryNameOfField } from './course-form-values.ts';
import { readPrice } from './price-text.ts';

/** A field's value as it is told to somebody who has to choose between two. */
export function fieldValueText(field: CourseFormField, values: CourseFormValues): string {
  if (field === 'price') return priceText(readPrice(values.price) ?? null);
  if (field === 'categoryId') return categoryNameOfField(values.categoryId);
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value.trim() === '' ? 'Nothing' : value;
}
