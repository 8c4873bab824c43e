import { type CourseFormValues, categoryNameOfField } from './course-form-values.ts';
import { readPrice } from './price-text.ts';

interface PayloadOptions {
  /** Stands in for an instructor that was left empty. */
  readonly defaultInstructor: string;
}

/** What the form sends, always the whole: the category by its name, the price as a number or null. */
export function coursePayloadOf(values: CourseFormValues, { defaultInstructor }: PayloadOptions) {
  const { title, description, language, difficulty, isFeatured, isBestseller, isNew } = values;
  const cover = values.thumbnailUrl.trim();
  return {
    title,
    description,
    category: categoryNameOfField(values.categoryId),
    instructor: values.instructor.trim() === '' ? defaultInstructor : values.instructor,
    language,
    difficulty,
    price: readPrice(values.price) ?? null,
    isFeatured,
    isBestseller,
    isNew,
    thumbnailUrl: cover === '' ? null : cover,
  };
}

export type CourseDetailsPayload = ReturnType<typeof coursePayloadOf>;
