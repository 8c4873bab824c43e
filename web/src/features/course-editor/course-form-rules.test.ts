import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import { describe, expect, it } from 'vitest';
import { courseFormProblems } from './course-form-rules.ts';
import {
  type CourseFormField,
  type CourseFormValues,
  courseFields,
  coursePayloadOf,
  newCourseValues,
} from './course-form-values.ts';
import { courseFieldError } from './course-form-words.ts';

const valid: CourseFormValues = {
  ...newCourseValues({ instructor: 'Anika Rahman' }),
  title: 'Weaving',
  description: 'Ten letters and more.',
  categoryId: '4',
  language: 'Bengali',
  difficulty: 'beginner',
};

const cover = '/api/covers/0198c0de-0000-7000-8000-000000000001/0198c0de-0000-7000-8000-000000000002.webp';

/** The words below the fields. */
function courseFormErrors(values: CourseFormValues): Partial<Record<CourseFormField, string>> {
  const problems = Object.entries(courseFormProblems(values));
  const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]));
  return Object.fromEntries(
    courseFields.flatMap((field) => {
      const text = courseFieldError(errors, field);
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/** The server's errors for the same form, by field of the payload. */
function serverErrors(values: CourseFormValues): Record<string, string> {
  const payload = coursePayloadOf(values, { defaultInstructor: '' });
  const { error } = coursePayloadSchema.safeParse(payload);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

it('finds no error in a course that can be saved', () => {
  expect(courseFormErrors(valid)).toEqual({});
  expect(serverErrors(valid)).toEqual({});
});

it('shows the six messages of an empty form', () => {
  expect(courseFormErrors(newCourseValues({ instructor: '' }))).toEqual({
    title: 'Course title must be at least 3 characters',
    description: 'Description must be at least 10 characters',
    categoryId: 'Category is required',
    instructor: 'Instructor is required',
    language: 'Language is required',
    difficulty: 'Difficulty level is required',
  });
});

describe('agrees with the server about', () => {
  const cases: [string, Partial<CourseFormValues>][] = [
    ['a title of two letters', { title: 'ab' }],
    ['a title of three letters', { title: 'abc' }],
    ['a title of blanks', { title: '      ' }],
    ['a title of two emoji', { title: '🎨🧵' }],
    ['a title of three emoji', { title: '🎨🧵🪡' }],
    ['a Bengali title with a vowel sign', { title: 'কাজ' }],
    ['a title of joiners', { title: '\u200d\u200d\u200d' }],
    ['a title on two lines', { title: 'One\nTwo' }],
    ['a title that is too long', { title: 'a'.repeat(201) }],
    ['a description of nine letters', { description: '123456789' }],
    ['a description of ten letters', { description: '1234567890' }],
    ['a description of blanks', { description: ' '.repeat(12) }],
    ['a description that is too long', { description: 'a'.repeat(20_001) }],
    ['a language of blanks', { language: '   ' }],
    ['a language that is too long', { language: 'a'.repeat(61) }],
    ['an instructor that is too long', { instructor: 'a'.repeat(201) }],
    ['no difficulty', { difficulty: '' }],
    ['no category', { categoryId: '' }],
    ['a category of the catalogue', { categoryId: 'Programming' }],
    ['a price that is too high', { price: '100000000' }],
    ['the highest price', { price: '99,999,999' }],
    ['a cover on the web', { thumbnailUrl: ' https://pictures.example/a.jpg ' }],
    ['a cover without encryption', { thumbnailUrl: 'http://pictures.example/a.jpg' }],
    ['a cover that is a script', { thumbnailUrl: 'javascript:alert(1)' }],
    ['a cover that is no address', { thumbnailUrl: 'https://' }],
    ['a cover of our own', { thumbnailUrl: cover }],
    ['a cover address that is too long', { thumbnailUrl: `https://a.example/${'a'.repeat(2048)}` }],
  ];

  it.each(cases)('%s', (_name, change) => {
    const values = { ...valid, ...change };
    const here = courseFormErrors(values);
    const there = serverErrors(values);
    expect(Object.keys(here).map((field) => (field === 'categoryId' ? 'category' : field))).toEqual(
      Object.keys(there),
    );
    if (here.title?.includes('at least')) expect(here.title).toBe(there['title']);
    if (here.language?.includes('required')) expect(here.language).toBe(there['language']);
    if (here.difficulty) expect(here.difficulty).toBe(there['difficulty']);
    if (here.categoryId) expect(here.categoryId).toBe(there['category']);
  });
});

it('never makes a course free because its price cannot be read', () => {
  expect(courseFormErrors({ ...valid, price: 'fourty' })).toEqual({
    price: 'Enter an amount such as 49 or 49.99, or leave it empty',
  });
});

it.each([
  [{ title: 'a'.repeat(201) }, 'At most 200 characters, please'],
  [{ description: 'a'.repeat(20_001) }, 'At most 20,000 characters, please'],
  [{ price: '100000000' }, 'The price may be at most $99,999,999'],
  [{ thumbnailUrl: 'https://' }, 'Enter an http or https address'],
])('names the limit that %j exceeds', (change, text) => {
  expect(Object.values(courseFormErrors({ ...valid, ...change }))).toEqual([text]);
});
