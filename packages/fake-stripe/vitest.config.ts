import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Stops a test that hangs, but not one that is slow on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
