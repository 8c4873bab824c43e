import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadEnvironment } from './environment.ts';

describe('loadEnvironment', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-env-'));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    delete process.env['ACADEMY_TEST_SETTING'];
  });

  it('completes the environment by the .env file, and the real environment wins', () => {
    writeFileSync(
      path.join(folder, '.env'),
      'ACADEMY_TEST_SETTING=file\nACADEMY_TEST_OTHER="from file" # why\n',
    );
    process.env['ACADEMY_TEST_SETTING'] = 'real';
    const env = loadEnvironment(folder);
    expect(env['ACADEMY_TEST_SETTING']).toBe('real');
    expect(env['ACADEMY_TEST_OTHER']).toBe('from file');
    expect(process.env['ACADEMY_TEST_OTHER']).toBeUndefined();
  });

  it('does without a .env file', () => {
    expect(loadEnvironment('/nowhere')['PATH']).toBe(process.env['PATH']);
  });
});
