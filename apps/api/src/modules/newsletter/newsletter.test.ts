import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { MailMessage } from '../../plugins/mail/mail-message.js';
import { inHours } from '../../durations.js';
import { maxLettersPerHour, maxOfNetwork, reserve } from '../../plugins/mail/letter-limit.js';
import { daysLater, stopClock } from '../../testing/clock.js';
import { post } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
import { deleteExpiredConfirmations } from './newsletter-repository.js';

const email = 'ada@math.example';
const origin = 'https://math.example';
const subscribe = (app: FastifyInstance, address = email) =>
  post(app, '/api/newsletter/subscribe', { email: address });

async function mailingApp(environment: Record<string, string> = { RATE_LIMITS: 'off' }) {
  const made = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: origin, ...environment });
  const mails = async () => {
    const rows = await made.db.selectFrom('outbox').select('letter').orderBy('created_at').execute();
    return rows.map(({ letter }) => JSON.parse(letter) as MailMessage);
  };
  /** Returns the link in the last email whose subject contains a word. */
  const linkIn = async (word: string) => {
    const mail = (await mails()).filter(({ subject }) => subject.includes(word)).at(-1);
    return /https:\/\/math\.example(\/api\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const subscribers = () => made.db.selectFrom('subscribers').select(['email', 'confirmed_at']).execute();
  return { ...made, mails, linkIn, subscribers };
}

/** Clicks the button of a page. */
const press = (app: FastifyInstance, url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin },
    payload: '',
  });

const later = (hours: number) => {
  daysLater(hours / 24);
};

