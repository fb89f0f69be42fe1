import { maxMessageLength } from '@mathtools/contracts/contact-limits';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerCalls, held, refusal } from '../../testing/answered.js';
import { clearToasts, expectToast } from '../../testing/toasts.js';
import { ContactForm } from './contact-form.js';

const SEND = 'POST /api/contact';
const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'A note',
  Message: 'The engine weaves patterns.',
};
const BODY = {
  name: MESSAGE.Name,
  email: MESSAGE.Email,
  subject: MESSAGE.Subject,
  message: MESSAGE.Message,
};
const THANKS = ['Message Sent!', "Thank you for contacting us. We'll respond within 24 hours."] as const;

beforeEach(clearToasts);

async function mount() {
  await render(<ContactForm />);
  const form = page.getByRole('form', { name: 'Contact' });
  return {
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    button: form.getByRole('button'),
    counter: form.getByText('/ 1000 characters'),
    write: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values))
        await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    },
  };
}

test('sends once however often the button is pressed, says so meanwhile, then shows thanks and is cleared', async () => {
  const { promise, release } = held<object>();
  const { calls } = answerCalls({ [SEND]: () => promise });
  const { field, button, write } = await mount();
  await write(MESSAGE);
  await expect.element(button).toHaveText('Send Message');
  await button.click();
  await expect.element(button).toHaveText('Sending...');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toEqual([
    {
      path: '/api/contact',
      method: 'POST',
      init: { credentials: 'include', headers: { 'content-type': 'application/json' } },
      body: BODY,
    },
  ]);
  await field('Subject').click();
  await userEvent.keyboard('{Enter}');
  await button.click({ force: true });
  release({});
  await expectToast(...THANKS);
  await expect.element(button).toHaveText('Send Message');
  for (const label of Object.keys(MESSAGE)) await expect.element(field(label)).toHaveValue('');
  expect(calls).toHaveLength(1);
});

test('is sent without the control characters of pasted text', async () => {
  const { calls } = answerCalls({ [SEND]: {} });
  const { button, write } = await mount();
  await write({ ...MESSAGE, Name: 'Ada\tLovelace', Message: 'One\u000btwo\nthree' });
  await button.click();
  await expectToast(...THANKS);
  expect(calls[0]?.body).toEqual({ ...BODY, message: 'One two\nthree' });
});

test('keeps what was written when it fails', async () => {
  answerCalls({ [SEND]: refusal(503, { error: 'x', message: 'Not now.' }) });
  const { field, button, write } = await mount();
  await write(MESSAGE);
  await button.click();
  await expectToast('Error', 'Failed to send message. Please try again.');
  for (const [label, value] of Object.entries(MESSAGE)) await expect.element(field(label)).toHaveValue(value);
  await expect.element(button).toHaveText('Send Message');
});

test('is not sent if a field is empty, blank or not an email address', async () => {
  const { calls } = answerCalls({ [SEND]: {} });
  const { field, button, write } = await mount();
  await write(MESSAGE);
  for (const [label, value] of Object.entries(MESSAGE)) {
    for (const bad of ['', '   ', ...(label === 'Email' ? ['ada', 'a@b', 'a@b.', 'a b@example.org'] : [])]) {
      await field(label).fill(bad);
      await button.click();
      await expect.element(field(label)).toHaveFocus();
      await expect.element(button).toHaveText('Send Message');
    }
    await field(label).fill(value);
  }
  expect(calls).toEqual([]);
});

test('says in the server’s words what to change in each field', async () => {
  const { calls } = answerCalls({ [SEND]: {} });
  const { field, button, write } = await mount();
  await write({ Name: '', Email: 'a@b', Subject: ' ', Message: MESSAGE.Message });
  await button.click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Name')).toHaveAccessibleDescription('Please enter your name.');
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription('This isn’t a valid email address. Enter one such as name@example.com.');
  await expect.element(field('Subject')).toHaveAccessibleDescription('Please enter a subject.');
  await write({ Name: MESSAGE.Name });
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await write(MESSAGE);
  await button.click();
  await expectToast(...THANKS);
  expect(calls).toHaveLength(1);
});

test('marks the fields that the server refuses, beside the toast', async () => {
  const fields = { subject: 'Please enter a subject.', email: 'We can’t reach this address.' };
  const { replies } = answerCalls({ [SEND]: refusal(400, { error: 'validation', message: 'No.', fields }) });
  const { field, button, write } = await mount();
  await write(MESSAGE);
  await button.click();
  await expectToast('Error', 'Failed to send message. Please try again.');
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Email')).toHaveAccessibleDescription(fields.email);
  await expect.element(field('Subject')).toHaveAccessibleDescription(fields.subject);
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  replies[SEND] = {};
  await clearToasts();
  await button.click();
  await expectToast(...THANKS);
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('keeps a draft while another page is open, until it is sent', async () => {
  answerCalls({ [SEND]: {} });
  const first = await render(<ContactForm />);
  await first.getByRole('textbox', { name: 'Message', exact: true }).fill(MESSAGE.Message);
  await first.unmount();
  const { field, button, write, counter } = await mount();
  await expect.element(field('Message')).toHaveValue(MESSAGE.Message);
  await expect.element(counter).toHaveText('27 / 1000 characters');
  await write(MESSAGE);
  await button.click();
  await expectToast(...THANKS);
  await expect.element(field('Message')).toHaveValue('');
});

test('counts characters and warns past 1000, but doesn’t block sending', async () => {
  const { calls } = answerCalls({ [SEND]: {} });
  const { button, counter, write } = await mount();
  await write({ ...MESSAGE, Message: '' });
  const color = (): string => getComputedStyle(counter.element()).color;
  await expect.element(counter).toHaveText('0 / 1000 characters');
  const calm = color();
  await write({ Message: 'x'.repeat(1000) });
  await expect.element(counter).toHaveText('1000 / 1000 characters');
  expect(color()).toBe(calm);
  await write({ Message: 'x'.repeat(1001) });
  await expect.element(counter).toHaveText('1001 / 1000 characters');
  expect(color()).not.toBe(calm);
  await button.click();
  await expect.element(counter).toHaveText('0 / 1000 characters');
  expect(calls[0]?.body).toHaveProperty('message', 'x'.repeat(1001));
});

test('says if a message is longer than the server accepts, and sends it once it is shorter', async () => {
  const { calls } = answerCalls({ [SEND]: {} });
  const { button, field, counter, write } = await mount();
  await write({ ...MESSAGE, Message: 'x'.repeat(maxMessageLength + 1) });
  await expect.element(counter).toHaveText('5001 / 1000 characters');
  await expect.element(field('Message')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(field('Message'))
    .toHaveAccessibleDescription(
      '5001 / 1000 characters This is too long. Please use at most 5000 characters.',
    );
  await button.click();
  await expect.element(field('Message')).toHaveFocus();
  expect(calls).toEqual([]);
  await write({ Message: `${'x'.repeat(maxMessageLength)}  ` }); // The server doesn't count trailing blanks.
  await button.click();
  await expectToast(...THANKS);
  await expect.element(counter).toHaveText('0 / 1000 characters');
  expect(calls).toHaveLength(1);
});
