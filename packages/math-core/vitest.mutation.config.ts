import { defineConfig } from 'vitest/config';

/** The suites that tell a mutant soonest; what runs all calculators through thousands of inputs is left out. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [
      'src/**/*.fuzz.test.ts',
      'src/**/*.type.test.ts',
      'src/logarithm/rewriting.property.test.ts',
      'src/size.test.ts',
      'src/steps/contract.test.ts',
      'src/testing/**',
    ],
    testTimeout: 60_000,
  },
});
