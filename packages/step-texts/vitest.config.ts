import { defineConfig } from 'vitest/config';

// Files named *.full.test.ts run only in the full tier (`--mode full`), which also draws more examples.
export default defineConfig(({ mode }) => ({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: mode === 'full' ? [] : ['src/**/*.full.test.ts'],
    isolate: false,
    setupFiles: '@mathtools/math-core/testing/draws-setup',
    provide: { seed: 20261122, runs: mode === 'full' ? 5 : 0.2 },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
