import { type Command, UsageError } from '../command.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

const actions = ['status', 'rotate', 'reseal', 'forget'] as const;

export const secretCommand: Command = {
  name: `secret <${actions.join('|')}>`,
  summary: 'See what needs which secret, put a new one first, lock all videos with it, drop the older ones',
  options: [{ usage: '--sign-out', summary: 'With forget: also if sessions end by it' }],
  async run(args) {
    const { words, options } = parseArguments(args, ['what'], { 'sign-out': { type: 'boolean' } });
    const action = actions.find((candidate) => candidate === words[0]);
    if (action === undefined) {
      throw new UsageError(`"${words[0]}" must be one of ${actions.join(', ')}.`);
    }
    const { config } = loadSettings();
    const { runSecret } = await import('../secret/run-secret.ts');
    return runSecret(config, action, { signOut: options['sign-out'] === true });
  },
};
