import { afterEach, expect, it } from 'vitest';
import { speak } from '@/lib/language/language.ts';
import { courseFieldError } from './course-form-words.ts';

afterEach(() => speak('en', {}));

it('puts the same error into the words of the language that is spoken now', () => {
  const errors = { title: { type: 'missing' }, description: { type: 'too-long' } } as const;
  const title = () => courseFieldError(errors, 'title');
  expect(title()).toBe('Course title must be at least 3 characters');
  speak('bn', { 'course-form.title': ['কমপক্ষে ৩ অক্ষর'] });
  expect(title()).toBe('কমপক্ষে ৩ অক্ষর');
  expect(courseFieldError(errors, 'description')).toContain('২০,০০০');
  expect(courseFieldError(errors, 'price')).toBeUndefined();
});
