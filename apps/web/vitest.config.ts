import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { args, executablePath } from '../../scripts/browser-args.mjs';
import { topics } from './scripts/topics.mjs';

// What hangs is caught, what is slow is not.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** The seed of the gate and the full tier, so that both give the same result in every run; soak runs set another one. */
const seed = Number(process.env['SEED'] ?? 20261122);

export default defineConfig(({ mode }) => ({
  plugins: [topics(), vanillaExtractPlugin(), react()],
  // Loaded with the first answer that is checked, or page that is hydrated: found only then, it would make Vite reload the page of the tests.
  optimizeDeps: { include: ['@mathtools/contracts > zod', 'react-dom/server'] },
  test: {
    maxWorkers: '100%', // a page often waits
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
          isolate: false,
          provide: { seed },
          setupFiles: 'src/testing/seed.ts',
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          // The full tier runs what the gate leaves out, not all again.
          include: [mode === 'full' ? 'src/**/*.full.browser.test.tsx' : 'src/**/*.browser.test.tsx'],
          exclude: mode === 'full' ? [] : ['src/**/*.full.browser.test.tsx'],
          setupFiles: 'src/testing/setup-browser.ts',
          isolate: false,
          ...patient,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args },
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: 60_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
}));
