import { defineConfig } from 'vitest/config';

/** Read the clock, and so run alone. */
const timed = ['database.fault.ts'];

/** The fault suite takes minutes, most of them spent waiting for what a killed process leaves to be noticed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'timed', include: timed, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: { name: 'patient', include: ['*.fault.ts'], exclude: timed, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
