import type { Command } from '../command.ts';
import { parseOptions } from '../parse-options.ts';
import { loadSettings } from '../settings.ts';
import { listenForStop } from '../supervisor/stop-signals.ts';

export const workerCommand: Command = {
  name: 'worker',
  summary: 'Start one more worker, here or wherever the database and the data folder can be reached',
  async run(args) {
    parseOptions(args, {});
    const settings = loadSettings();
    const stop = listenForStop();
    try {
      const { runWorker } = await import('../start/run-worker.ts');
      return await runWorker(settings, stop);
    } finally {
      stop.ignore();
    }
  },
};
