import { defineConfig } from 'vitest/config';

// These tests are separate from the unit tests because they need dist, and mutation testing must not run them.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: 'scratch-project.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
