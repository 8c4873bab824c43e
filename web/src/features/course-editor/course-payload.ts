import { type CourseFormValues, categoryNameOfField } from './course-form-values.ts';
import { readPrice } from './price-text.ts';

interface PayloadOptions {
  /** Stands in for an instructor that was left empty. */
  readonly defaultInstructor: string;
  /** The cover the course has on the server; one that is not changed is not sent, so that nobody's newer one is undone. */
  readonly savedCover: string | undefined;
}

/** What the form sends: the category by its name, the price as a number or null. */
export function coursePayloadOf(values: CourseFormValues, { defaultInstructor, savedCover }: PayloadOptions) {
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
    ...(cover === savedCover ? {} : { thumbnailUrl: cover === '' ? null : cover }),
  };
}

export type CourseDetailsPayload = ReturnType<typeof coursePayloadOf>;
