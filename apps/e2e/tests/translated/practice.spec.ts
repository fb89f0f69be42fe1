import { FRACTION, LINEAR, LINEAR_ANSWER, openPractice, serve } from '../practice/practice-page.js';
import { expect, test } from '../site.js';
import { translate } from './translator.js';

for (const follows of [false, true])
  test(`practice works in a browser that translates the page ${follows ? 'continuously' : 'once'}`, {
    tag: follows ? [] : '@full',
  }, async ({ page }) => {
    await serve(page, FRACTION, LINEAR);
    await openPractice(page);
    await translate(page, { follows });
    const main = page.getByRole('main');
    const form = main.getByRole('form', { name: 'Problem' });
    const box = main.getByRole('textbox', { name: 'Your answer' });
    const press = (name: string) => main.getByRole('button', { name: new RegExp(`^»?${name}$`) }).click();
    const first = await form.locator('p').first().innerText();
    await box.fill('2 + (');
    await box.press('Enter');
    await expect(form.getByRole('status')).toContainText('We couldn’t read that');
    await expect(box).toHaveValue('2 + (');
    for (const isOpen of [true, false, true]) {
      await press('Hint');
      await expect(main.getByRole('listitem')).toHaveCount(isOpen ? 1 : 0);
    }
    await box.fill('12345');
    await expect(form.getByText('Read as')).toBeVisible();
    await box.press('Enter');
    await expect(form.getByRole('status')).toContainText('The correct answer is: ');
    await expect(form.getByRole('status')).not.toContainText('couldn’t read');
    await expect(main.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await press('Next Problem');
    await expect(box).toHaveValue('');
    await expect(box).toBeEditable();
    expect(await form.locator('p').first().innerText()).not.toBe(first);
    await expect(form.getByRole('status')).toHaveText('');
    await press('Hint');
    await box.fill(LINEAR_ANSWER);
    await box.press('Enter');
    await expect(form.getByRole('status')).toContainText('Correct! Well done!');
    const card = main.getByRole('region', { name: 'Your progress' });
    await expect(card.getByRole('definition')).toHaveText(['1', '1']);

    await page.unrouteAll(); // The server returns a random problem.
    await main.getByRole('tab', { name: 'Logarithms' }).click();
    await expect(form.getByRole('heading', { name: 'Logarithms' })).toBeVisible();
    await expect(form.getByRole('status')).toHaveText('');
    await expect(card.getByRole('definition')).toHaveText(['0', '0']);
  });
