import { defineConfig } from 'vitest/config';

/** Every suite but those of types, sizes and written parts, which no mutant of the sources can break. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.type.test.ts', 'src/size.test.ts', 'src/testing/{examples,written}.test.ts'],
    env: { PRACTICE_SEEDS: '5' },
    testTimeout: 600_000,
  },
});
