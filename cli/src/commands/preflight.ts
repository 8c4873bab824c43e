import type { Command } from '../command.ts';
import { parseWords } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const preflightCommand: Command = {
  name: 'preflight <course>',
  summary:
    'Check a course, by its id or title, before it is published; ends with 1 when something is to be mended',
  async run(args) {
    const [course] = parseWords(args, ['course']);
    const { config } = loadSettings();
    const { runPreflight } = await import('../preflight/run-preflight.ts');
    return runPreflight(config, course);
  },
};
