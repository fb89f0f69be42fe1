import { describe, expect, it } from 'vitest';
import { dataAbout } from '../../commands/personal-data-repository.js';
import { dayMs, inHours } from '../../durations.js';
import { daysLater as later, stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { maxLettersPerHour } from '../../plugins/mail/letter-limit.js';
import { openShop } from '../../testing/shop.js';
import { sharedApp, type TestApp, testApp } from '../../testing/test-app.js';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'http://math.example' };

const tryTier = ({ app }: Pick<TestApp, 'app'>, body: unknown, cookie = '') =>
  post(app, '/api/trial', body, cookie ? { cookie } : {});
const confirm = ({ app }: Pick<TestApp, 'app'>, token: string, cookie = '') =>
  post(app, '/api/trial/confirm', { token }, cookie ? { cookie } : {});
const library = async ({ app }: Pick<TestApp, 'app'>, cookie: string) =>
  (await app.inject({ url: '/api/marketplace/library', headers: { cookie } })).json<object>();

describe('a free trial without mail', () => {
  const refusing = sharedApp();

  it('starts immediately, without a card or a configured provider, and ends automatically after seven days', async () => {
    const made = await testApp();
    stopClock();
    const until = new Date(Date.now() + 7 * dayMs).toISOString();
    const response = await tryTier(made, { tier: 'master' });
    expect(response.json()).toEqual({ until });
    const cookie = cookieOf(response);
    expect(await library(made, cookie)).toMatchObject({
      tier: { id: 'master', until, trial: true },
      trialUsed: true,
    });
    later(7.01);
    expect(await library(made, cookie)).toEqual({ packs: [], choice: false, tier: null, trialUsed: true });
  });

  it('is given once to a visitor, for either tier', async () => {
    const made = await testApp();
    const cookie = cookieOf(await tryTier(made, { tier: 'pro' }));
    for (const tier of ['pro', 'master']) {
      const again = await tryTier(made, { tier }, cookie);
      expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
        400,
        'You’ve already used your free trial.',
      ]);
    }
    expect(await made.db.selectFrom('trials').select('tier').execute()).toEqual([{ tier: 'pro' }]);
  });

  it('begins once when it is requested several times at once', async () => {
    const made = await testApp();
    const cookie = cookieOf(
      await post(made.app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 }),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryTier(made, { tier: 'pro' }, cookie)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await made.db.selectFrom('entitlements').selectAll().execute()).toHaveLength(1);
  });

  it('does not prevent buying, and Pro’s choice comes with each', async () => {
    const shop = await openShop();
    const cookie = cookieOf(await tryTier(shop, { tier: 'pro' }));
    expect(await library(shop, cookie)).toMatchObject({ choice: true, tier: { trial: true } });
    await shop.buy({ amount: 9.99, product: 'pro' }, cookie);
    expect(await library(shop, cookie)).toMatchObject({ choice: true, tier: { id: 'pro', trial: false } });
  });

  it.each([{}, { tier: 'free' }, { tier: 'PRO' }, { tier: 'quadratics' }, { tier: 'pro', days: 100 }, null])(
    'of %j is refused',
    async (body) => {
      const made = refusing();
      expect((await tryTier(made, body)).statusCode).toBe(400);
      expect(await made.db.selectFrom('trials').selectAll().execute()).toEqual([]);
    },
  );
});

type Parts = NonNullable<Parameters<typeof testApp>[1]>;
const live = {
  paymentProvider: { livemode: true, eventsSince: () => Promise.resolve([]) } as unknown as NonNullable<
    Parts['paymentProvider']
  >,
};

