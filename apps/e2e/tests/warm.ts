import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Methods that permanently change a context. A context isn't reused after any of them. */
const SOILS = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setOffline'] as const;
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Methods that permanently change a page. The next test gets a new page after any of them. */
const PAGE_SOILS = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'setExtraHTTPHeaders',
  'setViewportSize',
] as const;

/** The events that a test may listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** The address of a document of the site without scripts. */
const STILL = '/robots.txt';

/**
 * A pool of browser contexts with a warm cache and one page each, reset after every test. A reused page opens in a third of
 * the time.
 */
export class Warm {
  readonly #browser: Browser;
  readonly #kept = new Map<string, BrowserContext>();
  readonly #soiled = new WeakSet<BrowserContext | Page>();
  readonly #origins = new WeakMap<BrowserContext, Set<string>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a context with one blank page, created with the options of the current test. */
  async lend(options: string): Promise<BrowserContext> {
    const kept = this.#kept.get(options);
    this.#kept.delete(options);
    const context = kept ?? (await this.#make());
    const page = context.pages()[0] ?? (await this.#open(context));
    await this.#clean(context, page);
    return context;
  }

  async takeBack(context: BrowserContext, options: string, isSound: boolean): Promise<void> {
    if (!isSound || this.#soiled.has(context)) return context.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const [first, ...others] = context.pages();
    await Promise.all(others.map((page) => page.close()));
    if (first) await this.#leave(context, first);
    if (this.#kept.has(options)) await context.close();
    else this.#kept.set(options, context);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept.values()].map((context) => context.close()));
  }

  async #make(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    const origins = new Set<string>();
    this.#origins.set(context, origins);
    context.on('request', (request) => {
      if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`content security policy: ${violatedDirective} stopped ${blockedURI}`);
      });
    });
    this.#noteSoils(context, SOILS);
    this.#noteSoils(context.clock, CLOCK, context);
    return context;
  }

  async #open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    this.#noteSoils(page, PAGE_SOILS);
    return page;
  }

  /** Resets a page and its storage, or closes it if that fails. */
  async #leave(context: BrowserContext, page: Page): Promise<void> {
    const [origin, ...others] = this.#origins.get(context) ?? [];
    const isOfWorker = context.serviceWorkers().length > 0;
    if (origin === undefined || others.length > 0 || isOfWorker || this.#soiled.has(page))
      return page.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0);
    const still = await page.goto(origin + STILL).catch(() => null);
    if (!still?.ok()) return page.close(); // The origin belongs to the test's own server, which has stopped.
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.resetNavigationHistory');
    await browser.detach();
  }

  #noteSoils<Name extends string>(
    object: Record<Name, (...given: never[]) => unknown>,
    names: readonly Name[],
    soiled = object as unknown as BrowserContext | Page,
  ): void {
    for (const name of names) {
      const act = object[name].bind(object) as (...given: unknown[]) => unknown;
      object[name] = (...given: unknown[]) => {
        this.#soiled.add(soiled);
        return act(...given);
      };
    }
  }

  async #clean(context: BrowserContext, page: Page): Promise<void> {
    const origins = this.#origins.get(context) ?? new Set();
    await context.clearCookies(); // A test that opens no page may also have set some.
    if (origins.size === 0) return;
    const browser = await context.newCDPSession(page);
    for (const origin of origins)
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await browser.detach();
    origins.clear();
  }
}
