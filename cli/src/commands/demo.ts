import type { Command } from '../command.ts';
import { parseOptions } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const demoCommand: Command = {
  name: 'demo',
  summary: 'Bring back what is missing of the demo academy',
  options: [],
  async run(args) {
    parseOptions(args, {});
    const { config } = loadSettings();
    const { runDemo } = await import('../demo/run-demo.ts');
    await runDemo(config);
    return 0;
  },
};
