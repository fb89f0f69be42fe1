import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../../../../scripts/free-port.mjs';
import { stopServer } from '../servers.js';

/** A browser with a single page. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  readonly run: (body: string) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Prints the page on A4 paper, if the engine supports it. */
  readonly print?: () => Promise<Uint8Array>;
  /** Page errors and console errors that the protocol reports. */
  readonly faults: string[];
}

export interface Installed {
  readonly name: string;
  /** The Debian package that contains the engine. */
  readonly package: string;
  readonly isFound: boolean;
  readonly start: () => Promise<Engine>;
}

const onPath = (command: string): string | undefined =>
  spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim() || undefined;

const firefox = onPath('firefox-esr') ?? onPath('firefox');
const driver = onPath('WebKitWebDriver');
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Blocks Firefox's own requests. A nonexistent proxy is configured for all hosts except this machine. */
const QUIET = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_hijacking_localhost': false,
  'network.proxy.no_proxies_on': '127.0.0.1, localhost',
  // Navigating away while the service worker fetches would be reported as an error.
  'dom.serviceWorkers.enabled': false,
};

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? 'firefox',
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: QUIET,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1280, height: 800 });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${String(error)}`));
  return {
    faults,
    open: async (url) => {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    type: (selector, text) => page.locator(selector).fill(text),
    print: () => page.pdf({ format: 'A4', timeout: 120_000 }),
    close: () => browser.close(),
  };
}

/** WebKit runs on a virtual screen. */
async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  const server: ChildProcess = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  await answers(`http://127.0.0.1:${port}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const page = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  return {
    faults: [],
    open: (url) => page.get(url),
    run: (body) => page.executeScript(body),
    type: async (selector, text) => {
      const field = page.findElement(By.css(selector));
      await field.clear();
      await field.sendKeys(text.replaceAll('\n', Key.ENTER)); // WebKit doesn't type line feeds.
    },
    close: async () => {
      await page.quit();
      if (server.pid !== undefined) process.kill(-server.pid);
      await stopServer(server);
    },
  };
}

/** Polls until there is a response, for at most one minute. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`No response from ${url}.`);
}

export const ENGINES: readonly Installed[] = [
  { name: 'Firefox', package: 'firefox-esr', isFound: firefox !== undefined, start: startFirefox },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver',
    isFound: driver !== undefined && miniBrowser !== undefined && onPath('xvfb-run') !== undefined,
    start: startWebKit,
  },
];
