import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerCalls, held, LOST, refusal } from '../../testing/answered.js';
import { clearToasts, expectToast, toasts } from '../../testing/toasts.js';
import { NewsletterForm } from './newsletter-form.js';

const SUBSCRIBE = 'POST /api/newsletter/subscribe';

beforeEach(clearToasts);

async function mount() {
  await render(<NewsletterForm />);
  const form = page.getByRole('form', { name: 'Newsletter' });
  return { email: form.getByRole('textbox', { name: 'Email' }), button: form.getByRole('button') };
}

test('asks for a missing or valid address, and sends no request', async () => {
  const { calls } = answerCalls({ [SUBSCRIBE]: {} });
  const { email, button } = await mount();
  await expect.element(email).toHaveAttribute('type', 'email');
  for (const bad of ['ada', 'a@b', 'a@b.']) {
    await email.fill(bad);
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect.element(email).toHaveFocus();
    await expect
      .element(email)
      .toHaveAccessibleDescription('This isn’t a valid email address. Enter one such as name@example.com.');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  }
  expect(toasts().elements()).toEqual([]);

  await email.fill('');
  await expect.element(button).toHaveText('Subscribe');
  await button.click();
  await expectToast('Error', 'Please enter your email address');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await expect.element(email).toBeEnabled();
  expect(calls).toEqual([]);
});

test('is disabled with an ellipsis while submitting, then thanks, empty and ready', async () => {
  const { promise, release } = held<object>();
  const { calls } = answerCalls({ [SUBSCRIBE]: () => promise });
  const { email, button } = await mount();
  await email.fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveText('…');
  await expect.element(button).toBeDisabled();
  await expect.element(email).toBeDisabled();
  await expect
    .poll(() => calls)
    .toEqual([
      {
        path: '/api/newsletter/subscribe',
        method: 'POST',
        init: { credentials: 'include', headers: { 'content-type': 'application/json' } },
        body: { email: 'ada@example.org' },
      },
    ]);
  release({});
  await expectToast('Success!', "You've been subscribed to our newsletter");
  await expect.element(email).toHaveValue('');
  await expect.element(email).toHaveFocus();
  await expect.element(button).toHaveText('Subscribe');
  await expect.element(button).toBeEnabled();
});

test('shows its ellipsis immediately, and sends once however often the button is pressed', async () => {
  const { promise, release } = held<object>();
  const { calls } = answerCalls({ [SUBSCRIBE]: () => promise });
  const { email, button } = await mount();
  await email.fill('ada@example.org');
  const element = button.element() as HTMLElement;
  for (let press = 0; press < 3; press++) {
    element.click();
    await Promise.resolve(); // Until then, React renders only urgent updates.
    expect(element.textContent).toBe('…');
  }
  release({});
  await expectToast('Success!', "You've been subscribed to our newsletter");
  expect(calls).toHaveLength(1);
});

test('marks the address that the server refuses, beside the toast', async () => {
  const problem = { error: 'validation', message: 'No.', fields: { email: 'We can’t reach this address.' } };
  answerCalls({ [SUBSCRIBE]: refusal(400, problem) });
  const { email, button } = await mount();
  await email.fill('ada@example.org');
  await button.click();
  await expectToast('Error', 'No.');
  await expect.element(email).toHaveAccessibleDescription(problem.fields.email);
  await expect.element(email).toHaveFocus();
});

test('says why it failed, and keeps the address', async () => {
  const { email, button } = await mount();
  await email.fill('ada@example.org');
  const fallback = 'Failed to subscribe. Please try again.';
  const html = { 'content-type': 'text/html' };
  for (const [answer, description] of [
    [refusal(429, { error: 'x', message: 'Wait a minute.' }), 'Wait a minute.'],
    [() => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: html }), fallback],
    [LOST, fallback],
  ] as const) {
    await clearToasts();
    answerCalls({ [SUBSCRIBE]: answer });
    await button.click();
    await expectToast('Error', description);
    await expect.element(toasts()).toHaveAttribute('data-kind', 'destructive');
    await expect.element(email).toHaveValue('ada@example.org');
    await expect.element(button).toBeEnabled();
  }
});
