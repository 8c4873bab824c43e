import { describe, expect, it } from 'vitest';
import { lessonQuestionsSchema } from './lesson-questions.ts';
import { FileProblemsError, readYaml } from './read-yaml.ts';

const read = (text: string) => readYaml({ file: 'lesson.md', text, firstLine: 2 }, lessonQuestionsSchema);

function problemsOf(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileProblemsError) return error.message.split('\n');
  }
  throw new Error('It was read.');
}

describe('the questions of a lesson in its folder', () => {
  it('are read in all kinds, and options are named by their place', () => {
    const questions = read(`
- kind: single
  question: Which **river**?
  at: 1:20
  options:
    - { text: Padma, right: true }
    - { text: Thames }
  explanation: Look at a map.
- kind: several
  question: Which are threads?
  options: [{ text: Warp, right: true }, { text: Loom }, { text: Weft, right: true }]
- kind: number
  question: How many?
  answer: 3.5
  tolerance: 0.5
- kind: text
  question: Name it.
  accepted: [Jamdani, জামদানি]
`);
    expect(questions).toMatchObject([
      {
        kind: 'single',
        prompt: 'Which **river**?',
        atSeconds: 80,
        explanation: 'Look at a map.',
        options: [
          { id: 'a', text: 'Padma', correct: true },
          { id: 'b', text: 'Thames', correct: false },
        ],
      },
      {
        kind: 'several',
        atSeconds: null,
        options: [{ correct: true }, { correct: false }, { correct: true }],
      },
      { kind: 'number', value: 3.5, tolerance: 0.5 },
      { kind: 'text', accepted: ['Jamdani', 'জামদানি'] },
    ]);
  });

  it.each([
    [
      'a moment that is none',
      '- { kind: text, question: What?, accepted: [a], at: soon }',
      /0\.at: must be a moment/,
    ],
    [
      'no right option',
      '- { kind: single, question: What?, options: [{ text: a }, { text: b }] }',
      /Question 1 has no right/,
    ],
    ['an unknown kind', '- { kind: essay, question: What? }', /kind/],
    ['an unknown field', '- { kind: text, question: What?, accepted: [a], hint: b }', /hint: is no field/],
    [
      'a prompt that is too long',
      `- { kind: text, question: ${'x'.repeat(2001)}, accepted: [a] }`,
      /0\.question: Too big/,
    ],
  ])('are refused with %s, by line', (_, text, sentence) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatch(sentence);
    expect(problem).toMatch(/^lesson\.md:2 /);
  });
});
