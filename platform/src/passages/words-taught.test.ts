import { describe, expect, test } from 'vitest';
import { ask, course, lessonNamed, tea } from './testing/ask-course.ts';

const content = `A table has rows and columns. Run describe() to see the mean of each column. শিখা নীল হলে তাপ বেশি।
  Sort the rows by date before anything else. Every detail of a chart is there to be read.`;
const tables = course(lessonNamed('Tables', { content }), tea);
const earlier = ['Which rows and columns has a table?'];

describe('A word that asks for something', () => {
  test.each([
    ['What does describe() do?', 'Run describe()'],
    ['describe() কী করে?', 'Run describe()'],
    ['শিখা কী?', 'শিখা নীল'],
  ])(
    'is the subject where the course has it and the question no other, in a chat or not: %s',
    (question, answer) => {
      expect(ask(question, tables)).toMatchObject({ fit: true });
      expect(ask(question, tables).sources[0]?.text).toContain(answer);
      expect(ask(question, tables, { earlier }).sources[0]?.text).toContain(answer);
    },
  );

  test.each(['Describe it', 'Can you explain that in detail?', 'In detail please', 'Help me understand'])(
    'goes on with what was asked before: %s',
    (question) => {
      const { fit, sources } = ask(question, tables, { earlier });
      expect(fit).toBe(true);
      expect(sources[0]?.text).toContain('A table has rows');
    },
  );
});

test.each(['define photosynthesis', 'Help me understand photosynthesis', 'সালোকসংশ্লেষণ ব্যাখ্যা করুন'])(
  'A thing that the course has no word of is not answered by what was asked before: %s',
  (question) => {
    const before = ['Can black leaves be stored for two years in a tin?'];
    expect(ask(question, course(tea), { earlier: before }).fit).toBe(false);
  },
);
