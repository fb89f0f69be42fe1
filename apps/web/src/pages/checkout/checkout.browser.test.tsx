import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, held, mount, refusal, type Reply } from '../../testing/answered.js';
import { toasts } from '../../testing/toasts.js';
import { button, link, NOTHING, PRODUCT, shopReplies } from '../../testing/shop.js';
import { Checkout } from './checkout.js';

const CONFIG = 'GET /api/config';
const INTENT = 'POST /api/create-payment-intent';
const PAY = 'POST /api/demo/payment';
const FAILED = 'Failed to initialize payment. Please try again.';
const PRO = '?product=pro&amount=9.99&name=Pro';
const OFF = { payments: 'off', publishableKey: null, mails: false };
const DEMO = { payments: 'demo', publishableKey: null, mails: false };

const summary = page.getByRole('region', { name: 'Order summary' });
const details = page.getByRole('region', { name: 'Payment details' });
const pay = page.getByRole('form', { name: 'Payment' }).getByRole('button');
const email = page.getByRole('textbox', { name: 'Email for your receipt (optional)' });
const radio = (name: string) => page.getByRole('radio', { name });

/** Opens the checkout. Payments are off unless `replies` configure them. */
async function open(query: string, replies: Record<string, Reply> = {}) {
  const server = answerCalls({ [CONFIG]: OFF, ...shopReplies(), ...replies });
  await mount(<Checkout />, `/checkout${query}`);
  const sent = () =>
    server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...server, sent };
}

/** Opens the demo form. */
const openForm = (replies: Record<string, Reply> = {}) =>
  open(PRO, { [CONFIG]: DEMO, [INTENT]: { clientSecret: 'pi_1_secret_1' }, ...replies });

test('a link without a usable amount is an invalid product', async () => {
  for (const query of [
    '',
    '?product=pro',
    '?amount=',
    '?amount=0',
    '?amount=-9.99',
    '?amount=free',
    '?amount=9,9',
  ]) {
    const { calls } = await open(query);
    await expect
      .element(page.getByRole('alert'))
      .toHaveText('Invalid product information. Please return to the marketplace and try again.');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(details).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  }
});

