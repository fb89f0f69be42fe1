import { defineConfig } from 'vitest/config';

// Some tests start the real server as a child process, which takes seconds on a busy machine.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
});
