import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryCheckout } from './testing/temporary-checkout.ts';

const WAIT = { timeout: 10_000, interval: 20 };

/** The web app, and what draws its pages. */
const builds = ['vite build --manifest', 'vite build --config vite.server.config.ts'];

describe('a start', () => {
  it('installs and builds the first time and does neither the second time', async () => {
    const checkout = temporaryCheckout();
    const first = checkout.start('one');
    expect(await first.ended).toBe(0);
    expect(first.output()).toContain('running start one');
    expect(checkout.calls()).toEqual(['npm ci', ...builds]);

    const second = checkout.start('two');
    expect(await second.ended).toBe(0);
    expect(second.output()).toBe('running start two\n');
    expect(checkout.calls()).toHaveLength(3);
  });

  it('installs again when the lockfile has changed, and builds again when a source has', async () => {
    const checkout = temporaryCheckout();
    await checkout.start().ended;

    checkout.write('contract/src/course.ts', 'export const course = 1;');
    await checkout.start().ended;
    expect(checkout.calls().slice(3)).toEqual(builds);

    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    await checkout.start().ended;
    expect(checkout.calls().slice(5)).toEqual(['npm ci', ...builds]);
  });

  it('takes what was installed by hand, unless something of the lockfile is missing there', async () => {
    const checkout = temporaryCheckout();
    const [here, elsewhere] = process.platform === 'linux' ? ['linux', 'darwin'] : ['darwin', 'linux'];
    const react = { 'node_modules/react': { version: '19.0.0' } };
    const native = { 'node_modules/native': { version: '1.0.0', optional: true, os: [here] } };
    const foreign = { 'node_modules/foreign': { version: '1.0.0', optional: true, os: [elsewhere] } };
    const install = (packages: object) => {
      checkout.remove('node_modules/.academy-lockfile-hash');
      checkout.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    };
    checkout.write(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, ...react, ...native, ...foreign } }),
    );
    await checkout.start().ended;
    install({ ...react, ...native });
    expect(await checkout.start().ended).toBe(0);
    expect(checkout.calls()).toEqual(['npm ci', ...builds]);

    install(react);
    await checkout.start().ended;
    expect(checkout.calls().slice(3)).toContain('npm ci');
    install({ ...react, ...native, 'node_modules/react': { version: '18.0.0' } });
    await checkout.start().ended;
    expect(checkout.calls().filter((call) => call === 'npm ci')).toHaveLength(3);
  });

  it('does again what was cut short, also when the lockfile has meanwhile changed back', async () => {
    const checkout = temporaryCheckout();
    await checkout.start().ended;
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    checkout.write('../npm-hangs', '');
    const cutShort = checkout.start();
    await vi.waitFor(() => expect(checkout.calls()).toContain('hanging'), WAIT);
    cutShort.process.kill('SIGTERM');
    expect(await cutShort.ended).toBe('SIGTERM');

    checkout.write('package-lock.json', '{}');
    checkout.remove('../npm-hangs');
    const repaired = checkout.start('again');
    expect(await repaired.ended).toBe(0);
    expect(repaired.output()).toContain('running start again');
  });

  it('ends with what npm said and a clear sentence when the install fails', async () => {
    const checkout = temporaryCheckout();
    checkout.write('../npm-fails', '');
    const start = checkout.start();
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain('E404 no such package');
    expect(start.output()).toContain('The packages could not be installed: npm failed (code 1).');
    expect(start.output()).not.toContain('running');
  });

  it('waits for another start that is installing, instead of installing over it', async () => {
    const checkout = temporaryCheckout();
    const both = [checkout.start('a'), checkout.start('b')];
    expect(await Promise.all(both.map((start) => start.ended))).toEqual([0, 0]);
    expect(checkout.calls()).toEqual(['npm ci', ...builds]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'passes %s on once, though npm repeats it, and ends as the program does',
    async (signal) => {
      const checkout = temporaryCheckout();
      const start = checkout.start('stay');
      await vi.waitFor(() => expect(start.output()).toContain('running'), WAIT);
      start.process.kill(signal);
      start.process.kill(signal);
      expect(await start.ended).toBe(7);
      expect(start.output()).toContain('stops 1');
    },
  );
});

it('installs what only a benchmark needs when that asks for it, and once', async () => {
  const checkout = temporaryCheckout();
  await checkout.start().ended;
  expect(checkout.calls()).toEqual(['npm ci', ...builds]);

  for (const time of ['first', 'second']) {
    expect(await checkout.run('scripts/lighthouse.mjs').ended, time).toBe(0);
    expect(checkout.calls().slice(3)).toEqual(['npm ci in bench/lighthouse']);
  }
});

it('keeps its last line even when a test run cannot begin', async () => {
  const checkout = temporaryCheckout();
  checkout.write('../npm-fails', '');
  const run = checkout.run('scripts/test.mjs');
  expect(await run.ended).toBe(1);
  expect(run.output().trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});

it.each([
  ['20.18.3', false],
  ['18.20.0', false],
  ['20.19.0', true],
  ['22.1.0', true],
])('judges Node %s by a sentence, not by a crash', (version, isGood) => {
  const module = path.join(import.meta.dirname, 'project.mjs');
  const code = `import { requireNodeVersion } from ${JSON.stringify(module)};
    try { requireNodeVersion('${version}'); } catch (error) { console.log(error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stdout).toMatch(isGood ? /^$/ : /^Academy needs Node\.js 20\.19 or later, and this is /);
});
