import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { describe, expect, it } from 'vitest';
import { academyCommand } from './testing/academy-command.ts';

describe('the command line', () => {
  it.each([
    [['start', '--fast'], "Unknown option '--fast'.", 'start'],
    [['backup', '--quick', 'here'], "Unknown option '--quick'.", 'backup <folder> [options]'],
    [['backup', 'here', 'there'], 'Say <folder>.', 'backup <folder> [options]'],
    [['doctor', '--foo'], "Unknown option '--foo'.", 'doctor [options]'],
    [['session', 'nobody'], '"nobody" is not an email address.', 'session <email> [options]'],
    [['role', 'x', 'king'], '"x" is not an email address.', 'role <email> <student|creator|admin>'],
    [
      ['import', 'here'],
      'Say --author <email> for a new course, or --onto <course> for one that is there.',
      'import <folder> [options]',
    ],
    [['database', 'now'], "Unexpected argument 'now'.", 'database'],
    [['migrate', 'now'], "Unexpected argument 'now'.", 'migrate'],
    [['demo', 'again'], "Unexpected argument 'again'.", 'demo'],
  ])(
    'answers %j with a sentence, the usage of that command alone and exit code 2',
    async (args, sentence, usage) => {
      const { code, stdout, stderr } = await academyCommand(args).ended;
      const [first, empty, second, ...options] = stderr.trimEnd().split('\n');
      expect([first, empty, second]).toEqual([sentence, '', `Usage: npm run academy -- ${usage}`]);
      expect(options.length > 0).toBe(usage.endsWith('[options]'));
      expect(options.every((line) => /^ {2}-\S* .*\S$/.test(line))).toBe(true);
      expect(stdout).toBe('');
      expect(code).toBe(2);
    },
  );

  it.each([
    [['juggle'], 'There is no command juggle.'],
    [[], 'Say which command to run.'],
  ])('answers %j with a sentence, where the commands are listed, and exit code 2', async (args, sentence) => {
    expect(await academyCommand(args).ended).toEqual({
      ...{ code: 2, stdout: '' },
      stderr: `${sentence} npm run academy -- help lists them.\n`,
    });
  });

  it('has every command of its help in the README', async () => {
    const { stdout } = await academyCommand(['help']).ended;
    const names = [...stdout.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(15);
    const readme = await readFile(path.join(repositoryRoot, 'README.md'), 'utf8');
    const [, list = ''] = /## The command line\n\n([^.]*)\./.exec(readme) ?? [];
    const told = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect([...told, 'help'].toSorted()).toEqual(names.toSorted());
  });

  it.each([[['help']], [['--help']], [['start', '-h']]])('explains its commands for %j', async (args) => {
    const { code, stdout, stderr } = await academyCommand(args).ended;
    for (const name of ['start', 'migrate', 'demo', '--verify', 'help']) {
      expect(stdout).toMatch(new RegExp(`^ +${name} `, 'm'));
    }
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('shows every wrong setting as a sentence', async () => {
    const { code, stderr } = await academyCommand(['migrate'], { PORT: 'x', WORKERS: '-1' }).ended;
    expect(stderr).toBe(
      'PORT is "x" but must be a whole number from 0 to 65535.\nWORKERS is "-1" but must be a whole number from 0 to 64.\n',
    );
    expect(code).toBe(1);
  });
});
