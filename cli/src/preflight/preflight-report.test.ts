import type { Finding } from '@academy/contract/preflight/finding.ts';
import { findingCodes } from '@academy/contract/preflight/finding-codes.ts';
import { expect, it } from 'vitest';
import { findingSentences } from './finding-sentences.ts';
import { preflightReport } from './preflight-report.ts';

const base = { courseState: 'x', checkedAt: '2026-01-01T00:00:00.000Z', hasChanged: false };
const module = { moduleId: 'm', title: 'Oven' };
const finding = (values: Partial<Finding>): Finding => ({
  ...{ code: 'lesson_empty', facts: {}, module, lesson: { lessonId: 'l', title: 'Steam' }, second: null },
  ...values,
});

it('says what was found by lesson, where in the film, and what to do', () => {
  const findings = [
    finding({ code: 'course_empty', module: null, lesson: null }),
    finding({ code: 'link_broken', facts: { url: 'https://a.example/\u001b[31m', status: 404 } }),
    finding({
      code: 'captions_too_fast',
      facts: { language: 'en', count: 2, charactersPerSecond: 30 },
      second: 75,
    }),
  ];
  expect(preflightReport({ ...base, findings, total: 9 })).toBe(
    [
      'Stops students (1):',
      '',
      'The course',
      '  - There is no lesson.',
      '    Add a module with lessons.',
      '',
      'Misleads students or leaves some out (1):',
      '',
      'Oven › Steam',
      '  - A link leads nowhere: https://a.example/[31m (answered with 404)',
      '    Correct the address, or remove the link.',
      '',
      'Could be nicer (1):',
      '',
      'Oven › Steam',
      '  - 2 captions in en are too quick to read, with up to 30 characters a second. (at 1:15)',
      '    Shorten them, or show them for longer.',
      '',
      'And 6 more, which are not listed.',
      '9 things are worth a look. Nothing keeps the course from being published.',
    ].join('\n'),
  );
});

it('says what weighs most first, also where a lesson with it has something lighter, too', () => {
  const other = { lessonId: 'o', title: 'Crust' };
  const findings = [
    finding({ code: 'film_too_quiet', facts: { loudness: -30 } }),
    finding({ code: 'lesson_empty' }),
    finding({ code: 'module_empty', lesson: other }),
    finding({ code: 'film_failed', facts: { isWatchable: true } }),
  ];
  const report = preflightReport({ ...base, findings, total: 4 });
  expect(report.split('\n').filter((line) => /^\S|^ {2}-/.test(line))).toEqual([
    'Stops students (1):',
    'Oven › Steam',
    '  - The lesson has neither a film nor a text.',
    'Misleads students or leaves some out (2):',
    'Oven › Crust',
    '  - The module has no lessons.',
    'Oven › Steam',
    '  - The film could not be prepared.',
    'Could be nicer (1):',
    'Oven › Steam',
    '  - The film is quieter than others, and students will have to turn it up: -30 LUFS, where about -16 is usual.',
    '4 things are worth a look. Nothing keeps the course from being published.',
  ]);
  expect(report).toContain('Until then, students watch what was ready before.');
});

it('tells no weights apart where all is of one', () => {
  const report = preflightReport({ ...base, findings: [finding({})], total: 1 });
  expect(report.split('\n')[0]).toBe('Oven › Steam');
});

it('says of a good course that it is good', () => {
  expect(preflightReport({ ...base, findings: [], total: 0 })).toBe(
    'Nothing was found: the course is ready for its students.',
  );
});

it.each(findingCodes)('has a sentence and an advice for %s', (code) => {
  const { says, advice } = findingSentences[code]({
    ...{ url: 'https://a.example/', loudness: -30, seconds: 4, written: '10:00', language: 'en', count: 3 },
    ...{ charactersPerSecond: 30, question: 1, status: 404 },
  });
  expect(says + advice).not.toMatch(/undefined|NaN/);
});
