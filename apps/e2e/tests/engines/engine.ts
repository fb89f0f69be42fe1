import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { args, executablePath } from '../../../../scripts/browser-args.mjs';
import { freePort } from '../../../../scripts/free-port.mjs';
import { stopServer } from '../servers.js';

/** A browser with a single page. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  readonly run: (body: string) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses the middle of an element with the mouse or a finger, and then types on the keyboard. */
  readonly pressAndType: (pointer: 'mouse' | 'touch', selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Prints the page on paper as wide as A4, if the driver supports it. The default height is that of A4. */
  readonly print?: (height?: string) => Promise<Uint8Array>;
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

/** Firefox's message for a fraction or power that it lays out while its second part is still loading. */
const PARTIAL_MATH = /Incorrect number of children for <m\w+\/> tag/;

const startChromium = () =>
  startPuppeteer({ executablePath: executablePath ?? chromium.executablePath(), args });

const startFirefox = () =>
  startPuppeteer({ browser: 'firefox', executablePath: firefox ?? 'firefox', extraPrefsFirefox: QUIET });

async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1280, height: 800 });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!PARTIAL_MATH.test(String(error))) faults.push(`page error: ${String(error)}`);
  });
  return {
    faults,
    open: async (url) => {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    type: (selector, text) => page.locator(selector).fill(text),
    pressAndType: async (pointer, selector, text) => {
      const element = await page.waitForSelector(selector);
      await (pointer === 'mouse' ? element?.click() : element?.tap());
      // Firefox moves the focus some time after a touch, and a person types when the caret is there.
      await page.waitForSelector(`${selector}:focus`);
      await page.keyboard.type(text);
    },
    print: (height = '297mm') => page.pdf({ width: '210mm', height, timeout: 120_000 }),
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
    pressAndType: async (pointer, selector, text) => {
      const session = await page.getSession();
      const element = await page.findElement(By.css(selector)).getId();
      // The client has no fingers, so the pointer is moved by the protocol's own command.
      const { ok } = await fetch(`http://127.0.0.1:${port}/session/${session.getId()}/actions`, {
        method: 'POST',
        body: JSON.stringify({ actions: [pressWith(pointer, element)] }),
      });
      if (!ok) throw new Error(`WebKit’s driver has no ${pointer}.`);
      await page.actions().sendKeys(text).perform();
    },
    close: async () => {
      await page.quit();
      if (server.pid !== undefined) process.kill(-server.pid);
      await stopServer(server);
    },
  };
}

/** Returns the WebDriver action that presses the middle of an element. */
function pressWith(pointerType: 'mouse' | 'touch', element: string) {
  const origin = { 'element-6066-11e4-a52e-4f735466cecf': element };
  return {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
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
  { name: 'Chromium', package: 'chromium', isFound: true, start: startChromium },
  { name: 'Firefox', package: 'firefox-esr', isFound: firefox !== undefined, start: startFirefox },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver',
    isFound: driver !== undefined && miniBrowser !== undefined && onPath('xvfb-run') !== undefined,
    start: startWebKit,
  },
];
