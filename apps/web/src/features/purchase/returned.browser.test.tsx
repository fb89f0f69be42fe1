import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, expectAddress, mount, refusal, reload, type Reply } from '../../testing/answered.js';
import { toasts } from '../../testing/toasts.js';
import { button, link, NOTHING, PRODUCT, tierOf } from '../../testing/shop.js';
import { Returned } from './returned.js';

const ORDER = 'GET /api/marketplace/orders/*';
const CODE = 'POST /api/marketplace/orders/pi_1/code';
const LIBRARY = 'GET /api/marketplace/library';
const RETURN = '?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=';
const product = { id: PRODUCT.id, title: PRODUCT.title };
const panel = page.getByRole('main').getByRole('status');

/** Returns to the marketplace. */
async function comeBack(query: string, replies: Record<string, Reply>) {
  const server = answerCalls({ [LIBRARY]: NOTHING, ...replies });
  await mount(<Returned />, `/marketplace${query}`);
  return server;
}

const title = (text: string) => page.getByRole('heading', { name: text, exact: true });

test('a link from an email starts the trial once, after a confirmation, and is removed from the address', async () => {
  const CONFIRM = 'POST /api/trial/confirm';
  const { calls } = await comeBack('?trial=a-token', {
    [CONFIRM]: { until: '2030-01-08T00:00:00.000Z' },
    [LIBRARY]: { ...NOTHING, choice: true, tier: tierOf('pro', true), trialUsed: true },
  });
  await expect.element(title('Your free trial')).toBeVisible();
  await expectAddress('/marketplace');
  expect(calls, 'mail scanners also follow links').toEqual([]);
  button('Start it in this browser').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(panel)
    .toHaveText(
      'Your free trial has startedIn the marketplace, choose which pack Pro unlocks for you. Your choice is final.Pro lasts until January 8, 2030 and ends automatically. Nothing renews, and you aren’t charged.',
    );
  await expectAddress('/marketplace');
  await reload();
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  await expect.element(panel).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { token: 'a-token' },
  ]);
});

test('a link restores a purchase; an expired one says so', async () => {
  const RESTORE = 'POST /api/marketplace/restore';
  for (const [query, reply, text] of [
    [
      '?trial=old',
      refusal(410, { message: 'This link has expired or was already used.' }),
      'Your free trial didn’t startThis link has expired or was already used.',
    ],
    [
      '?restore=0000',
      refusal(404, { message: 'This code isn’t valid.' }),
      'Your purchase wasn’t restoredThis code isn’t valid.Enter a code, or ask for a new one',
    ],
    [
      '?restore=0001',
      500,
      'Your purchase wasn’t restoredSomething went wrong. Please open the link again in a moment.Enter a code, or ask for a new one',
    ],
    ['?restore=ab12', { product }, 'Quadratics, Three Ways is open in this browserOpen pack'],
  ] as const) {
    await comeBack(query, { 'POST /api/trial/confirm': reply, [RESTORE]: reply });
    await button(/in this browser$/).click();
    await expect.element(panel).toHaveText(text);
    await expectAddress('/marketplace');
  }
  await expect.element(link('Open pack')).toHaveAttribute('href', '/marketplace?pack=quadratics');
});

test('back from a payment: paid', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statuses = ['pending', 'processing', 'paid'];
  const { calls } = await comeBack(`${RETURN}succeeded`, {
    [ORDER]: () => {
      const status = statuses.shift();
      return { status, product, ...(status === 'paid' && { hasCode: false }) };
    },
    [CODE]: { restoreCode: 'AB12-CD34-EF56-GH78' },
  });
  await expect.element(page.getByText('Waiting for your payment…')).toBeVisible();
  await expectAddress('/marketplace'); // The provider's parameters are removed.
  await expect.element(toasts()).not.toBeInTheDocument();
  await pass(`${PRODUCT.title} is yours`);
  await expect
    .element(toasts())
    .toHaveText('Payment Successful!Thank you for purchasing Quadratics, Three Ways!');
  expect(calls.filter(({ path }) => path.includes('/orders/')).map(({ path }) => path)).toEqual([
    ...Array<string>(3).fill('/api/marketplace/orders/pi_1'),
    '/api/marketplace/orders/pi_1/code',
  ]);
  await expect.element(page.getByText('AB12-CD34-EF56-GH78', { exact: true })).toBeVisible();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await button('Copy code').click();
  await expect.element(button('Not copied')).toBeVisible();
  copy.mockResolvedValue();
  await button('Not copied').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith('AB12-CD34-EF56-GH78');
});

test('a code that was shown before is replaced on request, on the screen or by email', async () => {
  for (const [reply, text] of [
    [{ restoreCode: 'ZZ12-CD34-EF56-GH78' }, 'ZZ12-CD34-EF56-GH78'],
    [
      { restoreCode: null },
      'We’ll email you a new code, no more than one every eight hours. It replaces the old one.',
    ],
    [503, 'Something went wrong. Please try again in a moment.'],
  ] as const) {
    const { calls } = await comeBack(`${RETURN}succeeded`, {
      [ORDER]: { status: 'paid', product, hasCode: true },
      [CODE]: reply,
    });
    await expect.element(button('Get a new code')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await button('Get a new code').click();
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('back from a payment: still processing after half a minute, failed, refunded, unknown, unreachable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { calls } = await comeBack(`${RETURN}succeeded`, { [ORDER]: { status: 'pending', product } });
  await pass(`Your payment for ${PRODUCT.title} is still being processed`);
  expect(calls.filter(({ path }) => path.includes('/orders/'))).toHaveLength(10);
  await expect.element(toasts()).not.toBeInTheDocument();
  await expect.element(button('Check again')).toBeVisible();

  for (const [reply, heading, news] of [
    [{ status: 'refunded', product }, `Your payment for ${PRODUCT.title} was refunded`, undefined],
    [404, 'We couldn’t find this payment in this browser', undefined],
    [503, 'We can’t check your payment right now', undefined],
    [
      { status: 'failed', product, failure: 'Your card was declined.' },
      `Your payment for ${PRODUCT.title} didn’t go through`,
      'Payment FailedYour card was declined.',
    ],
    [
      { status: 'failed', product },
      `Your payment for ${PRODUCT.title} didn’t go through`,
      'Payment FailedThe payment didn’t go through.',
    ],
  ] as const) {
    await comeBack(`${RETURN}failed`, { [ORDER]: reply });
    await pass(heading);
    await expectAddress('/marketplace');
    if (news === undefined) await expect.element(toasts()).not.toBeInTheDocument();
    else await expect.element(toasts()).toHaveText(news);
  }
});

/** Advances the clock until a panel appears. */
async function pass(heading: string): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return title(heading).elements().length;
    })
    .toBe(1);
}
