import { expect, it } from 'vitest';
import { repositoryViolations } from './repository.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

function violationsOf(files: Record<string, string | Buffer>): string[] {
  return repositoryViolations(temporaryTree(files), Object.keys(files));
}

// Written in two parts, so that this file does not hold what it looks for.
const joined = (...parts: string[]) => parts.join('');

it.each([
  ['a package registry', joined('registry=https://registry', '.npmjs.org/')],
  ['a path of a build machine', joined('see /wo', 'rk/main/notes.md')],
  ['a path of the administrator', joined('"/ro', 'ot/.cache"')],
  ['a path of a person on Linux', joined('/ho', 'me/mina/academy')],
  ['a path of a person on macOS', joined('/Us', 'ers/mina/academy')],
  ['work left behind', joined('// TO', 'DO: later')],
  ['a bug left behind', joined('/* FIX', 'ME */')],
])('finds %s', (_, line) => {
  expect(violationsOf({ 'docs/notes.md': `fine\n${line}\n` })).toEqual([
    expect.stringMatching(/^docs\/notes\.md:2 /),
  ]);
});

it('leaves alone what only looks similar', () => {
  const text =
    'docs/work/plan.md, https://example.org/home/page, the registry of courses, /homework/1, todo list';
  expect(violationsOf({ 'docs/notes.md': text })).toEqual([]);
});

it('finds code files that have grown too long, and no others', () => {
  const long = 'line\n'.repeat(401);
  expect(violationsOf({ 'server/src/a.ts': long, 'web/src/b.tsx': long, 'docs/c.md': long })).toEqual([
    expect.stringContaining('server/src/a.ts has more than 400 lines'),
    expect.stringContaining('web/src/b.tsx has more than 400 lines'),
  ]);
});

it('does not read pictures', () => {
  const picture = Buffer.concat([Buffer.from([0, 255]), Buffer.from(joined('TO', 'DO'))]);
  expect(violationsOf({ 'docs/home.png': picture })).toEqual([]);
});
