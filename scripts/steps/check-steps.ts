import { runProgram } from './run-program.ts';
import { runToEnd, type Step } from './run-to-end.ts';
import { oneFailed, onePassed } from './tally.ts';

const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const plain = process.stdout.isTTY ? [] : ['--colors=off'];
const lingui = 'node_modules/@lingui/cli/dist/lingui.js';
const words = ['--config', 'web/lingui.config.ts', '--workers', '1'];
const knip = 'node_modules/knip/bin/knip.js';

/** What `npm run check` does, and `npm test` does first. */
export const checkSteps: readonly Step[] = [
  check('Format and lint', [biome, 'ci', '--error-on-warnings', ...plain]),
  check('Types of the Node rooms', [tsc, '-p', '.']),
  check('Types of the web app', [tsc, '-p', 'web']),
  check('Types of the stories', [tsc, '-p', 'e2e']),
  check('Unused code and packages', [knip]),
  check('Import rule', ['scripts/guards/import-rule.ts']),
  check('Lockfile', ['scripts/guards/lockfile.ts']),
  check('Repository', ['scripts/guards/repository.ts']),
  check('Texts as translators have them', [lingui, 'check', 'sync', '--clean', ...words]),
  check('Texts in every language', [lingui, 'check', 'missing', '--verbose', ...words]),
  check('Known vulnerabilities', ['scripts/guards/dependency-audit.ts'], { alwaysShown: true }),
];

/** A program whose only result is whether it succeeds; what it says is mostly of interest when it does not. */
export function check(name: string, args: readonly string[], options = { alwaysShown: false }): Step {
  return {
    name,
    run: async () => {
      const ending = await runProgram(args);
      if (!ending.succeeded || options.alwaysShown)
        console.error(`${ending.output}${ending.errors}`.trimEnd());
      return ending.succeeded ? onePassed : oneFailed;
    },
  };
}

if (import.meta.main) await runToEnd(checkSteps);
