import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // What hangs is ended; what is slow on a busy machine is not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
