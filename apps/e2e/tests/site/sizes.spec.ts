import type { Page } from '@playwright/test';
import { expect, open, ROUTES, test } from '../site.js';

const WIDTHS = [375, 1440];
const MOST = 8;

/** Pages with a result, which has its own sizes. */
const RESULTS = ['/tools/logarithm-simplifier?base=2&value=8', '/tools?equation.lines=2x%2B3%3D11#equation'];

/** Returns the font sizes of a page's text and fields, outside math and drawings. */
function sizesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sizes = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const isField = element.matches('input, select, textarea');
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!(isField || hasText) || element.closest('math, svg, script, style, noscript')) continue;
      if (element.checkVisibility({ visibilityProperty: true }))
        sizes.add(getComputedStyle(element).fontSize);
    }
    return [...sizes].sort();
  });
}

test('no page has more than 8 sizes of text', { tag: '@full' }, async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...ROUTES.map((route) => route.path), ...RESULTS]) {
      await open(page, path);
      const sizes = await sizesOf(page);
      expect(sizes.length, `${path} has text`).toBeGreaterThan(2);
      expect.soft(sizes.length, `${path} at ${width} px: ${sizes.join(', ')}`).toBeLessThanOrEqual(MOST);
    }
  }
});
