import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What changes a context for good: after any of these it isn't lent again. */
const SOILS = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setOffline'] as const;
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/**
 * Lends browser contexts whose cache is warm, cleaned of all that a test left in them: a page of a context that was
 * used before opens in half the time.
 */
export class Warm {
  readonly #browser: Browser;
  readonly #kept = new Map<string, BrowserContext>();
  readonly #soiled = new Set<BrowserContext>();
  readonly #origins = new WeakMap<BrowserContext, Set<string>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Gives a context with one empty page, made with the options of the test that runs. */
  async lend(options: string): Promise<BrowserContext> {
    const kept = this.#kept.get(options);
    this.#kept.delete(options);
    const context = kept ?? (await this.#make());
    const page = await context.newPage();
    await this.#clean(context, page);
    return context;
  }

  async takeBack(context: BrowserContext, options: string, isSound: boolean): Promise<void> {
    if (!isSound || this.#soiled.has(context)) return context.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(context.pages().map((page) => page.close()));
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

  #noteSoils<Name extends string>(
    object: Record<Name, (...given: never[]) => unknown>,
    names: readonly Name[],
    context = object as unknown as BrowserContext,
  ): void {
    for (const name of names) {
      const act = object[name].bind(object) as (...given: unknown[]) => unknown;
      object[name] = (...given: unknown[]) => {
        this.#soiled.add(context);
        return act(...given);
      };
    }
  }

  async #clean(context: BrowserContext, page: Page): Promise<void> {
    const origins = this.#origins.get(context) ?? new Set();
    if (origins.size === 0) return;
    await context.clearCookies();
    const browser = await context.newCDPSession(page);
    for (const origin of origins)
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await browser.detach();
    origins.clear();
  }
}
