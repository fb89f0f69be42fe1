import { defineConfig } from 'vitest/config';

/**
 * The seed of the gate and the full tier, which makes their results reproducible. Soak runs set a different
 * one.
 */
const seed = Number(process.env['SEED'] ?? 20261122);

// The time limits are far above normal run times, because a busy machine may be much slower. The full tier
// (`--mode full`) adds files named *.full.test.ts and draws more examples. `--mode soak` also adds
// *.soak.test.ts, which measure time.
export default defineConfig(({ mode }) => {
  const isSoak = mode === 'soak';
  const isFull = mode === 'full' || isSoak;
  return {
    test: {
      include: ['src/**/*.test.ts'],
      exclude: isSoak ? [] : [isFull ? 'src/**/*.soak.test.ts' : 'src/**/*.{full,soak}.test.ts'],
      isolate: false,
      setupFiles: 'src/testing/draws-setup.test-support.ts',
      provide: {
        seed,
        runs: Number(process.env['RUNS'] ?? (isFull ? 5 : 0.2)),
      },
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  };
});
