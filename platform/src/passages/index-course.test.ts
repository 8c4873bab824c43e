import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { describe, expect, test } from 'vitest';
import { indexCourse } from './index-course.ts';
import { ask, course, cues, lessonNamed, tea } from './testing/ask-course.ts';

describe('Passages', () => {
  test('The sentence that answers comes first, from the cue it begins in, over the border of two cues', () => {
    const { fit, sources } = ask('When do I warm the pot?', course(tea));
    expect(fit).toBe(true);
    expect(sources[0]).toMatchObject({
      kind: 'speech',
      lessonId: 'lesson Tea',
      language: 'en',
      text: 'Warm the pot before you put in the leaves. Steep them for three minutes.',
      // The cue begins at 7 s, as the transcript says, and 'Warm' is said in its middle.
      seconds: 7,
    });
  });

  test.each([
    ['Assam price', { kind: 'file', resourceId: 'file', name: 'prices.pdf', page: 2 }],
    // The marks of Markdown are no part of what is quoted.
    [
      'soft water',
      {
        kind: 'file',
        resourceId: 'notes',
        page: null,
        text: 'Soft water is poured slowly. Hard water is boiled twice.',
      },
    ],
    ['rinse with vinegar', { kind: 'content', paragraph: 1 }],
    ['kettle boil', { kind: 'content', paragraph: 2, text: 'kettle --boil' }],
    ['unroll', { kind: 'takeaway', text: 'Good leaves unroll slowly.' }],
  ])('%s is found where it stands', (question, place) => {
    expect(ask(question, course(tea)).sources[0]).toMatchObject(place);
  });

  test('They are never longer than they may be, and there are never too many', () => {
    const content = Array.from({ length: 400 }, () => 'tea leaves water pot').join(' ');
    const { sources } = ask('tea leaves', course(lessonNamed('Long', { content }), tea));
    expect(sources.length).toBeLessThanOrEqual(chatLimits.sources);
    for (const { text } of sources) expect(text.length).toBeLessThanOrEqual(chatLimits.passageMaxLength);
  });

  test('Of two languages the question’s is told, and the same moment never twice', () => {
    const english = { language: 'en', cues: cues('Put the salt in last.', 'Heat the oil first.') };
    const bengali = { language: 'bn', cues: cues('শেষে salt লবণ দিন।', 'আগে তেল গরম করুন।') };
    const both = course(lessonNamed('Salt', { tracks: [english, bengali] }));
    const found = ask('কখন salt লবণ দেব?', both).sources;
    expect(found[0]).toMatchObject({ language: 'bn' });
    expect(ask('When does the salt go in?', both).sources[0]).toMatchObject({ language: 'en' });
    const moments = found.map((source) => (source.kind === 'speech' ? source.seconds : -1));
    expect(new Set(moments).size).toBe(moments.length);
  });
});

