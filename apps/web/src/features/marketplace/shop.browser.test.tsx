import { catalogue } from 'virtual:catalogue';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerCalls,
  expectAddress,
  held,
  mount,
  refusal,
  type Reply,
  texts,
} from '../../testing/answered.js';
import { toasts } from '../../testing/toasts.js';
import { button, link, NOTHING, OTHER, PRODUCT, shopReplies, tierOf } from '../../testing/shop.js';
import { Shop } from './shop.js';

const PRODUCTS = 'GET /api/marketplace/products';
const LIBRARY = 'GET /api/marketplace/library';
const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const tierStatus = page.getByRole('region', { name: 'What you have' });
const mountShop = () => mount(<Shop />, '/marketplace');

test('shows every pack with its texts, its price and its links', async () => {
  answerCalls(shopReplies());
  await mountShop();
  await expect.poll(() => texts(cards.getByRole('heading'))).toEqual([PRODUCT.title, OTHER.title]);
  const card = cards.first();
  await expect.element(card.getByText(PRODUCT.difficulty, { exact: true })).toBeVisible();
  await expect.element(card.getByText(PRODUCT.description)).toBeVisible();
  expect(texts(card.getByRole('listitem'))).toEqual(PRODUCT.features);
  await expect.element(card.getByText('$14.99 One-time payment')).toBeVisible();
  await expect.element(cards.last().getByText('$13.50 One-time payment')).toBeVisible();
  await expect
    .element(link('Buy Now: Quadratics, Three Ways'))
    .toHaveAttribute('href', '/checkout?product=quadratics&amount=14.99&name=Quadratics%2C+Three+Ways');
  await expect
    .element(link('Read a free lesson: Quadratics, Three Ways'))
    .toHaveAttribute('href', '/marketplace?pack=quadratics&part=sample');
  await expect.element(tierStatus).not.toBeInTheDocument();
});

test('says so if nothing is on sale', async () => {
  answerCalls({ ...shopReplies(), [PRODUCTS]: [] });
  await mountShop();
  await expect.element(page.getByText('No products available at this time.')).toBeVisible();
  expect(cards.elements()).toEqual([]);
});

const COMING = catalogue.map(({ title }) => title);

test.each([PRODUCTS, LIBRARY])(
  'shows the packs known at build time, without buttons, before %s responds',
  async (call) => {
    const { promise, release } = held<object>();
    const replies = shopReplies({ ...NOTHING, packs: [PRODUCT.id] });
    const reply = replies[call] ?? {};
    const { calls } = answerCalls({ ...replies, [call]: () => promise });
    await mountShop();
    await expect.poll(() => calls.length).toBeGreaterThan(1);
    await expect
      .poll(() => texts(cards.getByRole('heading')))
      .toEqual(call === PRODUCTS ? COMING : [PRODUCT.title, OTHER.title]);
    expect(cards.getByRole('link').elements()).toEqual([]);
    release(reply);
    await expect.element(link(`Open pack: ${PRODUCT.title}`)).toBeVisible();
    await expect.element(link(`Buy Now: ${OTHER.title}`)).toBeVisible();
  },
);

test('says that packs couldn’t be loaded, and tries again', async () => {
  const { replies } = answerCalls({ ...shopReplies(), [PRODUCTS]: 503 });
  await mountShop();
  await expect.element(page.getByText('We couldn’t load the packs.')).toBeVisible();
  replies[PRODUCTS] = [PRODUCT];
  await button('Try again').click();
  await expect.element(cards.first()).toBeVisible();
});

test('sells even if it can’t load the visitor’s purchases', async () => {
  const { replies } = answerCalls({ ...shopReplies(), [LIBRARY]: 503 });
  await mountShop();
  await expect.element(page.getByText('We couldn’t load your purchases.')).toBeVisible();
  await expect.element(link(/^Buy Now/).first()).toBeVisible();
  replies[LIBRARY] = NOTHING;
  await button('Try again').click();
  await expect.element(page.getByText('We couldn’t load')).not.toBeInTheDocument();
});

