import { openCheckout } from '../shop/demo-page.js';
import { parts, test } from '../shop/shop.js';
import { expect, toasts } from '../site.js';
import { translate } from './translator.js';

for (const follows of [false, true])
  test(`a payment works in a browser that translates the checkout ${follows ? 'continuously' : 'once'}`, {
    tag: '@full',
  }, async ({ page, demo }) => {
    const { title } = await openCheckout(page, demo);
    await translate(page, { follows });
    const { pay, outcome } = parts(page);
    await outcome('The card is declined').check();
    await pay.click();
    await expect(toasts(page)).toContainText('Your card was declined.');
    await expect(pay).toBeEnabled();
    await outcome('The payment succeeds').check();
    await pay.click();
    await expect(page).toHaveURL(`${demo}/marketplace`);
    await expect(page.getByRole('heading', { name: `${title} is yours` })).toBeVisible();
  });
