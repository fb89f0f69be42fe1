import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find no violations of WCAG 2.2 AA in the themes. Motion must be reduced, or axe measures colors during transitions. */
export async function expectAccessible(
  page: Page,
  themes: readonly string[] = ['light', 'dark'],
): Promise<void> {
  // axe would report targets as too small if they are half hidden under the header.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode() // There are no frames to check, so no second page is needed.
      .analyze();
    const found = violations.map(({ id, nodes }) => ({ id, theme, nodes: nodes.map(({ html }) => html) }));
    expect(found).toEqual([]);
  }
}

/** Expects a page not to scroll sideways. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const { wider, width } = await page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
  }));
  expect(wider, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}