test('an owned pack can be opened and the others bought; a tier shows its end date', async () => {
  answerCalls(shopReplies({ ...NOTHING, packs: ['quadratics'], tier: tierOf('master', true) }));
  await mountShop();
  await expect
    .element(link('Open pack: Quadratics, Three Ways'))
    .toHaveAttribute('href', '/marketplace?pack=quadratics');
  await expect.element(link('Buy Now: Geometry Essentials')).toBeVisible();
  expect(page.getByRole('link', { name: 'Buy Now' }).elements()).toHaveLength(1);
  await expect
    .element(tierStatus)
    .toHaveText('Your free trial of Master lasts until January 8, 2030. It unlocks every pack.');
});

test('Pro opens one pack after a confirmation; after a failure, it can still be chosen', async () => {
  const { calls, replies } = answerCalls({
    ...shopReplies({ ...NOTHING, choice: true, tier: tierOf('pro', false) }),
    'POST /api/marketplace/choice': 503,
  });
  await mountShop();
  await expect
    .element(tierStatus)
    .toHaveText(
      'You have Pro until January 8, 2030.Pro unlocks one pack of your choice. Pick it below. Your choice is final.',
    );
  const choose = button('Open with Pro: Geometry Essentials');
  const yes = button('Yes, open it');
  await choose.click();
  await expect.element(choose).toHaveAttribute('aria-expanded', 'true');
  await choose.click();
  await expect.element(yes).not.toBeInTheDocument();
  await choose.click();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await yes.click();
  await expect.element(toasts()).toHaveText('ErrorFailed to open the pack. Please try again.');
  await expect.element(yes).toBeVisible();
  replies['POST /api/marketplace/choice'] = { packs: [OTHER.id], choice: false };
  await yes.click();
  await expectAddress('/marketplace?pack=geometry-essentials');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
    Array(2).fill({ pack: 'geometry-essentials' }),
  );
});

test('a lost code is replaced by email, and the toast doesn’t reveal whether there was one', async () => {
  const replies: Record<string, Reply> = {
    ...shopReplies(),
    'POST /api/marketplace/codes': refusal(503, { message: 'We can’t send email from here.' }),
  };
  const { calls } = answerCalls(replies);
  await mountShop();
  await page.getByText('Lost your code?').click();
  const address = page.getByRole('textbox', { name: 'Email' });
  await address.fill('a@b');
  await button('Email a new code').click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/ This isn’t a valid email address\./);
  await address.fill('ada@math.example');
  await button('Email a new code').click();
  await expect.element(toasts()).toHaveText('ErrorWe can’t send email from here.');
  replies['POST /api/marketplace/codes'] = { status: 'accepted' };
  // Enter is pressed because the toast covers the button.
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@math.example');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(toasts())
    .toHaveText(
      'Request receivedIf you bought something with this address, we’ll email you a new code, no more than one every eight hours.',
    );
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
    Array(2).fill({ email: 'ada@math.example' }),
  );
});

test('a code opens a purchase; a wrong one opens nothing, an empty one isn’t sent', async () => {
  const replies: Record<string, Reply> = {
    ...shopReplies(),
    'POST /api/marketplace/restore': refusal(404, { message: 'This code isn’t valid. Please check it.' }),
  };
  const { calls } = answerCalls(replies);
  await mountShop();
  const box = page.getByRole('textbox', { name: 'Code' });
  await expect.element(link(/^Buy Now/).first()).toBeVisible();
  await button('Restore').click();
  await expect.element(box).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await box.fill('0000-0000-0000-0000');
  await button('Restore').click();
  await expect.element(toasts()).toHaveText('ErrorThis code isn’t valid. Please check it.');
  await expect.element(box).toHaveValue('0000-0000-0000-0000');
  expect(link(/^Open pack/).elements()).toEqual([]);
  replies['POST /api/marketplace/restore'] = 500;
  await button('Restore').click();
  await expect.element(toasts()).toHaveText('ErrorFailed to restore your purchase. Please try again.');
  replies['POST /api/marketplace/restore'] = { product: { id: PRODUCT.id, title: PRODUCT.title } };
  replies[LIBRARY] = { ...NOTHING, packs: [PRODUCT.id] };
  await box.fill('ab12');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(toasts())
    .toHaveText('Purchase restoredQuadratics, Three Ways is open in this browser.');
  await expect.element(box).toHaveValue('');
  await expect.element(link('Open pack: Quadratics, Three Ways')).toBeVisible();
});
