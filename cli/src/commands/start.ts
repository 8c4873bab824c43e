import type { Command } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { loadSettings } from '../settings.ts';
import { listenForStop } from '../supervisor/stop-signals.ts';

export const startCommand: Command = {
  name: 'start',
  summary: 'Start the academy: database, API and workers',
  async run(args) {
    parseOptions(args, {});
    const settings = loadSettings();
    const stop = listenForStop();
    try {
      const { runAcademy } = await import('../start/run-academy.ts');
      return await runAcademy(settings, stop);
    } finally {
      stop.ignore();
    }
  },
};