test('shows a spinner until the server’s configuration arrives, then a notice next to the order', async () => {
  const { promise, release } = held<object>();
  const { sent } = await open('?product=quadratics&amount=14.99&name=Quadratics', {
    [CONFIG]: () => promise,
  });
  await expect.element(page.getByText('Loading your order…')).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
  release(OFF);
  await expect.element(summary).toHaveText(`Order summary${PRODUCT.title}$14.99One-time payment.`);
  await expect.element(page.getByText('Loading your order…')).not.toBeInTheDocument();
  await expect
    .element(details)
    .toHaveText('Payment detailsCard processing is not configured on this site, so nothing can be charged.');
  await expect
    .element(page.getByRole('link', { name: 'Read a free lesson' }))
    .toHaveAttribute('href', '/marketplace?pack=quadratics&part=sample');
  await expect.element(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect.element(page.getByText('Everything you buy has a 30-day money-back guarantee.')).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(page.getByText('Try it first')).not.toBeInTheDocument(); // Packs have no trial.
  expect(sent()).toEqual([]);
});

test('takes the title and price of our products from the catalog, and shows other products as plain text', async () => {
  for (const [query, line] of [
    ['?product=quadratics&amount=0.01&name=Everything', `${PRODUCT.title}$14.99One-time payment.`],
    [
      '?product=master&amount=1&name=Free',
      'Master$19.99One month (30 days), paid once. Nothing renews automatically.',
    ],
    [
      `?product=moon&amount=1e3&name=${encodeURIComponent('<b>The Moon</b>')}`,
      '<b>The Moon</b>$1000.00This name and price come from the link, not from our price list.',
    ],
  ] as const) {
    await open(query);
    await expect.element(summary).toHaveText(`Order summary${line}`);
  }
  // The Moon isn't one of our products.
  await expect.element(page.getByText('Everything you buy has')).not.toBeInTheDocument();
});

test('shows the seller’s tax note', async () => {
  await open('?product=quadratics&amount=14.99', { [CONFIG]: { ...OFF, taxNote: 'includes 20% VAT' } });
  await expect.element(summary).toHaveTextContent('One-time payment.Tax: includes 20% VAT.');
});

test('shows a message, without a toast, if the payment can’t be initialized', async () => {
  await openForm({ [INTENT]: 503 });
  await expect.element(details.getByRole('alert')).toHaveText(FAILED);
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(summary).toHaveTextContent('Pro$9.99');
  await expect.element(toasts()).not.toBeInTheDocument();
});

test('doesn’t sell a product that the visitor already owns', async () => {
  const owned = refusal(409, { error: 'owned', message: 'You have this.' });
  await openForm({ [INTENT]: owned });
  await expect
    .element(details)
    .toHaveText('Payment detailsYou already have Pro, so there’s nothing to pay.See your packs');
  await open('?product=quadratics&amount=14.99&name=Q', { [CONFIG]: DEMO, [INTENT]: owned });
  await expect.element(details).toHaveTextContent('You already have Quadratics, Three Ways');
  await expect.element(link('Open pack')).toHaveAttribute('href', '/marketplace?pack=quadratics');
  await expect.element(pay).not.toBeInTheDocument();
});

test('shows why a card was declined, allows another try, and pays once even on a double click', async () => {
  const { promise } = held<object>();
  const { replies, sent } = await openForm({ [PAY]: { message: 'Your card was declined.' } });
  await expect.element(pay).toHaveText('Pay $9.99');
  await expect.element(email).not.toBeInTheDocument(); // No receipts are sent.
  await radio('The card is declined').click();
  pay.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts()).toHaveText('Payment FailedYour card was declined.');
  await expect.element(toasts()).toHaveAttribute('data-kind', 'destructive');
  await expect.element(pay).toHaveText('Pay $9.99');
  await expect.element(pay).toHaveFocus();
  // The message stays longer than the toast.
  await expect.element(details).toHaveTextContent('Payment failed: Your card was declined.');
  replies[PAY] = 500;
  await pay.click();
  await expect
    .element(toasts())
    .toHaveText(
      'Payment FailedWe couldn’t process the payment. Please try again. You won’t be charged twice.',
    );
  await radio('The payment succeeds').click();
  replies[PAY] = () => promise;
  await pay.dblClick();
  await expect.element(pay).toHaveText('Processing...');
  await expect.element(details).not.toHaveTextContent('Payment failed');
  await expect.element(pay).toBeDisabled();
  radio('The payment succeeds').element().focus();
  await userEvent.keyboard('{Enter}');
  const payment = (outcome: string) => ['/api/demo/payment', { clientSecret: 'pi_1_secret_1', outcome }];
  expect(sent()).toEqual([
    ['/api/create-payment-intent', { amount: 9.99, product: 'pro' }],
    payment('declined'),
    payment('declined'),
    payment('paid'),
  ]);
});

test('sends the email address for the receipt before the payment, if the server sends email', async () => {
  const { promise } = held<object>();
  const { sent } = await openForm({ [CONFIG]: { ...DEMO, mails: true }, [PAY]: () => promise });
  await email.fill('a@b');
  await pay.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/This isn’t a valid email address\./);
  await expect.element(pay).toHaveText('Pay $9.99');
  await email.fill('ada@example.org');
  await pay.click();
  const intent = { amount: 9.99, product: 'pro' };
  await expect.poll(sent).toEqual([
    ['/api/create-payment-intent', intent],
    ['/api/create-payment-intent', { ...intent, email: 'ada@example.org' }],
    ['/api/demo/payment', { clientSecret: 'pi_1_secret_1', outcome: 'paid' }],
  ]);
});

