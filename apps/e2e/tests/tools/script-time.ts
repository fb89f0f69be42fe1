import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Works a fixed number of rounds, some milliseconds each. */
    work: (rounds: number) => number;
  }
}

const ROUND = 2_000_000;

/**
 * Measures how long a page's scripts keep their processor busy, in rounds of a fixed piece of work done beside them:
 * what other programs do meanwhile doesn't count, and a slow machine is slow at both.
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
    await time.#work(5); // until it is compiled
    return time;
  }

  /** How many rounds of work an action's scripts took, up to its next painted frame and the timers due by then. */
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

/** Waits for the next frame, and for timers of so many milliseconds: they fire in the order of their moments. */
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