describe('subscribing', () => {
  const refusing = sharedApp();

  it('can be repeated, with the same answer, and stores the address once', async () => {
    const { app, db } = await testApp();
    const answers = await Promise.all(
      [email, email, ' ADA@Math.EXAMPLE\n'].map((text) => subscribe(app, text)),
    );
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([200, '{"status":"accepted"}']);
    expect(await db.selectFrom('subscribers').select(['email', 'confirmed_at']).execute()).toEqual([
      { email, confirmed_at: null },
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a number', 7],
    ['a list', [email]],
    ['no domain', 'ada'],
    ['a domain without a dot', 'ada@localhost'],
    ['a line break', 'ada@math.example\r\nBcc: all@math.example'],
    ['two addresses', 'ada@math.example,bob@math.example'],
    ['a local part of 65', `${'a'.repeat(65)}@math.example`],
    [
      '255 characters',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(11)}`,
    ],
  ])('with %s is refused with a message for the visitor, and stores nothing', async (_name, address) => {
    const { app, db } = refusing();
    const response = await post(app, '/api/newsletter/subscribe', { email: address });
    const message =
      address === undefined || address === ''
        ? 'Please enter your email address.'
        : 'This isn’t a valid email address. Enter one such as name@example.com.';
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'validation', message, fields: { email: message } });
    expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  it('accepts a local part of 64 and refuses unknown fields and large bodies', async () => {
    const { app } = await testApp();
    expect((await subscribe(app, `${'a'.repeat(64)}@math.example`)).statusCode).toBe(200);
    const url = '/api/newsletter/subscribe';
    expect((await post(app, url, { email, admin: true })).statusCode).toBe(400);
    expect((await post(app, url, { email: 'a'.repeat(2_000) })).statusCode).toBe(413);
  });
});

describe('confirming', () => {
  it('needs the link in the email and a click on the button; then a welcome follows', async () => {
    const { app, mails, linkIn, subscribers } = await mailingApp();
    await subscribe(app);
    const link = await linkIn('confirm');
    expect(link).toMatch(/^\/api\/newsletter\/confirm\?token=[\w-]{43}$/);
    const page = await app.inject(link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`action="${link.replace('/api/newsletter/', '')}"`);
    expect(await subscribers()).toEqual([{ email, confirmed_at: null }]);

    const done = await press(app, link);
    expect([done.statusCode, done.body.includes('You’re subscribed')]).toEqual([200, true]);
    expect(await subscribers()).toEqual([{ email, confirmed_at: expect.any(String) as string }]);
    const [, welcome] = await mails();
    expect(welcome).toMatchObject({ to: email, subject: 'Welcome to the MathTools newsletter' });
  });

  it('works once', async () => {
    const { app, linkIn, mails } = await mailingApp();
    await subscribe(app);
    const link = await linkIn('confirm');
    await press(app, link);
    const again = await press(app, link);
    expect([again.statusCode, again.body.includes('has expired or was already used')]).toEqual([404, true]);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [47, 200],
    [48, 404],
  ])('%i hours later gets %i', async (hours, status) => {
    const { app, linkIn } = await mailingApp();
    await subscribe(app);
    const link = await linkIn('confirm');
    later(hours);
    expect((await press(app, link)).statusCode).toBe(status);
  });

  it.each(['', '?token=', '?token=wrong', '?token=%00', '?token=a&token=b', `?token=${'x'.repeat(5_000)}`])(
    'with the token of %s fails with an explanation',
    async (query) => {
      const { app } = await mailingApp();
      expect((await app.inject(`/api/newsletter/confirm${query}`)).statusCode).toBe(200);
      expect((await press(app, `/api/newsletter/confirm${query}`)).statusCode).toBe(404);
    },
  );

  it('needs a token that is stored as a hash only', async () => {
    const { app, db, linkIn } = await mailingApp();
    await subscribe(app);
    const token = (await linkIn('confirm')).split('token=')[1] ?? '';
    const [row] = await db.selectFrom('confirmations').selectAll().execute();
    expect(row?.token_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await press(app, `/api/newsletter/confirm?token=${String(row?.token_hash)}`)).statusCode).toBe(
      404,
    );
  });

  it('is requested at most three times a day, and never from a confirmed subscriber', async () => {
    const { app, mails, linkIn } = await mailingApp();
    for (let time = 0; time < 5; time++) expect((await subscribe(app)).body).toBe('{"status":"accepted"}');
    expect(await mails()).toHaveLength(3);
    later(25);
    await subscribe(app);
    expect(await mails()).toHaveLength(4);
    await press(app, await linkIn('confirm'));
    expect((await subscribe(app)).body).toBe('{"status":"accepted"}');
    expect(await mails()).toHaveLength(5);
  });

  it('can be requested again even if the clock was set back', async () => {
    const { app, mails } = await mailingApp();
    for (let time = 0; time < 4; time++) await subscribe(app);
    expect(await mails()).toHaveLength(3);
    later(-48);
    await subscribe(app);
    expect(await mails()).toHaveLength(4);
  });

  it('is requested at most three times a day, even by concurrent requests', async () => {
    const { app, mails } = await mailingApp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(app)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await mails()).toHaveLength(3);
  });

  it('leaves no expired tokens behind', async () => {
    const { app, db } = await mailingApp();
    await subscribe(app);
    await deleteExpiredConfirmations(db);
    expect(await db.selectFrom('confirmations').selectAll().execute()).toHaveLength(1);
    later(48);
    await deleteExpiredConfirmations(db);
    expect(await db.selectFrom('confirmations').selectAll().execute()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  async function confirmed() {
    const made = await mailingApp();
    await subscribe(made.app);
    await press(made.app, await made.linkIn('confirm'));
    return { ...made, link: await made.linkIn('Welcome') };
  }

  it('needs the link in an email and a click on the button', async () => {
    const { app, link, subscribers } = await confirmed();
    expect(link).toMatch(/^\/api\/newsletter\/unsubscribe\?token=[\w-]{43}$/);
    expect((await app.inject(link)).body).toContain('<button>Unsubscribe</button>');
    expect(await subscribers()).toHaveLength(1);
    for (let time = 0; time < 2; time++) {
      const done = await press(app, link);
      expect([done.statusCode, done.body.includes('You’re unsubscribed')]).toEqual([200, true]);
    }
    expect(await subscribers()).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('needs one click in a mail client, sent as %s', async (type, payload) => {
    const { app, mails, subscribers } = await confirmed();
    for (const { headers } of await mails()) {
      expect(headers).toEqual({
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/math\.example\/api\/newsletter\/unsubscribe\?/,
        ) as string,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
    const [mail] = await mails();
    const url = (mail?.headers?.['List-Unsubscribe'] ?? '').slice(1 + origin.length, -1);
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(response.statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  it('with an unknown token gets the same answer', async () => {
    const { app, subscribers } = await confirmed();
    for (const query of ['', '?token=', '?token=wrong', '?token=%00']) {
      const done = await press(app, `/api/newsletter/unsubscribe${query}`);
      expect([done.statusCode, done.body.includes('You’re unsubscribed')]).toEqual([200, true]);
    }
    expect(await subscribers()).toHaveLength(1);
  });

  it('allows a new subscription', async () => {
    const { app, link, mails, subscribers } = await confirmed();
    await press(app, link);
    await subscribe(app);
    expect(await subscribers()).toEqual([{ email, confirmed_at: null }]);
    expect((await mails()).at(-1)?.subject).toBe('Please confirm your subscription');
  });
});

it('shows its pages without scripts or frames, and escapes everything from the URL', async () => {
  const { app } = await mailingApp();
  const page = await app.inject('/api/newsletter/confirm?token="><script>alert(1)</script>');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none';style-src 'sha256-[^']+';form-action 'self';frame-ancestors 'none';base-uri 'none'$/,
  );
  expect(page.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  expect(page.body).not.toContain('<script');
  expect(page.body.match(/"/g)?.length ?? 0).toBe(
    (await app.inject('/api/newsletter/confirm')).body.match(/"/g)?.length,
  );
});

it('sends a limited number of emails per hour, and then refuses known and unknown addresses alike', async () => {
  stopClock();
  const { app, db, linkIn, mails, subscribers } = await mailingApp();
  await subscribe(app, 'known@math.example');
  await press(app, await linkIn('confirm'));
  const sent = (await mails()).length;
  const rows = Array.from({ length: maxLettersPerHour }, (_, index) => ({
    token_hash: `t${index}`,
    email: 'known@math.example',
    created_at: inHours(0),
    expires_at: inHours(48),
  }));
  await db.insertInto('confirmations').values(rows).execute();
  for (const address of ['known@math.example', 'new@math.example']) {
    const refused = await subscribe(app, address);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3600']);
  }
  expect([(await mails()).length, (await subscribers()).length]).toEqual([sent, 1]);
  later(1.01);
  expect((await subscribe(app, 'new@math.example')).statusCode).toBe(200);
  expect((await mails()).length).toBe(sent + 1);
});

it('reserves emails for networks with few requests, no matter how many one network requests', async () => {
  stopClock(undefined, ['Date', 'performance']);
  const { app, db, mails } = await mailingApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  const from = async (address: string, number: number) => {
    const email = { email: `a${number}.${address.replaceAll(':', '-')}@math.example` };
    const { statusCode, headers } = await post(app, '/api/newsletter/subscribe', email, {
      'x-forwarded-for': address,
    });
    return [statusCode, headers['retry-after']];
  };
  let stored = 0;
  const sentBefore = async (hours: number, count: number) => {
    const rows = Array.from({ length: count }, () => ({
      token_hash: `t${stored++}`,
      email: 'a0.203.0.113.1@math.example',
      created_at: inHours(-hours),
      expires_at: inHours(48 - hours),
    }));
    await db.insertInto('confirmations').values(rows).execute();
  };
  // One /48 network; each /64 in it may send 20 requests.
  const codes = [];
  for (let number = 0; number < 330; number++)
    codes.push((await from(`2001:db8:1:${(number % 19).toString(16)}::1`, number))[0]);
  expect(codes).toEqual(codes.map((_, number) => (number < maxOfNetwork ? 200 : 429)));
  expect(await mails()).toHaveLength(maxOfNetwork);
  expect(await from('203.0.113.1', 0)).toEqual([200, undefined]);

  // Others used up everything that isn't reserved half an hour ago.
  await sentBefore(0.5, maxLettersPerHour - reserve - maxOfNetwork - 1);
  for (const number of [1, 2]) expect(await from('203.0.113.1', number)).toEqual([200, undefined]);
  expect(await from('203.0.113.1', 3)).toEqual([503, '1800']);
  expect(await from('203.0.113.2', 1)).toEqual([200, undefined]);

  // When the reserve is used up too, a visitor who retries in time still counts as new.
  await sentBefore(0.5, reserve - 3);
  expect(await from('203.0.113.3', 0)).toEqual([503, '1800']);
  vi.advanceTimersByTime(1_800_000);
  await sentBefore(0, maxLettersPerHour - reserve);
  expect(await from('203.0.113.3', 1)).toEqual([200, undefined]);
  expect((await from('203.0.113.1', 4))[0]).toBe(503);
});
