import { expect, it } from 'vitest';
import { Problem } from './command.ts';
import { diskProblemOf } from './disk-problem.ts';

const failure = (code: string, syscall: string) =>
  Object.assign(new Error(code), { code, syscall, path: '/backups/academy' });

it.each([
  ['EACCES', 'mkdir', 'this account may not'],
  ['EACCES', 'access', 'this account may not'],
  ['EROFS', 'mkdir', 'the disk can only be read'],
  ['EEXIST', 'mkdir', 'it is not a folder'],
  ['ENOTDIR', 'mkdir', 'it is not a folder'],
  ['ENOENT', 'mkdir', 'no folder can be made there'],
])('tells %s of %s in a sentence', (code, syscall, reason) => {
  expect(diskProblemOf(failure(code, syscall))).toEqual(
    new Problem(`Cannot use /backups/academy: ${reason}.`),
  );
});

it('leaves what may be a bug of ours as it is, for its stack', () => {
  const missing = failure('ENOENT', 'open');
  expect(diskProblemOf(missing)).toBe(missing);
  expect(diskProblemOf('a word')).toBe('a word');
});
