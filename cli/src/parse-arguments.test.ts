import { expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { parseArguments } from './parse-arguments.ts';

const options = { key: { type: 'string' }, list: { type: 'string' }, online: { type: 'boolean' } } as const;
const parse = (...args: string[]) => parseArguments(args, ['file'], options);

it.each([[['a.jwt', '--key', '-abc']], [['--key', '-abc', 'a.jwt']], [['--key=-abc', 'a.jwt']]])(
  'a value may begin with a hyphen: %j',
  (args) => {
    expect(parse(...args)).toMatchObject({ words: ['a.jwt'], options: { key: '-abc' } });
  },
);

it('a value may begin with two, as no option does', () => {
  expect(parse('a.jwt', '--key', '--abc', '--online').options).toMatchObject({ key: '--abc', online: true });
});

it.each([
  [['a.jwt', '--key', '--online']],
  [['a.jwt', '--key', '--list=b']],
  [['a.jwt', '--key']],
  [['a.jwt', '--online', '-abc']],
])('a value that was forgotten is told: %j', (args) => {
  expect(() => parse(...args)).toThrow(UsageError);
});
