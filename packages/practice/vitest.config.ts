import { defineConfig } from 'vitest/config';

/**
 * The seed of the gate and the full tier, which makes their results reproducible. Soak runs set a different
 * one.
 */
const seed = Number(process.env['SEED'] ?? 20261122);

// The time limits are far above the real work, because a busy machine may slow it down. Files named
// *.full.test.ts run only in the full tier (`--mode full`), which also draws other and more examples.
export default defineConfig(({ mode }) => {
  const isFull = mode === 'full' || mode === 'soak';
  return {
    test: {
      include: ['src/**/*.test.ts'],
      exclude: isFull ? [] : ['src/**/*.full.test.ts'],
      isolate: false,
      setupFiles: 'src/testing/draws-setup.test-support.ts',
      provide: {
        seed,
        runs: Number(process.env['RUNS'] ?? (isFull ? 5 : 0.2)),
        family: process.env['FAMILY'] ?? '',
        practiceSeeds: Number(process.env['PRACTICE_SEEDS'] ?? (isFull ? 120 : 2)),
      },
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  };
});