describe('Questions', () => {
  test.each([
    ['in other forms of its words and with typing errors', 'steeping leafs minuts', 'Steep'],
    ['by another word for it', 'May I keep them?', 'stored'],
    ['by the kind of answer it wants', 'Why is milk last?', 'because'],
  ])('are understood %s', (_, question, answer) => {
    expect(ask(question, course(tea)).sources[0]?.text).toContain(answer);
  });

  test('are understood joined and apart, as the course’s word list has it', () => {
    const react = lessonNamed('React', {
      tracks: [{ language: 'en', cues: cues('Call use state at the top.', 'Buttons come later.') }],
      content: 'Keep `useReducer` for large things.',
    });
    const text = { lessons: [react], wordList: ['useState'] };
    expect(ask('where does useState go', text).sources[0]?.text).toContain('use state');
    expect(ask('what is use reducer for', text).sources[0]?.text).toContain('useReducer');
  });

  test('that follow another one mean what was asked before', () => {
    expect(ask('And how long?', course(tea)).fit).toBe(false);
    const { fit, sources } = ask('And how long?', course(tea), { earlier: ['How do I steep the leaves?'] });
    expect(fit).toBe(true);
    expect(sources[0]?.text).toContain('three minutes');
  });

  test.each([
    ['What is steeping?', 'Steep them'],
    ['What is vinegar for?', 'vinegar'],
    ['And the milk?', 'Milk goes in last'],
  ])(
    'that name something else than a long one before are answered by what they name: %s',
    (question, answer) => {
      const earlier = ['Can black leaves be stored for two years in a tin?'];
      expect(ask(question, course(tea), { earlier }).sources[0]?.text).toContain(answer);
    },
  );

  test('are answered from the lesson they are asked in, where another says the same', () => {
    const twin = { tracks: [{ language: 'en', cues: cues('Close the lid tightly.') }] };
    const lessons = course(lessonNamed('One', twin), lessonNamed('Two', twin));
    expect(ask('close the lid', lessons, { lessonId: 'lesson Two' }).sources[0]?.lessonId).toBe('lesson Two');
  });

  test.each(['Which planet has the largest moons?', 'কোন গ্রহ সবচেয়ে বড়?', 'the of and', '?!', ''])(
    'that the course says nothing about are not answered: "%s"',
    (question) => {
      expect(ask(question, course(tea))).toMatchObject({ fit: false });
    },
  );

  test.each([
    ['May I freeze milk?', 1],
    ['Which goat gives milk for cheese?', 0],
  ])('without an answer come with what is near, and not with what shares a word: "%s"', (question, count) => {
    const { fit, sources } = ask(question, course(tea));
    expect(fit).toBe(false);
    expect(sources).toHaveLength(count);
  });

  test.each([
    ['চায়ের পাতা কতক্ষণ ভেজাতে হয়?', true],
    ['Which planet has the largest moons?', false],
    ['12 + 7?', false],
  ])(
    'in letters that nothing of the course has are known to be in another language: "%s"',
    (question, isForeign) => {
      expect(ask(question, course(tea)).isForeign).toBe(isForeign);
    },
  );

  test.each([
    ['How is black tea different from soft water?', true],
    ['What is the difference between Assam and black leaves?', true],
    ['How is warming the pot different from decanting wine?', false],
    ['What is the difference between Assam and espresso?', false],
    ['Assam vs. espresso', false],
  ])('that compare are answered only where the course knows both: "%s"', (question, fit) => {
    expect(ask(question, course(tea)).fit).toBe(fit);
  });

  test('that compare with what was asked before need the other one alone', () => {
    const earlier = ['What does Assam cost?'];
    expect(ask('How is it different from black leaves?', course(tea), { earlier }).fit).toBe(true);
    expect(ask('How is it different from espresso?', course(tea), { earlier }).fit).toBe(false);
  });

  test.each([
    ['of regular expressions', '(.*)+[a-z]{9}$^\\'],
    ['without width', '\u200b\u200d\ufeff\u00ad'],
    ['of prototypes', 'constructor __proto__ toString hasOwnProperty valueOf'],
    ['of one letter', 'a'.repeat(chatLimits.questionMaxLength)],
    ['of many short words', 'x y '.repeat(chatLimits.questionMaxLength / 4)],
    ['of halves of letters', '\ud83d '.repeat(500)],
  ])('%s are read like others', (_, question) => {
    expect(() => ask(question, course(tea), { earlier: [question] })).not.toThrow();
  });

  test('find words named like properties of objects', () => {
    const content = 'The constructor runs first. Set __proto__ never.';
    expect(ask('constructor', course(lessonNamed('Objects', { content }))).sources[0]?.text).toContain(
      'constructor',
    );
    expect(ask('toString', course(lessonNamed('Objects', { content }))).sources).toEqual([]);
  });
});

test('A word that everybody knows is no other one with a typing error', () => {
  const reading = course(lessonNamed('Reading', { content: 'Then read about it. Take the simpler one.' }));
  expect(ask('How do I bake bread?', reading).fit).toBe(false);
  expect(ask('Which is simplr?', reading).fit).toBe(true);
});

test('Teaching is a word that a course may be about', () => {
  const content = 'Teaching is to help others learn. A class is a group that learns together.';
  const { fit, sources } = ask('What is teaching?', course(lessonNamed('Pedagogy', { content }), tea));
  expect(fit).toBe(true);
  expect(sources[0]?.text).toContain('Teaching is');
});

test('To collect something is not to set it, though a set is a collection', () => {
  const reading = course(lessonNamed('Setting', { content: 'Set the table before noon. Then eat.' }));
  expect(ask('What do I collect?', reading)).toEqual({ fit: false, sources: [], isForeign: false });
});

test('A course without any text has nothing to tell', () => {
  expect(ask('Anything?', course(lessonNamed('Empty')))).toEqual({
    fit: false,
    sources: [],
    isForeign: false,
  });
  expect(ask('Anything?', course())).toEqual({ fit: false, sources: [], isForeign: false });
});

test('A course of a hundred thousand cues without points is cut, and tells what it takes in memory', () => {
  const said = Array.from({ length: 100_000 }, (_, at) => ({
    startMs: at * 2000,
    endMs: at * 2000 + 2000,
    text: `word${at % 997} and word${at % 89} of it all`,
  }));
  const index = indexCourse(course(lessonNamed('Long', { tracks: [{ language: 'en', cues: said }] })));
  expect(index.bytes).toBeGreaterThan(3_000_000);
  const { sources } = index.find({ text: 'word13', lessonId: null, earlier: [] });
  expect(sources).toHaveLength(chatLimits.sources);
});
