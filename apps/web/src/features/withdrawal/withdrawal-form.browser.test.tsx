import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, held, mount, refusal, type Reply } from '../../testing/answered.js';
import { button } from '../../testing/shop.js';
import { WithdrawalForm } from './withdrawal-form.js';

const ORDERS = 'GET /api/withdrawals';
const WITHDRAW = 'POST /api/withdrawals';
const ID = '6c0d3c56-8a0a-4f5e-9f5f-0c9d2f1b7a11';
const OTHER = '0f0e3c56-8a0a-4f5e-9f5f-0c9d2f1b7a22';
const quadratics = {
  id: ID,
  title: 'Quadratics, Three Ways',
  priceCents: 1499,
  paidAt: '2026-11-20T12:00:00.000Z',
};
const pro = { id: OTHER, title: 'Pro', priceCents: 999, paidAt: '2026-11-01T12:00:00.000Z' };
const RECEIVED = {
  receivedAt: '2026-11-23T14:05:09.000Z',
  declaration: `I, Ada, withdraw from my contract for Quadratics, Three Ways: order ${ID}.`,
  isMailed: true,
};
const declared = { name: 'Ada', order: ID, email: 'ada@example.org' };

const form = page.getByRole('form', { name: 'Withdraw from contract' });
const review = page.getByRole('region', { name: 'Your withdrawal' });
const status = page.getByRole('status');
const field = (name: string) => form.getByRole('textbox', { name });
const number = field('Order number');

async function open(orders: readonly object[], reply: Reply = RECEIVED, query = '') {
  const { calls, replies } = answerCalls({ [ORDERS]: { orders }, [WITHDRAW]: reply });
  await mount(<WithdrawalForm />, `/terms${query}`);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { sent, replies };
}

async function fill(): Promise<void> {
  await field('Your name').fill(' Ada ');
  await field('Email for the confirmation').fill('ada@example.org');
}

test('in two steps: the declaration, then the confirmation with content, date and time', async () => {
  const { promise, release } = held<object>();
  const { sent } = await open([quadratics], () => promise);
  await expect.element(number).toHaveValue(ID);
  await expect.element(form).toHaveTextContent('Quadratics, Three Ways, $14.99, paid on November 20, 2026');
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.element(review).toHaveFocus();
  await expect.element(form).not.toBeInTheDocument(); // The form is hidden.
  await expect
    .element(review)
    .toHaveTextContent(
      `I, Ada, withdraw from my contract: Quadratics, Three Ways, $14.99, paid on November 20, 2026, order ${ID}.`,
    );
  await expect.element(review).toHaveTextContent('We’ll send the confirmation to ada@example.org.');
  expect(sent()).toEqual([]);
  await button('Confirm withdrawal').dblClick();
  await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
  release(RECEIVED);
  await expect.element(status).toHaveFocus();
  await expect.element(status).toHaveTextContent('November 23, 2026, 2:05:09 PM UTC');
  await expect.element(status).toHaveTextContent(RECEIVED.declaration);
  await expect.element(status).toHaveTextContent('We’re sending a confirmation to ada@example.org.');
  expect(sent()).toEqual([declared]);
});

test('says to print the page if no email is sent', async () => {
  await open([quadratics], { ...RECEIVED, isMailed: false });
  await expect.element(number).toHaveValue(ID);
  await fill();
  await button('Continue').click();
  await button('Confirm withdrawal').click();
  await expect.element(status).toHaveTextContent('print this page to keep a copy');
});

test('can be changed before it is confirmed, and nothing is sent', async () => {
  const { sent } = await open([quadratics, pro]);
  await expect.element(button(/^Quadratics/)).toHaveAttribute('aria-pressed', 'true');
  await fill();
  await button('Continue').click();
  await button('Change it').click();
  await expect.element(field('Your name')).toHaveValue(' Ada ');
  await button(/^Pro, \$9\.99/).click();
  await expect.element(number).toHaveValue(OTHER);
  await button('Continue').click();
  await expect.element(review).toHaveTextContent(`Pro, $9.99, paid on November 1, 2026, order ${OTHER}.`);
  expect(sent()).toEqual([]);
});

test('says why it was refused, keeps what was typed, and can be sent again', async () => {
  const late = { error: 'late', message: 'This order was paid more than 30 days ago.' };
  const { replies, sent } = await open([], refusal(400, late), `?withdraw=${ID}`);
  await expect.element(number).toHaveValue(ID); // The order number comes from the link on the receipt.
  await fill();
  for (const [reply, text] of [
    [refusal(400, late), late.message],
    [500, 'We couldn’t send your withdrawal. Please try again, or write to us.'],
  ] as const) {
    replies[WITHDRAW] = reply;
    await button('Continue').click();
    await button('Confirm withdrawal').click();
    await expect.element(form.getByRole('alert')).toHaveText(text);
    await expect.element(form.getByRole('alert')).toHaveFocus();
  }
  replies[WITHDRAW] = RECEIVED;
  await button('Continue').click();
  await button('Confirm withdrawal').click();
  await expect.element(status).toHaveTextContent('We received your withdrawal');
  expect(sent()).toEqual(Array(3).fill(declared));
});

test('marks the fields that the server refuses, and says so above', async () => {
  const problem = { error: 'validation', message: 'No.', fields: { email: 'We can’t reach this address.' } };
  await open([quadratics], refusal(400, problem));
  await fill();
  await button('Continue').click();
  await button('Confirm withdrawal').click();
  await expect.element(form.getByRole('alert')).toHaveText('No.');
  const address = field('Email for the confirmation');
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/ We can’t reach this address\.$/);
});

test('doesn’t continue if a field is empty or not an email address', async () => {
  await open([], RECEIVED);
  await fill();
  await button('Continue').click();
  await expect.element(number).toHaveFocus();
  await expect
    .element(number)
    .toHaveAccessibleDescription('It’s on your receipt. Please enter the order number from your receipt.');
  await number.fill(`Order ${ID} of November 20, 2026`);
  const address = field('Email for the confirmation');
  for (const bad of ['', 'ada', 'a@b']) {
    await address.fill(bad);
    await expect.element(address).not.toHaveAttribute('aria-invalid');
    await button('Continue').click();
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(review).not.toBeInTheDocument();
});
