import { describe, expect, it } from 'vitest';
import { coursePayloadSchema } from './course-form.ts';

const valid = {
  title: 'Weaving',
  description: 'Ten letters',
  category: 'Design',
  language: 'Bengali',
  difficulty: 'beginner',
  price: null,
};

function messagesFor(changes: Record<string, unknown>): string[] {
  const result = coursePayloadSchema.safeParse({ ...valid, ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the course form', () => {
  it.each([
    ['title', 'ab', 'Course title must be at least 3 characters'],
    ['title', '     ', 'Course title must be at least 3 characters'],
    ['title', '👍👍', 'Course title must be at least 3 characters'],
    ['title', 'a\u200b\u200bb', 'Course title must be at least 3 characters'],
    ['title', undefined, 'Course title must be at least 3 characters'],
    ['description', '123456789', 'Description must be at least 10 characters'],
    ['description', ' 123456789\n', 'Description must be at least 10 characters'],
    ['description', '👩‍🏫👩‍🏫👩‍🏫👩‍🏫', 'Description must be at least 10 characters'],
    ['category', '', 'Category is required'],
    ['category', 'Alchemy', 'Category is required'],
    ['category', undefined, 'Category is required'],
    ['instructor', 7, 'Instructor is required'],
    ['language', ' ', 'Language is required'],
    ['difficulty', undefined, 'Difficulty level is required'],
    ['difficulty', 'guru', 'Difficulty level is required'],
  ])('refuses %s %j in the specified words', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual([message]);
  });

  it('accepts the shortest title and description', () => {
    expect(messagesFor({ title: 'abc', description: '1234567890' })).toEqual([]);
    expect(messagesFor({ title: 'বাংলা', description: 'বাংলা শিখি আজ' })).toEqual([]);
    expect(messagesFor({ title: '👍👍👍' })).toEqual([]);
  });

  it('takes the categories of both lists', () => {
    for (const category of ['Programming', 'Web Development', 'Cloud Computing']) {
      expect(messagesFor({ category })).toEqual([]);
    }
  });

  it('brings the title onto one line and keeps the lines of the description', () => {
    const saved = coursePayloadSchema.parse({
      ...valid,
      title: ' Weaving\nby hand ',
      description: ' Warp,\nthen weft. ',
    });
    expect(saved).toMatchObject({ title: 'Weaving by hand', description: 'Warp,\nthen weft.' });
  });

  it('is free of charge when nothing is said about the price', () => {
    expect(coursePayloadSchema.parse({ ...valid, price: undefined }).price).toBeNull();
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '0', ''])('refuses the price %j', (price) => {
    expect(messagesFor({ price })).toHaveLength(1);
  });

  it('takes only web addresses for the cover', () => {
    expect(messagesFor({ thumbnailUrl: 'https://example.com/a.jpg' })).toEqual([]);
    expect(messagesFor({ thumbnailUrl: '' })).toEqual([]);
    for (const thumbnailUrl of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '/api/users/profile',
      'http://',
    ]) {
      expect(messagesFor({ thumbnailUrl })).toEqual(['Enter an http or https address']);
    }
  });

  it('sets the tags to their defaults and drops what the server owns', () => {
    const saved = coursePayloadSchema.parse({ ...valid, status: 'published', rating: 5, authorId: 'me' });
    expect(saved).toEqual({ ...valid, isFeatured: false, isBestseller: false, isNew: true });
  });
});
