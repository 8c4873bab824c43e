import { defineConfig } from 'vitest/config';

/** Builds the container image and runs it, which needs root, Debian's tools and a network, and takes minutes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.image.ts'],
    testTimeout: 300_000,
    hookTimeout: 1_800_000,
  },
});
