import type { Locator } from '@playwright/test';
import { expect, open, test, TOOL_IDS } from '../site.js';

/** Long inputs without a place to break. Each tool reads some of them and refuses the others. */
const LONG: Readonly<Record<string, string>> = {
  '20 digits': '98765432109876543210',
  'a sum of 200 characters': `${'1234567890+'.repeat(18)}11`,
  'an equation of 200 characters': `${'(x+12)(x-345)'.repeat(15)}x=0`,
  'prose of 200 characters': 'unanswerable'.repeat(17).slice(0, 200),
};

/** Returns what is wrong with the layout of a tool: parts beyond the edges, and a hidden result. */
function faultsOf(tool: Locator): Promise<readonly string[]> {
  return tool.evaluate((root) => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const part of root.querySelectorAll(
      'input, select, textarea, button, output, [aria-label=Answer], p, dd, dt',
    )) {
      const { left, right, width } = part.getBoundingClientRect();
      if (width <= 1 || !part.checkVisibility() || scrolls(part.parentElement)) continue;
      if (left < -0.5 || right > clientWidth + 0.5) faults.push(`${part.outerHTML.slice(0, 60)} is cut off`);
    }
    const form = root.querySelector('form')?.getBoundingClientRect();
    const result = root.querySelector('[aria-label=Answer]');
    const place = result?.getBoundingClientRect();
    if (!form || !place) return [...faults, 'there is no form or no result'];
    // An example may be shown instead of an empty result.
    if (result?.querySelector('strong') && !(place.height > 20 && place.width > 100))
      faults.push('the result has no room');
    if (place.width > 1 && place.top < form.bottom - 1 && place.bottom > form.top + 1)
      faults.push('the result lies on the form');
    return faults;
  });
}

test('in every tool at 320 px, long inputs stay inside the page and leave the result visible', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of TOOL_IDS) {
    await open(page, `/tools#${id}`);
    const tool = page.locator(`section#${id}`);
    await expect(tool.locator('form').first()).toBeVisible();
    for (const [name, text] of Object.entries(LONG)) {
      for (const box of await tool.locator('input[type="text"], textarea').filter({ visible: true }).all())
        await box.fill(text);
      const calculate = tool.getByRole('button', { name: 'Calculate', exact: true });
      if ((await calculate.count()) > 0) await calculate.first().click();
      // Results and steps may follow in later renders.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect.soft(await faultsOf(tool), `${id}, ${name}`).toEqual([]);
    }
  }
});
