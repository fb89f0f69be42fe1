import { expectAccessible } from '../accessibility.js';
import { openCheckout } from './demo-page.js';
import { parts, test } from './shop.js';
import { alive, expect, expectOnlyFailedCalls, open } from '../site.js';

test('a buyer can withdraw from a purchase once, in two steps', { tag: '@full' }, async ({
  page,
  demo,
  faults,
}) => {
  const pack = await openCheckout(page, demo);
  const { pay, main } = parts(page);
  await pay.click();
  const link = main.getByRole('link', { name: 'Withdraw from contract here' });
  await link.click();
  await expect(page).toHaveURL(`${demo}/terms#withdraw-from-contract-here`);
  const heading = page.getByRole('heading', { name: 'Withdraw from contract here' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  const form = page.getByRole('form', { name: 'Withdraw from contract' });
  await expect(form).toContainText(`${pack.title}, $${pack.price}, paid on`);
  const declare = async () => {
    await form.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
    await form.getByRole('textbox', { name: 'Email for the confirmation' }).fill('ada@example.org');
    await form.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  };
  const order = await form.getByRole('textbox', { name: 'Order number' }).inputValue();
  await declare();
  const received = main.getByRole('status');
  await expect(received).toContainText('We received your withdrawal');
  await expect(received).toContainText(`I, Ada Lovelace, withdraw from my contract for ${pack.title}`);
  await expectAccessible(page);

  // The address is the link in the receipt.
  await open(page, `${demo}/terms?withdraw=${order}#withdraw-from-contract-here`);
  await expect(form.getByRole('textbox', { name: 'Order number' })).toHaveValue(order);
  await declare();
  await expect(form.getByRole('alert')).toContainText('You already withdrew from this order');
  expectOnlyFailedCalls(faults);
});

test('every page links to the withdrawal form', async ({ page }) => {
  await open(page, '/about');
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('heading', { name: 'Withdraw from contract here' })).toBeInViewport();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('heading', { name: 'Withdraw from contract here' })).toBeInViewport();
});