test('for real payments, requires an email address and the buyer’s consent, and sends both', async () => {
  const { promise } = held<object>();
  const consent = 'I agree that it opens at once.';
  const { sent } = await openForm({ [CONFIG]: { ...DEMO, mails: true, consent }, [PAY]: () => promise });
  const address = page.getByRole('textbox', { name: 'Email for your receipt', exact: true });
  const box = page.getByRole('checkbox', { name: consent });
  await pay.click();
  await expect.element(address).toHaveFocus();
  await address.fill('ada@example.org');
  await pay.click();
  await expect.element(box).toHaveFocus();
  expect(sent()).toHaveLength(1);
  await box.click();
  await pay.click();
  const intent = { amount: 9.99, product: 'pro' };
  await expect.poll(sent).toEqual([
    ['/api/create-payment-intent', intent],
    ['/api/create-payment-intent', { ...intent, email: 'ada@example.org', consent }],
    ['/api/demo/payment', { clientSecret: 'pi_1_secret_1', outcome: 'paid' }],
  ]);
});

test('marks the fields that the server refuses', async () => {
  const { replies } = await openForm({ [CONFIG]: { ...DEMO, mails: true, asksForCountry: true } });
  const country = page.getByRole('combobox', { name: 'Country where you live' });
  await country.selectOptions('Germany');
  await email.fill('ada@example.org');
  const fields = { email: 'We can’t reach this address.', country: 'Please choose your country.' };
  replies[INTENT] = refusal(400, { error: 'validation', message: 'No.', fields });
  await pay.click();
  await expect.element(toasts()).toHaveText('Payment FailedNo.');
  await expect.element(email).toHaveAccessibleDescription(/We can’t reach this address\.$/);
  await expect.element(country).toHaveAccessibleDescription(/Please choose your country\.$/);
  await country.selectOptions('Austria');
  await expect.element(country).toBeValid();
});

test('if the tax depends on it, requires the country, and in some countries a postal code', async () => {
  const { promise } = held<object>();
  const taxNote = 'included, based on the country where you live';
  const { replies, sent } = await openForm({
    [CONFIG]: { ...DEMO, asksForCountry: true, taxNote },
    [PAY]: () => promise,
  });
  const country = page.getByRole('combobox', { name: 'Country where you live' });
  const postalCode = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect.element(summary).toHaveTextContent(`Tax: ${taxNote}.`);
  await pay.click();
  await expect.element(country).toHaveFocus();
  await country.selectOptions('United States');
  await pay.click();
  await expect.element(postalCode('Postal code')).toHaveFocus();
  expect(sent()).toHaveLength(1);
  await postalCode('Postal code').fill('00000');
  const message = 'We couldn’t find this postal code in your country. Please check both.';
  replies[INTENT] = refusal(400, { error: 'postal_code', message });
  await pay.click();
  await expect.element(details).toHaveTextContent(`Payment failed: ${message}`);
  replies[INTENT] = { clientSecret: 'pi_1_secret_1' };
  await country.selectOptions('Germany');
  await postalCode('Postal code (optional)').fill(' ');
  await userEvent.keyboard('{Enter}'); // Enter is used because the toast may cover the button.
  const intent = { amount: 9.99, product: 'pro' };
  await expect.poll(sent).toEqual([
    ['/api/create-payment-intent', intent],
    ['/api/create-payment-intent', { ...intent, country: 'US', postalCode: '00000' }],
    ['/api/create-payment-intent', { ...intent, country: 'DE' }],
    ['/api/demo/payment', { clientSecret: 'pi_1_secret_1', outcome: 'paid' }],
  ]);
});

test('tells a visitor who owns nothing that their trial is used up', async () => {
  await openForm({ 'GET /api/marketplace/library': { ...NOTHING, trialUsed: true } });
  await expect
    .element(page.getByRole('region', { name: /^(Try it first|Free trial)$/ }))
    .toHaveText('Free trialYou’ve already used your free trial.');
});
