import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, mount, refusal, type Reply } from '../../testing/answered.js';
import { button, NOTHING, shopReplies, tierOf } from '../../testing/shop.js';
import { Checkout } from './checkout.js';

const LINKS = {
  pro: '/checkout?product=pro&amount=9.99&name=Pro',
  master: '/checkout?product=master&amount=19.99&name=Master',
};
const TRIAL = 'POST /api/trial';
const LIBRARY = 'GET /api/marketplace/library';

const trial = page.getByRole('region', { name: /^(Try it first|Free trial)$/ });
const news = trial.getByRole('status');
const start = button('Start 7-day free trial');
const email = trial.getByRole('textbox', { name: 'Email address for the trial link' });

async function open(tier: keyof typeof LINKS, replies: Record<string, Reply>, mails = false) {
  const server = answerCalls({
    'GET /api/config': { payments: 'off', publishableKey: null, mails },
    ...shopReplies(),
    ...replies,
  });
  await mount(<Checkout />, LINKS[tier]);
  return server;
}

test('a trial starts immediately, and says which packs it opens and when it ends', async () => {
  for (const [tier, words] of [
    ['pro', 'In the marketplace, choose which pack Pro unlocks for you. Your choice is final.Pro'],
    ['master', 'All packs are unlocked.Master'],
  ] as const) {
    const { calls, replies } = await open(tier, { [TRIAL]: { until: '2030-01-08T12:00:00.000Z' } });
    await expect.element(trial).toHaveTextContent('no card required');
    await expect.element(email).not.toBeInTheDocument();
    replies[LIBRARY] = { ...NOTHING, choice: tier === 'pro', tier: tierOf(tier, true), trialUsed: true };
    await start.click();
    await expect
      .element(news)
      .toHaveText(
        `Your free trial has started.${words} lasts until January 8, 2030 and ends automatically. Nothing renews, and you aren’t charged.See the packs`,
      );
    await expect.element(start).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ tier }]);
  }
});

test('a trial that can’t be started says why, with the server’s message if there is one', async () => {
  const { replies } = await open('pro', {
    [TRIAL]: refusal(409, { message: 'You’ve already used your free trial.' }),
  });
  await start.click();
  await expect.element(news).toHaveText('You’ve already used your free trial.');
  replies[TRIAL] = 503;
  await start.click();
  await expect.element(news).toHaveText('We couldn’t start the trial. Please try again.');
});

test('if the server sends email, the trial waits for the emailed link', async () => {
  const { calls } = await open('pro', { [TRIAL]: { until: null } }, true);
  await start.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address.');
  await email.fill('a@b');
  await start.click();
  await expect.element(email).toHaveAccessibleDescription(/^This isn’t a valid email address\./);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await email.fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(news)
    .toHaveText(
      'We sent an email to ada@example.org. Follow the link in it within 48 hours to start your free trial.',
    );
  expect(calls.at(-1)?.body).toEqual({ tier: 'pro', email: 'ada@example.org' });
});