describe('a free trial with mail', () => {
  async function requested(email = 'ada@math.example', parts: Parts = {}) {
    const made = await testApp({ ...mail, RATE_LIMITS: 'off' }, parts);
    const response = await tryTier(made, { tier: 'master', email });
    const mailsTo = async () => {
      const rows = await made.db.selectFrom('outbox').select('letter').execute();
      return rows.map(({ letter }) => JSON.parse(letter) as { to: string; subject: string; text: string });
    };
    const tokens = async () =>
      (await mailsTo()).map(({ text }) => /\/marketplace\?trial=([\w-]{43})\n/.exec(text)?.[1] ?? '');
    return { ...made, response, mailsTo, tokens };
  }

  it('begins with the link in the email, in the browser that follows it', async () => {
    const made = await requested();
    expect([made.response.json(), made.response.headers['set-cookie']]).toEqual([{ until: null }, undefined]);
    expect(await made.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    const [token = ''] = await made.tokens();
    const confirmed = await confirm(made, token);
    const { until } = confirmed.json<{ until: string }>();
    expect(await library(made, cookieOf(confirmed))).toMatchObject({
      tier: { id: 'master', until, trial: true },
    });
    expect((await confirm(made, token)).statusCode).toBe(404);
  });

  it('is given once to an address, and the answer never reveals it', async () => {
    const made = await requested();
    const [token = ''] = await made.tokens();
    await confirm(made, token);
    const again = await tryTier(made, { tier: 'pro', email: 'ADA@math.example' });
    expect([again.statusCode, again.json()]).toEqual([200, { until: null }]);
    const mails = await made.mailsTo();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your free week of Master',
      'You’ve already used your free week',
    ]);
  });

  it('is given once to an address that requested it several times before confirming', async () => {
    const made = await requested();
    await tryTier(made, { tier: 'pro', email: 'ada@math.example' });
    const [one = '', other = ''] = await made.tokens();
    expect((await confirm(made, one)).statusCode).toBe(200);
    expect((await confirm(made, other)).statusCode).toBe(400);
    expect(await made.db.selectFrom('trials').selectAll().execute()).toHaveLength(1);
  });

  it('is given once to a visitor with several addresses', async () => {
    const made = await requested();
    const [token = ''] = await made.tokens();
    const cookie = cookieOf(await confirm(made, token));
    expect((await tryTier(made, { tier: 'pro', email: 'bob@math.example' }, cookie)).statusCode).toBe(400);
    await tryTier(made, { tier: 'pro', email: 'bob@math.example' });
    const other = (await made.tokens()).find((one) => one !== token) ?? '';
    expect((await confirm(made, other, cookie)).statusCode).toBe(400);
  });

  it('needs an address, and sends it at most three emails a day', async () => {
    const made = await requested();
    expect((await tryTier(made, { tier: 'pro' })).statusCode).toBe(400);
    for (let turn = 0; turn < 5; turn++) await tryTier(made, { tier: 'pro', email: 'ada@math.example' });
    expect(await made.mailsTo()).toHaveLength(3);
  });

  it('sends an address at most three emails a day when many request it at once', async () => {
    const made = await requested();
    await Promise.all(
      Array.from({ length: 12 }, () => tryTier(made, { tier: 'pro', email: 'bob@math.example' })),
    );
    expect((await made.mailsTo()).filter(({ to }) => to === 'bob@math.example')).toHaveLength(3);
  });

  it('does not begin with a link that is older than 48 hours, or made up', async () => {
    const made = await requested();
    const [token = ''] = await made.tokens();
    expect((await confirm(made, 'a'.repeat(43))).statusCode).toBe(404);
    later(2.01);
    const late = await confirm(made, token);
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([404, undefined]);
  });

  it('is given once to a mailbox while payments are live, no matter how its address is written', async () => {
    const made = await requested('a.da+1@gmail.com', live);
    const [token = ''] = await made.tokens();
    expect((await made.mailsTo())[0]?.to).toBe('a.da+1@gmail.com');
    expect((await confirm(made, token)).statusCode).toBe(200);
    for (const email of ['ada@gmail.com', 'ad.a@googlemail.com', 'ADA+2@gmail.com']) {
      const again = await tryTier(made, { tier: 'pro', email });
      expect([again.statusCode, again.json()]).toEqual([200, { until: null }]);
    }
    expect((await made.mailsTo()).map(({ subject }) => subject).sort()).toEqual([
      'Your free week of Master',
      'You’ve already used your free week',
      'You’ve already used your free week',
      'You’ve already used your free week',
    ]);
    expect(Object.keys(await dataAbout(made.db, 'a.da+1@gmail.com'))).toEqual(['outbox', 'keys', 'trials']);
  });

  it('is given to every spelling of an address while nothing is really sold', async () => {
    const made = await requested('ada+1@math.example');
    await tryTier(made, { tier: 'pro', email: 'ada+2@math.example' });
    for (const token of await made.tokens()) expect((await confirm(made, token)).statusCode).toBe(200);
  });

  it('is not given without mail while payments are live', async () => {
    const made = await testApp({}, live);
    const response = await tryTier(made, { tier: 'pro', email: 'ada@math.example' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([503, undefined]);
    expect(await made.db.selectFrom('trials').selectAll().execute()).toEqual([]);
  });

  it('sends a limited number of emails per hour, no matter to which addresses', async () => {
    stopClock();
    const made = await requested();
    await made.db
      .insertInto('keys')
      .values(
        Array.from({ length: maxLettersPerHour - 1 }, (_, index) => ({
          hash: `t${index}`,
          email: `a${index}@math.example`,
          tier: 'pro' as const,
          made_at: inHours(0),
          expires_at: inHours(48),
        })),
      )
      .execute();
    const refused = await tryTier(made, { tier: 'pro', email: 'bob@math.example' });
    expect([refused.statusCode, (await made.mailsTo()).length]).toEqual([503, 1]);
    later(1.01 / 24);
    expect((await tryTier(made, { tier: 'pro', email: 'bob@math.example' })).statusCode).toBe(200);
    expect(await made.mailsTo()).toHaveLength(2);
  });
});
