import type { Command } from '../command.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const moveBlobsCommand: Command = {
  name: 'move-blobs',
  summary: 'Copy all files to where MOVE_BLOBS says, S3 or the data folder, while the academy runs',
  options: [
    { usage: '--verify', summary: 'Also read what is there already, and compare it' },
    { usage: '--remove', summary: 'In the end remove from the old store what the new one has' },
  ],
  async run(args) {
    const { options } = parseArguments(args, [], {
      verify: { type: 'boolean' },
      remove: { type: 'boolean' },
    });
    const { config } = loadSettings();
    const { runMoveBlobs } = await import('../storage/run-move-blobs.ts');
    return runMoveBlobs(config, { verify: options.verify === true, remove: options.remove === true });
  },
};
