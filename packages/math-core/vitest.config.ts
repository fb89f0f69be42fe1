import { defineConfig } from 'vitest/config';

/** What the gate draws from: the same examples in every run. */
const GATE_SEED = 20261122;

// No limit here races real work: a busy machine may stretch all of it. Files are told apart by name: *.full.test.ts
// runs in the full tier only (`--mode full`), which also draws other and more examples.
export default defineConfig(({ mode }) => {
  const isFull = mode === 'full';
  const seed = isFull ? seedOfRun() : GATE_SEED;
  return {
    test: {
      include: ['src/**/*.test.ts'],
      exclude: isFull ? [] : ['src/**/*.full.test.ts'],
      isolate: false,
      setupFiles: 'src/testing/draws-setup.test-support.ts',
      provide: {
        seed,
        runs: Number(process.env['RUNS'] ?? (isFull ? 5 : 1)),
      },
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  };
});

/** Takes the seed of the environment, or one by chance, and says it. */
function seedOfRun(): number {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}: repeat with SEED=${seed} npm run test:full -- engine`);
  return seed;
}
