// Finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The names of the browser. The headless shell draws no window and no menus, which saves a fifth of the
// processor time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onSystem(names = NAMES) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Returns the path of a browser: CHROMIUM_PATH, one on the system, Playwright's download, or Debian's package. */
export function findBrowser({ root, run, stop }) {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given)
      ? given
      : stop(`CHROMIUM_PATH is ${given}, but there is no browser. Correct or unset it.`);
  return (
    onSystem() ??
    downloaded(root) ??
    packaged(run) ??
    stop('The browser tests need Chromium. Install it or set CHROMIUM_PATH, and try again.')
  );
}

/** Tries to install a full browser, because the headless shell has no back/forward cache, which a test in the full tier needs. */
export function installWholeBrowser({ run }) {
  if (onSystem(NAMES.slice(1)) !== undefined || process.getuid?.() !== 0) return;
  console.log('Installing Debian’s Chromium, because the headless shell has no back/forward cache …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

/** The other browser engines of the full tier, with a command of each and its Debian packages. */
const ENGINES = [
  ['firefox-esr', ['firefox-esr', 'poppler-utils']],
  ['WebKitWebDriver', ['webkit2gtk-driver', 'xvfb', 'xauth']],
];

/** Installs Firefox and WebKit if possible, and otherwise prints what is missing. */
export function installEngines({ run }) {
  for (const [command, packages] of ENGINES) {
    if (onSystem([command]) !== undefined) continue;
    if (process.getuid?.() === 0) {
      console.log(`Installing ${packages.join(', ')} …`);
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    }
    if (onSystem([command]) === undefined)
      console.log(`${command} isn't installed on this machine, so its tests are skipped.`);
  }
}

function downloaded(root) {
  console.log('No Chromium on this system. Trying Playwright’s download …');
  const cwd = join(root, 'apps/e2e');
  const cli = join(cwd, 'node_modules/@playwright/test/cli.js');
  const fetched = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd,
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (fetched.status !== 0) return undefined;
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' });
  return existsSync(stdout.trim()) ? stdout.trim() : undefined;
}

function packaged(run) {
  if (process.getuid?.() !== 0) return undefined;
  console.log('Installing Debian’s Chromium …');
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    if (onSystem()) return onSystem();
  }
  return undefined;
}
