import type { Page } from '@playwright/test';

/** The parts of the reader. */
export function parts(page: Page) {
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'Contents' });
  return {
    main,
    heading: page.getByRole('heading', { level: 1 }),
    contents,
    stop: (title: string) => contents.getByRole('listitem').filter({ hasText: title }),
    next: main.getByRole('navigation', { name: 'Previous and next' }).getByRole('link').last(),
    markRead: main.getByRole('button', { name: 'Mark as read' }),
    answer: main.getByRole('textbox', { name: 'Your answer' }),
  };
}

/** Moves to an address of the site without a new document. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** What is wider than its place: the page, or a part that would have to be scrolled, tables apart. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main :not(:has(> table))')]
      .filter((element) => element.scrollWidth - element.clientWidth > 1)
      .filter((element) => element.tagName === 'HTML' || getComputedStyle(element).overflowX === 'auto')
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
  );
}

/** What no lesson says: mathematics that was not set, or something that is not there. */
export const UNWRITTEN = /\$|undefined|NaN|\[object/;
