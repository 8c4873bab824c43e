import { defineConfig } from 'vitest/config';

/** One cluster is started for all stories, which are told one after the other. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.cluster.ts'],
    testTimeout: 360_000,
    hookTimeout: 180_000,
  },
});
