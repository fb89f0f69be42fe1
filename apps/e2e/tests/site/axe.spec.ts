import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessibility.js';
import { alive, expect, fill, menuButton, open, openRow, reach, readHead, ROUTES, test } from '../site.js';

// Without reduced motion, axe would measure colors during the theme transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 900 };

/** Expects no violations and no sideways scrolling at a width, in both themes. */
async function expectSound(page: Page, size: typeof WIDE, themes?: readonly string[]): Promise<void> {
  await page.setViewportSize(size);
  await expectToFit(page, page.url());
  await expectAccessible(page, themes);
}

test.describe('axe finds no violation of WCAG 2.2 AA', { tag: '@full' }, () => {
  for (const { path, heading } of ROUTES) {
    // Tests each combination of theme and width once: three after a page load, and the last after a client-side navigation.
    test(`on ${path}, after a page load and after navigation`, async ({ page, baseURL }) => {
      await open(page, path);
      await expectSound(page, WIDE);
      await expectSound(page, NARROW, ['dark']);
      await open(page, path === '/privacy' ? '/terms' : '/privacy');
      await reach(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await alive(page);
      await expect.poll(async () => (await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}${path}`]);
      await expectSound(page, NARROW, ['light']);
      await page.setViewportSize(WIDE);
      await expectToFit(page, path);
    });
  }

  test('on the 404 page', async ({ page }) => {
    await open(page, '/tip-calculator');
    await expectSound(page, WIDE);
    await expectSound(page, NARROW);
  });

  test('in the calculators tab, with a result and an invalid field', async ({ page }) => {
    await open(page, '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan');
    await expectAccessible(page);
    const bmi = page.getByRole('region', { name: 'BMI Calculator' });
    await openRow(bmi);
    await fill(bmi, { Weight: 'heavy', Height: '0' });
    await expectAccessible(page);
  });

  test('in the converter with a result', async ({ page }) => {
    await open(page, '/tools?unit.value=5#unit');
    await expectAccessible(page);
  });

  test('in the open menu @mobile', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).tap();
    await expectAccessible(page);
  });
});
