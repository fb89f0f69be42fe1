import { expect, menuButton, open, reach, test, toasts } from '../site.js';
import { translate } from './translator.js';

for (const follows of [false, true])
  test(`search, forms and menus work in a browser that translates the page ${follows ? 'continuously' : 'once'}`, {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, '/');
    await translate(page, { follows });
    const main = page.getByRole('main');
    const answer = (place = main) =>
      place.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong');
    const box = main.getByRole('searchbox');
    for (const [typed, shown] of [
      ['25% of 80', '20.00'],
      ['25% of 60', '15.00'],
      ['12345 + 1', '12346'],
    ] as const) {
      await box.fill(typed);
      await expect(answer()).toContainText(shown);
    }
    await expect(main.getByRole('link', { name: 'Open in the Arithmetic Calculator' })).toBeVisible();
    await box.fill('draw a zzzz');
    await expect(main.getByText('We can’t solve that yet')).toBeVisible();
    await expect(answer()).toHaveCount(0);
    const [question, other] = [/25 percent of 100/, /log base 2 of 32/].map((text) =>
      main.getByRole('heading', { level: 3, name: text }),
    );
    for (const heading of [question, other, other]) await heading?.click();
    await expect(main.locator('details[open]')).toHaveCount(0);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search tools' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('searchbox');
    await field.fill('5 ft 11 in to cm');
    await expect(answer(dialog)).toContainText('180.34');
    await field.fill('5/8 + 1/3');
    await expect(answer(dialog).locator('math')).toHaveAttribute('alttext', '23/24');
    for (const term of ['age', 'loan', '', 'zzzz']) {
      await field.fill(term);
      await expect
        .poll(async () => (await dialog.getByRole('link').count()) - (await dialog.locator('li').count()))
        .toBe(0);
    }
    await expect(answer(dialog)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const theme = page.getByRole('button', { name: 'Dark theme' });
    await theme.click();
    await expect(theme).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize({ width: 375, height: 812 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await menuButton(page).click();
    await expect(menu).toBeHidden();

    await reach(page, '/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    const entries = { Name: 'Ada', Email: 'ada@example.org', Subject: 'A note', Message: 'It weaves.' };
    for (const [name, text] of Object.entries(entries)) await form.getByRole('textbox', { name }).fill(text);
    await expect(form.getByText('10 / 1000 characters')).toBeVisible();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toasts(page)).toContainText('Message Sent!');
    await expect(form.getByText('0 / 1000 characters')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();

    const newsletter = page.getByRole('form', { name: 'Newsletter' });
    const subscribe = newsletter.getByRole('button');
    await subscribe.click();
    await expect(toasts(page)).toContainText('Please enter your email address');
    await newsletter.getByRole('textbox').fill(`ada${follows ? 1 : 0}@example.org`);
    await subscribe.click();
    await expect(toasts(page)).not.toContainText('Error');
    await expect(newsletter.getByRole('textbox')).toHaveValue('');
    await expect(subscribe).toContainText('Subscribe');
    await expect(page.getByText('this part didn’t load')).toHaveCount(0);
  });
