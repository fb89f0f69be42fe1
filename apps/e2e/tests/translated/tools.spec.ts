import type { Page } from '@playwright/test';
import { answer, expect, open, openRow, test } from '../site.js';
import { readingOf, translate } from './translator.js';

// Component tests use every control of every tool in a translated page. These tests cover entire pages.

for (const follows of [false, true]) {
  const when = follows ? 'and goes on to' : 'once';

  test(`tool pages show each new number and no old one in a browser that translates them ${when}`, {
    tag: follows ? [] : '@full',
  }, async ({ page }) => {
    await open(page, '/tools/logarithm-simplifier?base=2&value=8');
    const main = page.getByRole('main');
    await expect(answer(main)).toHaveText('= 3.0000');
    await translate(page, { follows });
    await main.getByRole('textbox', { name: 'Value' }).fill('50');
    await main.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(main)).toHaveText('≈ 5.6439');
    await expect(main.locator('form ~ *').filter({ hasText: '3.0000' })).toHaveCount(0);

    await open(page, '/tools/unit-converter?value=5');
    await expect(answer(main)).toHaveText('12.7000 centimeters');
    await translate(page, { follows });
    await main.getByRole('textbox', { name: 'Value' }).fill('10');
    await expect(answer(main)).toHaveText('25.4000 centimeters');
    await main.getByRole('combobox', { name: 'Category' }).selectOption('temperature');
    await expect(answer(main)).toHaveText('50.0000 Fahrenheit');
    await expect(main.locator('form ~ *').filter({ hasText: /12\.7000|25\.4000/ })).toHaveCount(0);
  });

  for (const tab of ['math-tools', 'calculators', 'converters'])
    test(`the cards under #${tab} show the same content in a browser that translates them ${when}`, {
      tag: '@full',
    }, async ({ page, context }) => {
      const pages = [page, await context.newPage()] as const;
      for (const each of pages) await open(each, `/tools#${tab}`);
      await translate(pages[1], { follows });
      for (const id of await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map((card) => card.id)))
        await useCard(pages, id);
    });
}

/** Loads a tool's example, then changes every text field, on a page and on its translation. */
async function useCard(pages: readonly [Page, Page], id: string): Promise<void> {
  const cards = pages.map((page) => page.locator(`section#${id}`));
  const [plain, translated] = cards;
  if (!plain || !translated) return;
  const isSame = async (): Promise<void> => {
    for (const card of cards) {
      const calculate = card.locator('button[type="submit"]');
      if ((await calculate.count()) > 0) await calculate.click();
    }
    await expect(async () => {
      expect(await readingOf(translated), id).toBe(await readingOf(plain));
    }).toPass();
  };
  for (const card of cards) {
    await openRow(card);
    await card.getByRole('button', { name: /Load example/i }).click();
  }
  await isSame();
  const fields = plain.locator('input[type="text"], textarea');
  for (let index = 0; index < (await fields.count()); index++) {
    for (const card of cards) await card.locator('input[type="text"], textarea').nth(index).fill('12345');
    await isSame();
  }
  for (const card of cards) {
    await card.getByRole('button', { name: /More actions/ }).click();
    await card.getByRole('button', { name: /Reset/ }).click();
  }
  await isSame();
}
