import { defineConfig } from 'vitest/config';

/** The fault suite takes minutes, most of them spent waiting for what a killed process leaves to be noticed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.fault.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
});
