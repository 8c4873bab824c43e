import { describe, expect, test } from 'vitest';
import { ask, course, lessonNamed, tea } from './testing/ask-course.ts';

const training = lessonNamed('Training', { content: 'Train the leaves to unroll. You train them slowly.' });

describe('Questions', () => {
  test.each(['a', '?!', '', 'Who teaches this course?', 'এই কোর্সের শিক্ষক কে?'])(
    'that have no word of their own and go on with nothing are not answered by what was asked before: "%s"',
    (question) => {
      const found = { fit: false, sources: [] };
      const earlier = ['How do I steep the leaves?'];
      expect(ask(question, course(tea, training), { earlier })).toMatchObject(found);
      expect(ask(question, course(tea, training))).toMatchObject(found);
    },
  );

  test.each(['Where in the course is it?', 'why?'])('go on with what was asked before: "%s"', (question) => {
    expect(ask(question, course(tea), { earlier: ['How do I steep the leaves?'] }).fit).toBe(true);
  });
});
