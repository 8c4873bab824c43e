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
    ['description', '123456789', 'Description must be at least 10 characters'],
    ['category', '', 'Category is required'],
    ['language', ' ', 'Language is required'],
    ['difficulty', undefined, 'Difficulty level is required'],
    ['difficulty', 'guru', 'Difficulty level is required'],
  ])('refuses %s %j in the specified words', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual([message]);
  });

  it('accepts the shortest title and description', () => {
    expect(messagesFor({ title: 'abc', description: '1234567890' })).toEqual([]);
    expect(messagesFor({ title: 'বাংলা' })).toEqual([]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '0', ''])('refuses the price %j', (price) => {
    expect(messagesFor({ price })).toHaveLength(1);
  });

  it('takes only web addresses for the cover', () => {
    expect(messagesFor({ thumbnailUrl: 'https://example.com/a.jpg' })).toEqual([]);
    expect(messagesFor({ thumbnailUrl: 'javascript:alert(1)' })).not.toEqual([]);
  });

  it('sets the tags to their defaults and drops what the server owns', () => {
    const saved = coursePayloadSchema.parse({ ...valid, status: 'published', rating: 5, authorId: 'me' });
    expect(saved).toEqual({ ...valid, isFeatured: false, isBestseller: false, isNew: true });
  });
});
