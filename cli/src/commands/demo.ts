import { type Command, UsageError } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { loadSettings } from '../settings.ts';

const MOST_COURSES = 10_000_000;

export const demoCommand: Command = {
  name: 'demo',
  summary: 'Bring back what is missing of the demo academy',
  options: [
    { usage: '--courses <number>', summary: 'Have that many more courses, to measure a large catalogue' },
    { usage: '--lessons', summary: 'Give those courses modules and lessons' },
  ],
  async run(args) {
    const options = parseOptions(args, { courses: { type: 'string' }, lessons: { type: 'boolean' } });
    const courseCount = options.courses === undefined ? null : parseCourseCount(options.courses);
    const withLessons = options.lessons ?? false;
    if (withLessons && courseCount === null) throw new UsageError('--lessons needs --courses.');
    const { config } = loadSettings();
    const { runDemo } = await import('../demo/run-demo.ts');
    await runDemo(config, courseCount === null ? null : { courseCount, withLessons });
    return 0;
  },
};

function parseCourseCount(text: string): number {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST_COURSES) {
    throw new UsageError(`--courses is "${text}" but must be a whole number from 1 to ${MOST_COURSES}.`);
  }
  return count;
}
