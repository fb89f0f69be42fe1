import { defineConfig, devices } from '@playwright/test';
import { args, executablePath } from '../../scripts/browser-args.mjs';
import { freePort } from '../../scripts/free-port.mjs';

// Chosen once, because the workers also load this file and inherit the value.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;

/** The tests run on the built site, served as in production. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These limits catch tests that hang, not slow ones, because the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath && { executablePath }), args },
    screenshot: 'only-on-failure',
    // A service worker would respond before the routes that tests set up.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node dist/server.js',
    cwd: '../api',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_FILE: ':memory:',
      PUBLIC_ORIGIN: origin,
      NODE_ENV: 'test',
      // The tests send more requests than a visitor does, on machines that may be busy.
      RATE_LIMITS: 'off',
      LOAD_SHEDDING: 'off',
    },
    url: `${origin}/api/health`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
});
