import { expect, it } from 'vitest';
import { type CourseFormValues, coursePayloadOf, newCourseValues } from './course-form-values.ts';

const values: CourseFormValues = {
  ...newCourseValues({ instructor: 'Anika' }),
  title: 'Weaving',
  description: 'Ten letters and more.',
  categoryId: '1',
  language: 'Bengali',
  difficulty: 'beginner',
};
const options = { defaultInstructor: 'Anika' };

it('names the category, and has the tags a new course has', () => {
  expect(coursePayloadOf(values, options)).toEqual({
    title: 'Weaving',
    description: 'Ten letters and more.',
    category: 'Web Development',
    thumbnailUrl: null,
    instructor: 'Anika',
    language: 'Bengali',
    difficulty: 'beginner',
    price: null,
    isFeatured: false,
    isBestseller: false,
    isNew: true,
  });
});

it('keeps a category that only the catalogue has', () => {
  expect(coursePayloadOf({ ...values, categoryId: 'Programming' }, options).category).toBe('Programming');
});

it('uses the default where the instructor was left empty', () => {
  expect(coursePayloadOf({ ...values, instructor: '  ' }, options).instructor).toBe('Anika');
});

it('sends the price as a number', () => {
  expect(coursePayloadOf({ ...values, price: '49.99' }, options).price).toBe(49.99);
});

it('sends the cover with every save, also one that was not changed', () => {
  const cover = 'https://pictures.example/a.jpg';
  expect(coursePayloadOf({ ...values, thumbnailUrl: ` ${cover} ` }, options)).toHaveProperty(
    'thumbnailUrl',
    cover,
  );
  expect(coursePayloadOf(values, options)).toHaveProperty('thumbnailUrl', null);
});
