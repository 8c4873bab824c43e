import type { Command } from '../command.ts';
import { parseOptions } from '../parse-arguments.ts';
import { loadSettings, type Settings } from '../settings.ts';
import { listenForStop, type StopSignals } from '../supervisor/stop-signals.ts';

export const startCommand: Command = {
  name: 'start',
  summary: 'Start the academy: database, API and workers',
  run: (args) =>
    runUntilStopped(args, async (settings, stop) => {
      const { runAcademy } = await import('../start/run-academy.ts');
      return runAcademy(settings, stop);
    }),
};

export const workerCommand: Command = {
  name: 'worker',
  summary: 'Start one more worker, here or wherever the database and the data folder can be reached',
  run: (args) =>
    runUntilStopped(args, async (settings, stop) => {
      const { runWorker } = await import('../start/worker-processes.ts');
      return runWorker(settings, stop);
    }),
};

async function runUntilStopped(
  args: readonly string[],
  run: (settings: Settings, stop: StopSignals) => Promise<number>,
): Promise<number> {
  parseOptions(args, {});
  const settings = loadSettings();
  const stop = listenForStop();
  try {
    return await run(settings, stop);
  } finally {
    stop.ignore();
  }
}
