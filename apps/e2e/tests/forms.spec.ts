import type { Locator, Page, Route } from '@playwright/test';
import { expect, open, stopClock, test } from './site.js';

const SUBSCRIBE = '/api/newsletter/subscribe';
const CONTACT = '/api/contact';

/** Answers a call of the site in the server's place. */
function answerWith(status: number, body: object | string) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

/** Holds a call back until it is released, then answers it. */
async function hold(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveText(title + description);
}

function newsletter(page: Page) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  return { email: form.getByRole('textbox', { name: 'Email' }), button: form.getByRole('button') };
}

test.describe('the newsletter form', () => {
  test('asks for an address where there is none, and calls nobody', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await open(page, '/about');
    const { email, button } = newsletter(page);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(button).toHaveText('Subscribe');
    await button.click();
    await expectToast(page, 'Error', 'Please enter your email address');
    await expect(email).toBeEnabled();
    expect(calls).not.toContain('POST');
  });

  test('is disabled with an ellipsis while submitting, then thanks, empty and ready', async ({ page }) => {
    const release = await hold(page, SUBSCRIBE, answerWith(200, {}));
    await open(page, '/about');
    const { email, button } = newsletter(page);
    await email.fill('ada@example.org');
    const sent = page.waitForRequest(`**${SUBSCRIBE}`);
    await email.press('Enter');
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postDataJSON()).toEqual({ email: 'ada@example.org' });
    await expect(button).toHaveText('…');
    await expect(button).toBeDisabled();
    await expect(email).toBeDisabled();
    release();
    await expectToast(page, 'Success!', "You've been subscribed to our newsletter");
    await expect(email).toHaveValue('');
    await expect(email).toBeFocused();
    await expect(button).toHaveText('Subscribe');
    await expect(button).toBeEnabled();
  });

  const failures = [
    ['what the server says', answerWith(429, { error: 'x', message: 'Wait a minute.' }), 'Wait a minute.'],
    [
      'a fallback for a page of HTML',
      answerWith(502, '<h1>Bad Gateway</h1>'),
      'Failed to subscribe. Please try again.',
    ],
    [
      'a fallback without a network',
      (route: Route) => route.abort(),
      'Failed to subscribe. Please try again.',
    ],
  ] as const;
  for (const [title, answer, description] of failures) {
    test(`shows ${title} when it fails, and keeps the address`, async ({ page, faults }) => {
      await page.route(`**${SUBSCRIBE}`, answer);
      await open(page, '/about');
      const { email, button } = newsletter(page);
      await email.fill('ada@example.org');
      await button.click();
      await expectToast(page, 'Error', description);
      await expect(toasts(page)).toHaveAttribute('data-kind', 'destructive');
      await expect(email).toHaveValue('ada@example.org');
      await expect(button).toBeEnabled();
      expectOnlyFailedCall(faults);
    });
  }

  test('leaves it to the browser to refuse what is no address', async ({ page }) => {
    await open(page, '/about');
    const { email, button } = newsletter(page);
    await email.fill('ada');
    await button.click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await expect(email).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** The browser's own line about the call that was made to fail is no fault of the page. */
function expectOnlyFailedCall(faults: string[]): void {
  expect(faults).toHaveLength(1);
  expect(faults.pop()).toContain('Failed to load resource');
}

const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'A note',
  Message: 'The engine weaves patterns.',
};

async function write(page: Page, values: Readonly<Record<string, string>>): Promise<Locator> {
  const form = page.getByRole('main').getByRole('form', { name: 'Contact' });
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  return form;
}

test.describe('the contact form', () => {
  test('says so while sending, then thanks and is empty', async ({ page }) => {
    const release = await hold(page, CONTACT, answerWith(200, {}));
    await open(page, '/contact');
    const form = await write(page, MESSAGE);
    const button = form.getByRole('button');
    await expect(button).toHaveText('Send Message');
    const sent = page.waitForRequest(`**${CONTACT}`);
    await button.click();
    expect((await sent).postDataJSON()).toEqual({
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
    });
    await expect(button).toHaveText('Sending...');
    await expect(button).toBeDisabled();
    release();
    await expectToast(page, 'Message Sent!', "Thank you for contacting us. We'll respond within 24 hours.");
    await expect(button).toHaveText('Send Message');
    for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('');
  });

  test('sends once, however often one presses', async ({ page }) => {
    let calls = 0;
    const release = await hold(page, CONTACT, answerWith(200, {}));
    page.on('request', (request) => {
      if (request.url().endsWith(CONTACT)) calls += 1;
    });
    await open(page, '/contact');
    const form = await write(page, MESSAGE);
    await form.getByRole('button').click();
    await expect(form.getByRole('button')).toHaveText('Sending...');
    await form.getByRole('textbox', { name: 'Subject' }).press('Enter');
    await form.getByRole('button').click({ force: true });
    release();
    await expect(form.getByRole('button')).toHaveText('Send Message');
    expect(calls).toBe(1);
  });

  test('is sent without the signs that come along with pasted text', async ({ page }) => {
    await open(page, '/contact');
    const form = await write(page, { ...MESSAGE, Name: 'Ada\tLovelace', Message: 'One\u000btwo\nthree' });
    const sent = page.waitForRequest(`**${CONTACT}`);
    await form.getByRole('button').click();
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Ada Lovelace', message: 'One two\nthree' });
    await expectToast(page, 'Message Sent!', "Thank you for contacting us. We'll respond within 24 hours.");
  });

  test('keeps what was written when it fails', async ({ page, faults }) => {
    await page.route(`**${CONTACT}`, answerWith(503, { error: 'x', message: 'Not now.' }));
    await open(page, '/contact');
    const form = await write(page, MESSAGE);
    await form.getByRole('button').click();
    await expectToast(page, 'Error', 'Failed to send message. Please try again.');
    for (const [label, value] of Object.entries(MESSAGE))
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    await expect(form.getByRole('button')).toHaveText('Send Message');
    expectOnlyFailedCall(faults);
  });

  for (const [label, bad] of [
    ...Object.keys(MESSAGE).flatMap((name) => [[name, ''] as const, [name, '   '] as const]),
    ['Email', 'ada'] as const,
  ]) {
    test(`is not sent with ${JSON.stringify(bad)} as its ${label}`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.method()));
      await open(page, '/contact');
      const form = await write(page, { ...MESSAGE, [label]: bad });
      await form.getByRole('button').click();
      await expect(form.getByRole('textbox', { name: label, exact: true })).toBeFocused();
      await expect(form.getByRole('button')).toHaveText('Send Message');
      expect(calls).not.toContain('POST');
    });
  }

  test('counts characters, warns past 1000 and stops nobody', async ({ page }) => {
    const release = await hold(page, CONTACT, answerWith(200, {}));
    await open(page, '/contact');
    const form = await write(page, { ...MESSAGE, Message: '' });
    const counter = form.getByText('/ 1000 characters');
    const colour = () => counter.evaluate((element) => getComputedStyle(element).color);
    await expect(counter).toHaveText('0 / 1000 characters');
    const calm = await colour();
    await write(page, { Message: 'x'.repeat(1000) });
    await expect(counter).toHaveText('1000 / 1000 characters');
    expect(await colour()).toBe(calm);
    await write(page, { Message: 'x'.repeat(1001) });
    await expect(counter).toHaveText('1001 / 1000 characters');
    expect(await colour()).not.toBe(calm);
    const sent = page.waitForRequest(`**${CONTACT}`);
    await form.getByRole('button').click();
    expect((await sent).postDataJSON()).toHaveProperty('message', 'x'.repeat(1001));
    release();
    await expect(counter).toHaveText('0 / 1000 characters');
  });
});

