import { defineConfig } from 'vitest/config';

/**
 * All tests except those of types, sizes and generated parts, which no mutant of the sources can break, and
 * those that change the time zone, which a worker thread can't change.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [
      'src/**/*.{type,full,soak}.test.ts',
      'src/size.test.ts',
      'src/testing/{examples,written}.test.ts',
      'src/date-bridge/*.test.ts',
    ],
    setupFiles: 'src/testing/draws-setup.test-support.ts',
    provide: { seed: 20261122, runs: 1 },
    testTimeout: 600_000,
  },
});
