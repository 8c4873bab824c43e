import { describe, expect, it } from 'vitest';
import { academyCommand } from './testing/academy-command.ts';

describe('the command line', () => {
  it.each([
    [['juggle'], 'There is no command juggle.'],
    [[], 'Say which command to run.'],
    [['start', '--fast'], "Unknown option '--fast'."],
    [['backup', '--quick', 'here'], "Unknown option '--quick'."],
    [['backup', 'here', 'there'], 'Say <folder>.'],
    [['database', 'now'], "Unexpected argument 'now'."],
    [['migrate', 'now'], "Unexpected argument 'now'."],
    [['demo', 'again'], "Unexpected argument 'again'."],
  ])('answers %j with a sentence, the usage and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await academyCommand(args).ended;
    expect(stderr.split('\n')[0]).toBe(sentence);
    expect(stderr).toContain('Usage: npm run academy -- <command>');
    expect(stdout).toBe('');
    expect(code).toBe(2);
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
