/** The course form as it is typed, how it is filled from a course, and what a save sends of it. */
import { categoryIdOf, categoryNameOf, courseFormCategories } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { priceFieldText, readPrice } from './price-text.ts';

export interface CourseFormValues {
  title: string;
  description: string;
  categoryId: string;
  instructor: string;
  language: string;
  difficulty: string;
  price: string;
  /** Empty for the painted cover. */
  thumbnailUrl: string;
  isFeatured: boolean;
  isBestseller: boolean;
  isNew: boolean;
}

export type CourseFormField = keyof CourseFormValues;

export const courseFields: readonly CourseFormField[] = [
  ...(['title', 'description', 'categoryId', 'instructor', 'language', 'difficulty'] as const),
  ...(['price', 'thumbnailUrl', 'isFeatured', 'isBestseller', 'isNew'] as const),
];

export function newCourseValues({ instructor }: Pick<CourseFormValues, 'instructor'>): CourseFormValues {
  return {
    title: '',
    description: '',
    categoryId: '',
    instructor,
    language: '',
    difficulty: '',
    price: '',
    thumbnailUrl: '',
    isFeatured: false,
    isBestseller: false,
    isNew: true,
  };
}

export function valuesOfCourse(course: Course): CourseFormValues {
  return {
    title: course.title,
    description: course.description,
    categoryId: categoryFieldValue(course.category),
    instructor: course.instructor,
    language: course.language ?? '',
    difficulty: course.difficulty ?? '',
    price: priceFieldText(course.price),
    thumbnailUrl: course.thumbnailUrl ?? '',
    isFeatured: course.featured,
    isBestseller: course.bestseller,
    isNew: course.isNew,
  };
}

/** A category that is not in the form's list has no id; its name is used, so that editing does not lose it. */
function categoryFieldValue(name: string): string {
  return String(categoryIdOf(courseFormCategories, name) ?? name);
}

export function categoryNameOfField(value: string): string {
  return categoryNameOf(courseFormCategories, Number(value)) ?? value;
}

export function categoryOptions(savedValue: string): { value: string; name: string }[] {
  const listed = courseFormCategories.map(({ id, name }) => ({ value: String(id), name }));
  const known = savedValue === '' || listed.some(({ value }) => value === savedValue);
  return known ? listed : [...listed, { value: savedValue, name: savedValue }];
}

export function sameValues(a: CourseFormValues, b: CourseFormValues): boolean {
  return courseFields.every((field) => a[field] === b[field]);
}

interface PayloadOptions {
  /** Used when the instructor was left empty. */
  readonly defaultInstructor: string;
}

/** A save always sends the whole form: the category by its name, the price as a number or null. */
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
