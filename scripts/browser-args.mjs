// The browser of all tests: where it is, and what it is started with.
import { existsSync } from 'node:fs';

const onSystem = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

export const executablePath = process.env.CHROMIUM_PATH ?? onSystem.find((path) => existsSync(path));

/** What the browser does without. Chromium takes the last such list it is given, so Playwright's own is in it. */
const WITHOUT = [
  // Two renderers for each window, for the suggestions of an address bar that nobody sees: a third of a test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's, for its own needs.
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

// Chromium's own errands would reach for hosts that no page asked for; no name but this machine's resolves.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--disable-gpu',
  // As on a visitor's screen: the shell alone rounds the width of each letter to whole pixels.
  '--font-render-hinting=slight',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

// Root has no sandbox, and containers often have a small /dev/shm.
const AS_ROOT = ['--no-sandbox', '--disable-dev-shm-usage'];

export const args = [
  `--disable-features=${WITHOUT.join(',')}`,
  ...QUIET,
  ...(process.getuid?.() === 0 ? AS_ROOT : []),
];
