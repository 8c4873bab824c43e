import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { isCephInstalled } from './platform/src/testing/ceph-on-demand.ts';
import { words } from './web/vite-plugins/words.ts';

const here = import.meta.dirname;

function testsIn(...rooms: string[]): string[] {
  return rooms.map((room) => `${room}/**/*.test.{ts,tsx}`);
}

/** What files are kept for: the same tests on a disk and, where the machine has Ceph, on S3. More of them are in the fault suite. */
const testsOnBothStores = [
  'server/src/features/courses/covers.test.ts',
  'server/src/features/resources/resource-files.test.ts',
  'server/src/features/streams/{segments,streams,removed-videos}.test.ts',
  'server/src/features/uploads/uploads.test.ts',
  'worker/src/videos/import-video.test.ts',
];

/*
 * Two groups: tests that may use a real PostgreSQL, which is started once for all of them, and tests that never
 * do and so never wait for it.
 */
export default defineConfig({
  plugins: [words()],
  resolve: { alias: { '@/': `${path.join(here, 'web/src')}/` } },
  test: {
    // One more than there are cores: a third of the time of most files is waiting for a database, a film or a process.
    maxWorkers: availableParallelism() + 1,
    // What a file imports is loaded once for all the files of a worker, which is half of the time. In return a file
    // leaves behind nothing that outlives it: no faked clock, no global, no variable of the environment.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Busy cores are slow and not wrong.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: [...testsIn('contract', 'scripts'), 'web/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          // A page may name a style sheet while it is open; none is loaded here.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/src/lib/testing/component-ground.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: testsIn('platform', 'server', 'worker', 'cli', 'bench'),
          globalSetup: ['platform/src/testing/global-setup.ts'],
          provide: { storage: 'disk' },
        },
      },
      {
        extends: true,
        test: {
          name: 's3',
          environment: 'node',
          include: isCephInstalled ? testsOnBothStores : [],
          globalSetup: ['platform/src/testing/global-setup.ts'],
          provide: { storage: 's3' },
        },
      },
    ],
  },
});
