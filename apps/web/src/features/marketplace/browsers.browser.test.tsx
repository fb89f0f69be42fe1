import type { Browsers as BrowserList } from '@mathtools/contracts/marketplace';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answerCalls, mount, refusal, type Reply, texts } from '../../testing/answered.js';
import { button, link, NOTHING, OTHER, PRODUCT, shopReplies } from '../../testing/shop.js';
import { toasts } from '../../testing/toasts.js';
import { Shop } from './shop.js';

const LIBRARY = 'GET /api/marketplace/library';
const BROWSERS = 'GET /api/marketplace/browsers';
const FORGET = 'POST /api/marketplace/forget';
const PHONE = 'p'.repeat(22);
const REMOVE = `POST /api/marketplace/browsers/${PHONE}/remove`;

const own: BrowserList['browsers'][number] = {
  id: null,
  name: 'Firefox on Windows',
  lastUsed: '2030-01-08',
  products: [
    { id: PRODUCT.id, title: PRODUCT.title, how: 'bought', since: '2030-01-01T12:00:00.000Z' },
    { id: OTHER.id, title: OTHER.title, how: 'restored', since: '2030-01-02T12:00:00.000Z' },
  ],
};
const phone: BrowserList['browsers'][number] = {
  id: PHONE,
  name: 'Safari on iPhone',
  lastUsed: '2030-01-07',
  products: [{ id: PRODUCT.id, title: PRODUCT.title, how: 'restored', since: '2030-01-03T12:00:00.000Z' }],
};

const section = page.getByRole('region', { name: 'Your browsers' });
const rows = section.getByRole('listitem');
const withPacks = (browsers = [own, phone]): Record<string, Reply> => ({
  ...shopReplies({ ...NOTHING, packs: [PRODUCT.id, OTHER.id] }),
  [BROWSERS]: { browsers },
});

test('visitors without purchases see no browsers, and none are requested', async () => {
  const { calls } = answerCalls(shopReplies());
  await mount(<Shop />, '/marketplace');
  await expect.element(link(/^Buy Now/).first()).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain('/api/marketplace/browsers');
});

test('shows what each browser has, since when, and which one this is', async () => {
  answerCalls(withPacks([own, phone, { ...phone, id: 'x'.repeat(22), name: null }]));
  await mount(<Shop />, '/marketplace');
  await expect
    .poll(() => texts(rows.getByRole('heading')))
    .toEqual(['Firefox on WindowsThis browser', 'Safari on iPhone', 'Unknown browser']);
  await expect
    .element(rows.first().getByText(PRODUCT.title))
    .toHaveText('Quadratics, Three Ways: bought on January 1, 2030');
  await expect.element(rows.first().getByText(OTHER.title)).toHaveTextContent('restored on January 2, 2030');
  await expect.element(rows.nth(1).getByText('Last used about January 7, 2030')).toBeVisible();
  await expect.element(rows.first().getByText('Last used')).not.toBeInTheDocument();
});

afterEach(async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test.for([
  ['Pacific/Honolulu', 'January 1, 2030'],
  ['Pacific/Auckland', 'January 2, 2030'],
] as const)(
  'shows purchase dates in the time zone %s, and the date of last use unchanged',
  async ([timezoneId, since]) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
    answerCalls(withPacks());
    await mount(<Shop />, '/marketplace');
    await expect.element(rows.first().getByText(PRODUCT.title)).toHaveTextContent(`bought on ${since}`);
    await expect.element(rows.nth(1).getByText('Last used about January 7, 2030')).toBeVisible();
  },
);

test('removes a browser after a confirmation; a failure is shown, unless the browser is already gone', async () => {
  const { calls, replies } = answerCalls({ ...withPacks(), [REMOVE]: 503 });
  await mount(<Shop />, '/marketplace');
  const action = button('Remove: Safari on iPhone');
  const yes = button('Yes, remove it');
  await action.click();
  await expect.element(action).toHaveAttribute('aria-expanded', 'true');
  await action.click();
  await expect.element(yes).not.toBeInTheDocument();
  await action.click();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await yes.click();
  await expect.element(toasts()).toHaveText('ErrorFailed to remove the browser. Please try again.');
  replies[REMOVE] = refusal(404, {
    error: 'not_found',
    message: 'This browser doesn’t share any of your purchases.',
  });
  replies[BROWSERS] = { browsers: [own] };
  await yes.click();
  await expect
    .element(toasts())
    .toHaveText(
      'Browser removedYour purchases can be opened there again only with the code. If others know it, request a new one.',
    );
  await expect.element(action).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your browsers' })).toHaveFocus();
  await expect.element(link(`Open pack: ${PRODUCT.title}`)).toBeVisible();
});

test('forgets this browser, and says first what would be lost for good', async () => {
  const wait = 'A payment is still being processed. Please wait until it’s done.';
  const { replies } = answerCalls({
    ...withPacks(),
    [FORGET]: refusal(400, { error: 'bad_request', message: wait }),
  });
  await mount(<Shop />, '/marketplace');
  await button('Forget this browser').click();
  await expect
    .element(
      section.getByText(
        `No other browser has ${OTHER.title}. Without the code or the emailed link, you lose access.`,
      ),
    )
    .toBeVisible();
  const yes = button('Yes, forget it');
  await yes.click();
  await expect.element(toasts()).toHaveText(`Error${wait}`);
  replies[FORGET] = { status: 'forgotten' };
  replies[LIBRARY] = NOTHING;
  replies[BROWSERS] = { browsers: [] };
  await yes.click();
  await expect.element(toasts()).toHaveText('Browser forgottenYour purchases are no longer open here.');
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(link(`Buy Now: ${PRODUCT.title}`)).toBeVisible();
});

test('shows no purchases after this browser is forgotten, even if the shop can’t be fetched again', async () => {
  const { replies } = answerCalls({ ...withPacks(), [FORGET]: { status: 'forgotten' } });
  await mount(<Shop />, '/marketplace');
  await button('Forget this browser').click();
  replies[LIBRARY] = 503;
  replies[BROWSERS] = 503;
  await button('Yes, forget it').click();
  await expect.element(toasts()).toHaveText('Browser forgottenYour purchases are no longer open here.');
  await expect.element(section.getByText(PRODUCT.title)).not.toBeInTheDocument();
  await expect.element(link(`Open pack: ${PRODUCT.title}`)).not.toBeInTheDocument();
});

test('doesn’t warn if another browser has everything', async () => {
  answerCalls(withPacks([own, { ...phone, products: own.products }]));
  await mount(<Shop />, '/marketplace');
  await button('Forget this browser').click();
  await expect.element(button('Yes, forget it')).toBeVisible();
  await expect.element(section.getByText('No other browser')).not.toBeInTheDocument();
});
