import { describe, expect, it } from 'vitest';
import { lessonPayloadSchema, lessonUpdateSchema, modulePayloadSchema } from './curriculum-form.ts';

function messagesFor(changes: Record<string, unknown>): string[] {
  const result = lessonPayloadSchema.safeParse({ title: 'Warp', order: 1, ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the lesson form', () => {
  it.each(['ab', '  a ', '👍👍', undefined, 7])('refuses the title %j in the specified words', (title) => {
    expect(messagesFor({ title })).toEqual(['Lesson title must be at least 3 characters']);
  });

  it('asks for nothing but a title', () => {
    expect(lessonPayloadSchema.parse({ title: ' তাঁত ' })).toEqual({ title: 'তাঁত' });
    expect(messagesFor({ content: '', videoUrl: null, duration: '' })).toEqual([]);
  });

  it('takes a duration as hh:mm:ss or mm:ss', () => {
    expect(messagesFor({ duration: '00:12:30' })).toEqual([]);
    expect(messagesFor({ duration: '12:30' })).toEqual([]);
    expect(messagesFor({ duration: 'twelve' })).toEqual(['Duration must look like hh:mm:ss']);
  });

  it.each([
    ['০৮:৩০', '08:30'],
    [' ০০:০৮:৩০ ', '00:08:30'],
  ])('takes the duration %s, and keeps it as %s', (typed, duration) => {
    expect(lessonPayloadSchema.parse({ title: 'Warp', duration: typed })).toMatchObject({ duration });
  });

  it.each([0, -1, 1.5, '1', Number.POSITIVE_INFINITY])('refuses the order %j', (order) => {
    expect(messagesFor({ order })).toHaveLength(1);
  });

  it('drops what the server owns', () => {
    expect(lessonUpdateSchema.parse({ title: 'Warp', revision: 3, _id: 'mine', isCompleted: true })).toEqual({
      title: 'Warp',
      revision: 3,
    });
  });
});

it('wants a title of a module that can be seen', () => {
  expect(modulePayloadSchema.safeParse({ title: ' \u200b ', order: 1 }).error?.issues).toMatchObject([
    { message: 'Module title is required' },
  ]);
});