test.describe('a toast', () => {
  /** Shows the toast for an empty address. */
  async function show(page: Page): Promise<void> {
    await newsletter(page).button.click();
    await expectToast(page, 'Error', 'Please enter your email address');
  }

  test('closes after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, '/contact');
    await show(page); // its drawing is loaded
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await page.mouse.move(0, 0); // a pointer over it would hold it
    await stopClock(page);
    await newsletter(page).button.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('takes the place of the one before', async ({ page }) => {
    await page.route(`**${CONTACT}`, answerWith(200, {}));
    await open(page, '/contact');
    await show(page);
    const form = await write(page, MESSAGE);
    await form.getByRole('button').click();
    await expectToast(page, 'Message Sent!', "Thank you for contacting us. We'll respond within 24 hours.");
  });

  test('gets the focus by F8 and goes by Escape', async ({ page }) => {
    await open(page, '/contact');
    await show(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is swiped away to the right by more than 50 pixels, and by no less', async ({ page }) => {
    await open(page, '/contact');
    await show(page);
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

  test('is a plain line where what draws it never comes, the last one alone', async ({ page, faults }) => {
    await page.route('**/toast-view*', (route) => route.abort());
    await page.clock.install();
    await open(page, '/about');
    const line = page.getByRole('alert');
    await newsletter(page).button.click();
    await expect(line).toHaveText('ErrorPlease enter your email address');
    await page.route(`**${SUBSCRIBE}`, answerWith(200, {}));
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

  test('is not loaded before one is shown', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/contact');
    expect(scripts.filter((url) => url.includes('toast-view'))).toEqual([]);
    await show(page);
    expect(scripts.filter((url) => url.includes('toast-view'))).toHaveLength(1);
  });
});

test('a tooltip opens after 700 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const hover = async (name: string) => {
    const box = (await page.getByRole('button', { name }).boundingBox()) ?? { x: NaN, y: NaN };
    for (const step of [10, 14, 18, 22]) await page.mouse.move(box.x + step, box.y + 20);
  };
  const tip = page.getByRole('tooltip');
  await hover('Dark theme'); // the drawing is loaded
  await expect(tip).toHaveText('Dark theme');
  await page.mouse.move(400, 600, { steps: 5 });
  await expect(tip).toHaveCount(0);
  await stopClock(page);
  await page.clock.runFor(400); // past the time in which the next one opens at once
  await hover('Dark theme');
  await page.clock.runFor(650);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText('Dark theme');
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAccessibleDescription('Dark theme');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('the accordion opens one answer at a time and can be closed', async ({ page }) => {
  await open(page, '/');
  const first = page.getByRole('button', { name: 'What is log base 2 of 32?' });
  const second = page.getByRole('button', { name: 'What is 25 percent of 100?' });
  const expanded = page.getByRole('main').locator('h3 > [aria-expanded="true"]');
  await expect(expanded).toHaveCount(0);
  await first.click();
  await expect(expanded).toHaveText([/log base 2/]);
  const answer = page.locator(`[id="${(await first.getAttribute('aria-controls')) ?? ''}"]`);
  await expect(answer).toBeVisible();
  await second.click();
  await expect(expanded).toHaveText([/25 percent/]);
  await expect(answer).toBeHidden();
  await second.press('Enter');
  await expect(expanded).toHaveCount(0);
});

test('answers of the accordion are in the static page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/What is log base 2 of 32\?[\s\S]*equals 5/);
});

test.describe('the search over tools', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search tools' });

  test('opens by /, finds by arrow keys and Enter', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    const field = dialog(page).getByRole('searchbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type('calculator');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = dialog(page).getByRole('link').nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const href = await dialog(page).getByRole('link').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('goes by Enter to the tool whose name is nearest', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    await dialog(page).getByRole('searchbox').fill('age');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools/age-calculator');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('opens a tool without a page of its own on /tools', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    await dialog(page).getByRole('searchbox').fill('bmi');
    await dialog(page).getByRole('link', { name: /^BMI/ }).click();
    await expect(page).toHaveURL('/tools#bmi');
    await expect(page.getByRole('region', { name: 'BMI Calculator' })).toBeInViewport();
  });

  test('opens by its button, says when nothing is found, and gives the focus back', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search tools' });
    await button.click();
    await dialog(page).getByRole('searchbox').fill('zzz');
    await expect(dialog(page).getByRole('status')).toHaveText('No tool of that name.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('leaves / alone where it is typed, and with a modifier', async ({ page }) => {
    await open(page, '/contact');
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await subject.press('/');
    await expect(subject).toHaveValue('/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+/');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
  });

  test('is the own field of /tools there', async ({ page }) => {
    await open(page, '/tools');
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Search tools' })).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });
});
