// Finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The names of the browser. The headless shell draws no window and no menus, which saves a fifth of the
// processor time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The folders of Debian's programs, which a short PATH may lack. */
const DEBIAN = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function onSystem(names = NAMES) {
  const env = { PATH: [process.env.PATH, DEBIAN].join(delimiter) };
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

const canInstall = () => process.getuid?.() === 0 && onSystem(['apt-get']) !== undefined;

/** Installs Debian packages. Their scripts call each other's programs, so they need Debian's PATH. */
function installPackages(run, ...packages) {
  const env = { PATH: DEBIAN, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
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

const hasWholeBrowser = (root) => onSystem(NAMES.slice(1)) !== undefined || playwrights(root) !== undefined;

/**
 * Installs a full browser if possible, and otherwise prints what is skipped: a test of the back/forward cache,
 * which the headless shell lacks.
 */
export function installWholeBrowser({ root, run }) {
  if (hasWholeBrowser(root)) return;
  if (canInstall()) {
    console.log('Installing Debian’s Chromium, because the headless shell has no back/forward cache …');
    installPackages(run, 'chromium');
  }
  if (!hasWholeBrowser(root))
    console.log(
      'There is no full Chromium on this machine, so the test of the back/forward cache is skipped.',
    );
}

/** The other browser engines of the full tier, with the commands of each and their Debian packages. */
const ENGINES = [
  [['firefox-esr'], ['firefox-esr']],
  [
    ['WebKitWebDriver', 'xvfb-run'],
    ['webkit2gtk-driver', 'xvfb', 'xauth'],
  ],
];

/** Installs Firefox and WebKit if possible, and otherwise prints what is missing. */
export function installEngines({ run }) {
  for (const [commands, packages] of ENGINES) {
    const missing = () => commands.filter((command) => onSystem([command]) === undefined);
    if (missing().length === 0) continue;
    if (canInstall()) {
      console.log(`Installing ${packages.join(', ')} …`);
      installPackages(run, ...packages);
    }
    for (const command of missing())
      console.log(`${command} isn't installed on this machine, so the tests that need it are skipped.`);
  }
}

/** Returns the path of Playwright's full Chromium if it was downloaded. */
function playwrights(root) {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const cwd = join(root, 'apps/e2e');
  const path = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' }).stdout.trim();
  return existsSync(path) ? path : undefined;
}

function downloaded(root) {
  console.log('No Chromium on this system. Trying Playwright’s download …');
  const cwd = join(root, 'apps/e2e');
  const cli = join(cwd, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd,
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0 ? playwrights(root) : undefined;
}

function packaged(run) {
  if (!canInstall()) return undefined;
  console.log('Installing Debian’s Chromium …');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installPackages(run, name);
    if (onSystem()) return onSystem();
  }
  return undefined;
}
