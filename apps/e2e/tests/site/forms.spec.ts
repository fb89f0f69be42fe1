import type { Page } from '@playwright/test';
import { expect, open, openEarly, stopClock, test, toasts } from '../site.js';

// Tests of forms, toasts and the search that need a browser and a server. Component tests cover the rest.

const SUBSCRIBE = '/api/newsletter/subscribe';

function newsletter(page: Page) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  return { email: form.getByRole('textbox', { name: 'Email' }), button: form.getByRole('button') };
}

const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'A note',
  Message: 'It weaves patterns.',
};

function contact(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  return { form, field: (name: string) => form.getByRole('textbox', { name, exact: true }) };
}

test('text typed into a form before hydration is kept', async ({ page }) => {
  const hydrate = await openEarly(page, '/contact');
  const { form, field } = contact(page);
  for (const [name, text] of Object.entries(MESSAGE)) await field(name).fill(text);
  await newsletter(page).email.fill('eve@example.org');
  await hydrate();
  for (const [name, text] of Object.entries(MESSAGE)) await expect(field(name)).toHaveValue(text);
  await expect(form.getByText('19 / 1000 characters')).toBeVisible();
  await expect(newsletter(page).email).toHaveValue('eve@example.org');
});

test('text typed into a tool before hydration is kept and used', { tag: '@full' }, async ({ page }) => {
  const hydrate = await openEarly(page, '/tools/age-calculator');
  await page.getByLabel('Date of birth').fill('2000-02-29');
  await page.getByLabel('Age on').fill('2023-02-28');
  await hydrate();
  await expect(page.getByLabel('Date of birth')).toHaveValue('2000-02-29');
  await expect(page.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong')).toHaveText(
    '22 years, 11 months, 30 days',
  );

  const hydrateLast = await openEarly(page, '/tools');
  await page.getByRole('textbox', { name: 'Search tools' }).fill('bmi');
  await hydrateLast();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['BMI Calculator']);
});

test('the page refuses what the server refuses, without a request or a word in the console', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const why = /This isn’t a valid email address\. Enter one such as name@example\.com\.$/;
  await open(page, '/contact');
  const { form, field } = contact(page);
  for (const [name, text] of Object.entries({ ...MESSAGE, Email: 'a@b' })) await field(name).fill(text);
  await form.getByRole('button').click();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(why);
  await newsletter(page).email.fill('a@b');
  await newsletter(page).button.click();
  await expect(newsletter(page).email).toHaveAccessibleDescription(why);
  await expect(newsletter(page).email).toBeFocused();
  expect(posted).toEqual([]);
  await newsletter(page).email.fill(MESSAGE.Email);
  await newsletter(page).button.click();
  await expect(toasts(page)).toHaveText("Success!You've been subscribed to our newsletter");
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms are sent, a page confirms it, and the address contains no private data', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { form, field } = contact(page);
    for (const [name, text] of Object.entries(MESSAGE)) await field(name).fill(text);
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    await expect(page).toHaveURL('/api/contact');
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/');
    await newsletter(page).email.fill(MESSAGE.Email);
    await newsletter(page).button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
    await expect(page).toHaveURL('/api/newsletter/subscribe');
  });
});

test.describe('a toast', () => {
  test('is swiped away by more than 50 pixels', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await open(page, '/contact');
    await newsletter(page).button.click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toHaveText('ErrorPlease enter your email address');
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);

    const swipe = async (pixels: number) => {
      const box = (await toasts(page).boundingBox()) ?? { x: NaN, y: NaN };
      await page.mouse.move(box.x + 30, box.y + 30);
      await page.mouse.down();
      for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(box.x + 30 + pixels * part, box.y + 30);
      await page.mouse.up();
    };
    await swipe(50);
    await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toasts(page)).toHaveCount(1);
    await swipe(51);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is plain text if its code fails to load, and only the last one is shown', { tag: '@full' }, async ({
    page,
    faults,
  }) => {
    await page.route('**/toast-view*', (route) => route.abort());
    await page.clock.install();
    await open(page, '/about');
    const line = page.getByRole('alert');
    await newsletter(page).button.click();
    await expect(line).toHaveText('ErrorPlease enter your email address');
    await page.route(`**${SUBSCRIBE}`, (route) => route.fulfill({ json: {} }));
    await newsletter(page).email.fill('ada@example.org');
    await stopClock(page);
    await newsletter(page).button.click();
    await expect(line).toHaveText("Success!You've been subscribed to our newsletter");
    await page.clock.runFor(4900);
    await expect(line).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(line).toHaveCount(0);
    expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  });
});

test('the search opens a tool without a dedicated page on /tools, and focuses that page’s own search field there', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Search tools' });
  await open(page, '/about');
  await page.keyboard.press('/');
  await dialog.getByRole('searchbox').fill('bmi');
  await dialog.getByRole('link', { name: /^BMI/ }).click();
  await expect(page).toHaveURL('/tools#bmi');
  await expect(page.getByRole('region', { name: 'BMI Calculator' })).toBeInViewport();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search tools' })).toBeFocused();
  await expect(dialog).toHaveCount(0);
});
