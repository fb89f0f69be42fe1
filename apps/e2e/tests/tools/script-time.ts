import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Runs a fixed number of rounds of work, a few milliseconds each. */
    work: (rounds: number) => number;
  }
}

const ROUND = 2_000_000;

/**
 * Measures the CPU time of a page's scripts in rounds of a fixed reference task. Other processes don't affect the result,
 * and a slow machine is slow at both.
 */
export class ScriptTime {
  readonly #page: Page;
  readonly #browser: CDPSession;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async of(page: Page): Promise<ScriptTime> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate((steps) => {
      window.work = (rounds) => {
        let sum = 0;
        for (let i = 0; i < rounds * steps; i += 1) sum = (sum * 31 + i) % 1_000_003;
        return sum;
      };
    }, ROUND);
    const time = new ScriptTime(page, browser);
    await time.#work(5); // Warms up until the code is compiled.
    return time;
  }

  /** Returns the script time of an action, in rounds of work, up to the next painted frame and the timers due by then. */
  async rounds(act: () => Promise<void>, timers = 0): Promise<number> {
    const before = await this.#seconds();
    await act();
    await settle(this.#page, timers);
    const between = await this.#seconds();
    await this.#work(1);
    const after = await this.#seconds();
    return (between - before) / (after - between);
  }

  async #work(rounds: number): Promise<void> {
    await this.#page.evaluate(
      (count) =>
        new Promise<number>((resolve) => {
          setTimeout(() => {
            resolve(window.work(count));
          });
        }),
      rounds,
    );
  }

  async #seconds(): Promise<number> {
    const { metrics } = await this.#browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  }
}

/** Waits for the next frame and for timers of the given delay in milliseconds, which fire in order of their due time. */
function settle(page: Page, timers: number): Promise<void> {
  return page.evaluate(
    (moment) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve, moment);
        });
      }),
    timers,
  );
}
