// The path and the arguments of the browser for all tests.
import { existsSync } from 'node:fs';

const onSystem = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

export const executablePath = process.env.CHROMIUM_PATH ?? onSystem.find((path) => existsSync(path));

/** Disabled browser features. Chromium uses only the last such list, so it includes Playwright's own. */
const WITHOUT = [
  // Disables two renderers per window for suggestions in an address bar that nobody sees. They take a third
  // of a test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright itself disables the features below.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// Chromium's background requests would contact hosts that no page requested, so only local names resolve.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--disable-gpu',
  // Renders subpixel text as on a visitor's screen. By default, the headless shell rounds the width of each
  // letter to whole pixels.
  '--font-render-hinting=slight',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

// The sandbox doesn't work for root, and containers often have a small /dev/shm.
const AS_ROOT = ['--no-sandbox', '--disable-dev-shm-usage'];

export const args = [
  `--disable-features=${WITHOUT.join(',')}`,
  ...QUIET,
  ...(process.getuid?.() === 0 ? AS_ROOT : []),
];
