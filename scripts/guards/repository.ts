import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportViolations } from './report-violations.ts';

const MOST_LINES = 400;

/** Files that are long for a reason, and the reason. */
const LONG_FILES: ReadonlyMap<string, string> = new Map();

const BANNED_WORDS: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /\bregistry\.[a-z\d-]+\.[a-z]{2,}/,
    why: 'names a package registry: npm is configured by its user',
  },
  {
    pattern: /(?<![\w.~/-])\/(?:work|root|home\/[a-z][\w-]*|Users\/[a-zA-Z][\w-]*)\/[\w.]/,
    why: 'names a path of one machine',
  },
  { pattern: /\b(?:TO(?:DO)|FIX(?:ME))\b/, why: 'leaves work behind in a comment: do it, or open an issue' },
];

/** What a reader of the repository should never meet. */
export function repositoryViolations(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const content = readFileSync(path.join(root, file));
    // A zero byte means it is no text.
    return content.includes(0) ? [] : violationsIn(file, content.toString());
  });
}

function violationsIn(file: string, text: string): string[] {
  const lines = text.split('\n');
  const tooLong = /\.tsx?$/.test(file) && lines.length > MOST_LINES && !LONG_FILES.has(file);
  const banned = lines.flatMap((line, index) =>
    BANNED_WORDS.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1} ${why}.`),
  );
  return tooLong
    ? [...banned, `${file} has more than ${MOST_LINES} lines: split it, or say why not.`]
    : banned;
}

function trackedFiles(root: string): string[] {
  const git = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const listed = git.status === 0 ? git.stdout.split('\0') : filesOfPlainFolder(root);
  return listed.filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** For an academy that was downloaded without its history: what is neither hidden nor made by a command. */
function filesOfPlainFolder(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(\.[^/]+|node_modules|dist|data|test-results)\//.test(file));
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  reportViolations(repositoryViolations(root, trackedFiles(root)));
}
