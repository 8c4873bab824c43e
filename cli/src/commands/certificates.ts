import { type Command, UsageError } from '../command.ts';
import { resolveGivenPath } from '../given-path.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

export const verifyCommand: Command = {
  name: 'verify <file>',
  summary: 'Check a certificate (its file, picture or PDF) without its academy, and say what it says',
  options: [
    { usage: '--did <file>', summary: "the issuer's did.json, kept from before: it proves who signed" },
    { usage: '--issuer-key <key>', summary: 'the same by the key alone, as certificate-key prints it' },
    { usage: '--status-list <file>', summary: 'the signed list of revoked certificates, kept from before' },
    { usage: '--online', summary: 'ask the issuer’s address for its keys and its list' },
  ],
  async run(args) {
    const { words, options } = parseArguments(args, ['file'], {
      did: { type: 'string' },
      'issuer-key': { type: 'string' },
      'status-list': { type: 'string' },
      online: { type: 'boolean' },
    });
    if (options.did !== undefined && options['issuer-key'] !== undefined) {
      throw new UsageError('Give --did or --issuer-key, not both.');
    }
    const { runVerify } = await import('../certificates/run-verify.ts');
    return runVerify(resolveGivenPath(words[0]), {
      did: pathOf(options.did),
      issuerKey: options['issuer-key'] ?? null,
      statusList: pathOf(options['status-list']),
      isOnline: options.online === true,
    });
  },
};

/** Null for an option that was not said. */
function pathOf(word: string | undefined): string | null {
  return word === undefined ? null : resolveGivenPath(word);
}

const actions = ['show', 'did', 'rotate'] as const;

export const certificateKeyCommand: Command = {
  name: `certificate-key <${actions.join('|')}>`,
  summary:
    'See the keys that certificates are signed with, print them as did.json, sign with a new one from now on',
  async run(args) {
    const { words } = parseArguments(args, ['what'], {});
    const action = actions.find((candidate) => candidate === words[0]);
    if (action === undefined) throw new UsageError(`"${words[0]}" must be one of ${actions.join(', ')}.`);
    const { config } = loadSettings();
    const { runCertificateKey } = await import('../certificates/run-certificate-key.ts');
    return runCertificateKey(config, action);
  },
};
