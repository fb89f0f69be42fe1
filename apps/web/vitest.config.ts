import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { args, executablePath } from '../../scripts/browser-args.mjs';
import { topics } from './scripts/topics.mjs';

// Generous timeouts, which catch tests that hang but not slow ones.
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The fixed seed of the gate and the full tier, which makes their results reproducible. Soak runs set a different one. */
const seed = Number(process.env['SEED'] ?? 20261122);

export default defineConfig(({ mode }) => ({
  plugins: [topics(), vanillaExtractPlugin(), react()],
  // These are imported late. Without this, Vite would discover them during the tests and reload the test page.
  optimizeDeps: { include: ['@mathtools/contracts > zod', 'react-dom/server'] },
  test: {
    maxWorkers: '100%', // Test pages spend much of their time waiting.
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
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          // The full tier runs only the tests that the gate omits.
          include: [mode === 'full' ? 'src/**/*.full.browser.test.tsx' : 'src/**/*.browser.test.tsx'],
          exclude: mode === 'full' ? [] : ['src/**/*.full.browser.test.tsx'],
          setupFiles: 'src/testing/setup-browser.ts',
          isolate: false,
          ...timeouts,
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
