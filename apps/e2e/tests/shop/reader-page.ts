import type { Page } from '@playwright/test';

/** Returns locators for the parts of the reader. */
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

/** Navigates to an address of the site without a page load. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Returns parts that are wider than their container, except tables. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main :not(:has(> table))')]
      .filter((element) => element.scrollWidth - element.clientWidth > 1)
      .filter((element) => element.tagName === 'HTML' || getComputedStyle(element).overflowX === 'auto')
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
  );
}

/** Matches text that no lesson should contain: math that isn't typeset, or missing values. */
export const UNWRITTEN = /\$|undefined|NaN|\[object/;
