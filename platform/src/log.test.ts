import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { redactedPaths } from './log.ts';

function written(fields: object): string {
  const lines: string[] = [];
  const log = pino(
    { redact: { paths: [...redactedPaths], censor: '[hidden]' } },
    { write: (line: string) => lines.push(line) },
  );
  log.info(fields, 'a line');
  return lines.join('');
}

describe('the log', () => {
  it.each([
    { password: 'hunter2' },
    { body: { password: 'hunter2' } },
    { req: { headers: { cookie: 'session=hunter2', host: 'here' } } },
    { req: { headers: { authorization: 'Bearer hunter2' } } },
    { res: { headers: { 'set-cookie': 'session=hunter2' } } },
    { headers: { 'set-cookie': ['session=hunter2'] } },
    { session: { refreshToken: 'hunter2', accessToken: 'hunter2' } },
    { connectionString: 'postgres://academy:hunter2@localhost/academy' },
  ])('hides what is secret in %j', (fields) => {
    const line = written(fields);
    expect(line).toContain('[hidden]');
    expect(line).not.toContain('hunter2');
  });

  it('keeps what is not secret', () => {
    expect(written({ req: { headers: { host: 'here' } }, course: 'TypeScript' })).toContain('TypeScript');
  });
});
