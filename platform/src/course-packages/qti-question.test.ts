import { describe, expect, it } from 'vitest';
import { diskFiles } from '../course-folder/folder-files.ts';
import { readCourse } from '../course-folder/read-course-folder.ts';
import { readPackage } from './read-package.ts';
import { riversOfBengal } from './testing/cartridges.ts';
import { packageFolder } from './testing/package-folder.ts';
import { assessment, blank, choices, equal, itemFeedback, points, qtiItem } from './testing/qti.ts';

/** The questions of a cartridge's test, as they are in the course. */
async function asked(items: readonly string[], more = '') {
  const { files, report } = await readPackage(
    diskFiles(await packageFolder(riversOfBengal(assessment(items, more)))),
  );
  const { modules } = await readCourse(files);
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ title }) => title === 'Rivers');
  const notes = new Map(report.parts.map(({ code, count }) => [code, count]));
  return { questions: lesson?.questions, notes, taken: report.taken.questions };
}

const rivers = choices(['Padma', 'Dhaka', 'Meghna'], 'Multiple');

describe('questions of a cartridge', () => {
  it('are taken as single and several choices, with what explains them', async () => {
    const feedback = itemFeedback('general_fb', 'Look at a map.') + itemFeedback('c1_fb', 'That is a city.');
    const { questions, notes, taken } = await asked([
      qtiItem({
        profile: 'cc.multiple_choice.v0p1',
        prompt: '<p>Which <b>river</b>?</p>',
        response: choices(['Padma', 'Dhaka']),
        conditions: points(equal('c1'), 0) + points(equal('c0')),
        feedback,
      }),
      qtiItem({
        profile: 'cc.multiple_response.v0p1',
        prompt: 'Which rivers?',
        response: rivers,
        conditions: points(`<and>${equal('c0')}<not>${equal('c1')}</not>${equal('c2')}</and>`),
      }),
      qtiItem({
        profile: 'cc.true_false.v0p1',
        prompt: 'Rivers flow.',
        response: choices(['True', 'False']),
        conditions: points(equal('c0')),
      }),
    ]);
    expect(questions).toMatchObject([
      {
        kind: 'single',
        prompt: 'Which **river**?',
        explanation: 'Look at a map.',
        options: [
          { text: 'Padma', correct: true },
          { text: 'Dhaka', correct: false },
        ],
      },
      { kind: 'several', options: [{ correct: true }, { correct: false }, { correct: true }] },
      {
        kind: 'single',
        options: [
          { text: 'True', correct: true },
          { text: 'False', correct: false },
        ],
      },
    ]);
    expect(taken).toBe(3);
    expect(notes.get('feedback')).toBe(1);
  });

  it('are taken as texts and numbers where something is to be written', async () => {
    const { questions, notes } = await asked([
      qtiItem({
        profile: 'cc.fib.v0p1',
        prompt: 'Name one.',
        response: blank,
        conditions: points(equal('Padma') + equal('পদ্মা')),
      }),
      qtiItem({
        profile: 'cc.fib.v0p1',
        prompt: 'How many?',
        response: blank,
        conditions: points(equal('3,5')),
      }),
      qtiItem({
        profile: 'numerical_question',
        prompt: 'How long?',
        response: blank,
        conditions: points('<vargte respident="R">90</vargte><varlte respident="R">110</varlte>'),
      }),
      qtiItem({
        profile: 'cc.pattern_match.v0p1',
        prompt: 'It ends in?',
        response: blank,
        conditions: points('<varsubstring respident="R">delta</varsubstring>'),
      }),
    ]);
    expect(questions).toMatchObject([
      { kind: 'text', accepted: ['Padma', 'পদ্মা'] },
      { kind: 'number', value: 3.5, tolerance: 0 },
      { kind: 'number', value: 100, tolerance: 10 },
      { kind: 'text', accepted: ['delta'] },
    ]);
    expect(notes.get('patterns_as_answers')).toBe(1);
  });

  it('are left out, and counted, where there is no such kind or they do not fit', async () => {
    const many = choices(Array.from({ length: 11 }, (_, index) => `Option ${index}`));
    const { questions, notes } = await asked(
      [
        qtiItem({ profile: 'cc.essay.v0p1', prompt: 'Write.', response: blank, conditions: '' }),
        qtiItem({
          profile: 'cc.fib.v0p1',
          prompt: 'Two blanks',
          response: blank + blank,
          conditions: points(equal('a')),
        }),
        qtiItem({ profile: 'cc.fib.v0p1', prompt: 'No answer', response: blank, conditions: '' }),
        qtiItem({
          profile: 'cc.multiple_choice.v0p1',
          prompt: 'Many',
          response: many,
          conditions: points(equal('c0')),
        }),
        qtiItem({
          profile: 'cc.multiple_choice.v0p1',
          prompt: 'None right',
          response: choices(['a', 'b']),
          conditions: '',
        }),
        qtiItem({
          profile: 'cc.multiple_choice.v0p1',
          prompt: '',
          response: choices(['a', 'b']),
          conditions: points(equal('c0')),
        }),
      ],
      '<qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>3</fieldentry></qtimetadatafield>',
    );
    expect(questions).toEqual([]);
    expect(Object.fromEntries(notes)).toMatchObject({
      essays: 1,
      questions_unsupported: 2,
      questions_unfit: 3,
      quiz_rules: 1,
    });
  });

  it('are at most as many as a lesson can ask', async () => {
    const one = qtiItem({
      profile: 'cc.true_false.v0p1',
      prompt: 'So?',
      response: choices(['Yes', 'No']),
      conditions: points(equal('c0')),
    });
    const { questions, notes } = await asked(Array.from({ length: 53 }, () => one));
    expect(questions).toHaveLength(50);
    expect(notes.get('questions_over_limit')).toBe(3);
  });
});
