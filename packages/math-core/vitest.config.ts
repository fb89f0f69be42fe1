import { defineConfig } from 'vitest/config';

// Generous: property tests do a fixed amount of work, which a busy machine may stretch.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
