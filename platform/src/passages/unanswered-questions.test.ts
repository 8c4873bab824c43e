import { describe, expect, test } from 'vitest';
import { ask, course, lessonNamed, tea } from './testing/ask-course.ts';

const training = lessonNamed('Training', { content: 'Train the leaves to unroll. You train them slowly.' });

describe('Questions', () => {
  test.each([
    ...['a', '?!', '', 'Who teaches this course?', 'এই কোর্সের শিক্ষক কে?'],
    ...['who are you?', 'What are you really?', 'তুমি কে?', 'আপনি কে?', 'আর আপনি কে?'],
  ])(
    'that have no word of their own and go on with nothing are not answered by what was asked before: "%s"',
    (question) => {
      const found = { fit: false, sources: [] };
      const earlier = ['How do I steep the leaves?'];
      expect(ask(question, course(tea, training), { earlier })).toMatchObject(found);
      expect(ask(question, course(tea, training))).toMatchObject(found);
    },
  );

  test.each(['Where in the course is it?', 'why?', 'What do you mean?', 'কিন্তু সেটা কী?'])(
    'go on with what was asked before: "%s"',
    (question) => {
      expect(ask(question, course(tea), { earlier: ['How do I steep the leaves?'] }).fit).toBe(true);
    },
  );

  test.each([
    // 'Now' is another word for today, and the course has nothing else of the question.
    ['What is the weather in Dhaka today?', 0],
    ['Who won the world cup 2022?', 0],
    ['Does vinegar in a tin bother goats?', 3],
  ])('of several words are near nothing where the course has only one of them: "%s"', (question, count) => {
    const content = 'Now it boils.\n\nRead about the method that won.';
    const boiling = lessonNamed('Boiling', { content });
    const { fit, sources } = ask(question, course(boiling, tea));
    expect(fit).toBe(false);
    expect(sources).toHaveLength(count);
  });

  test.each([
    ['টাকা ফেরত পাব কীভাবে?', false],
    ['আমার টাকা লাগছে', true],
    ['টাকা বেশি পাচ্ছি না কেন?', true],
    ['আমার মন খারাপ', false],
    ['মন কোথায় দিতে হয়?', true],
    ['আমার ঘুম আসছে না', false],
    ['opera money', false],
    ['why money', true],
  ])(
    'of several words are not answered where the course has one of them alone: "%s"',
    (question, isAnswered) => {
      const content =
        'দুই মাস রাখতে পারলে মণে দুইশ টাকা বেশি পাবেন।\n\nকাজে মন দিন।\n\nবর্ষা আসছে।\n\nRice brings money.';
      expect(ask(question, course(lessonNamed('ধান', { content }))).fit).toBe(isAnswered);
    },
  );

  test.each([
    ...['define steeping', 'please summarise steeping', 'elaborate on steeping', 'steeping details'],
    ...['steeping ব্যাখ্যা করুন', 'steeping বুঝিনি', 'steeping শিখতে চাই', 'steeping বুঝিয়ে দিন'],
  ])('that want one thing explained are answered whatever they call that: "%s"', (question) => {
    expect(ask(question, course(tea)).fit).toBe(true);
  });

  test.each([
    ['Glazing', true],
    ['Ovens', false],
  ])(
    'of several words are answered where the course has one of them alone, if a lesson is named by it: %s',
    (title, isAnswered) => {
      const sentences = Array.from({ length: 80 }, (_, number) => `Shelf ${number} is empty.`);
      const shelves = lessonNamed('Shelves', { content: sentences.join(' ') });
      const glazing = lessonNamed(title, { content: 'Glazing comes before the second firing.' });
      expect(ask('glazing cheatsheet', course(shelves, glazing)).fit).toBe(isAnswered);
    },
  );

  test('after one that nothing answered are not refused with it', () => {
    const earlier = ['What is photosynthesis?'];
    expect(ask('What is steeping?', course(tea), { earlier }).fit).toBe(true);
  });

  test('are in the language of a course with a file that is called like code and is none', () => {
    const parts = [{ page: 1, text: 'A server waits for requests.' }];
    const file = { resourceId: 'file', name: 'Intro to Node.js', isMarkdown: false, isCode: false, parts };
    const node = course(lessonNamed('শুরু', { content: 'সার্ভার অপেক্ষা করে।', files: [file] }));
    expect(ask('what is a butterfly?', node)).toMatchObject({ fit: false, isForeign: false });
  });

  test.each([
    ['what is a program?', true],
    ['প্রজাপতি কোথায় থাকে?', false],
  ])(
    'are in another language than a course whose code alone is in their letters: "%s"',
    (question, isForeign) => {
      const content = 'পাইথনে লেখা নির্দেশ একের পর এক চলে।\n\n```python\nprint("chal")\n```';
      const parts = [{ page: null, text: 'import os' }];
      const files = [{ resourceId: 'file', name: 'start', isMarkdown: false, isCode: true, parts }];
      const python = course(lessonNamed('শুরু', { content, files }));
      expect(ask(question, python)).toMatchObject({ fit: false, isForeign });
    },
  );
});
