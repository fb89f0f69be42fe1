import type { Browsers, Library } from '@mathtools/contracts/marketplace';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { ownDatabase } from '../../commands/own-database.test-support.js';
import { readConfig } from '../../config.js';
import { openDatabase } from '../../db/database.js';
import { migrations } from '../../db/migrations/index.js';
import type { Database } from '../../db/schema.js';
import { inHours, inSeconds } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { hashToken } from '../../tokens.js';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'http://math.example' };
const [bought, joining, expired, recovery] = [
  '0000-1111-2222-3333',
  '4444-5555-6666-7777',
  '8888-9999-AAAA-BBBB',
  'CCCC-DDDD-EEEE-FFFF',
];
const trialLink = 't'.repeat(43);
const names = ['desktop', 'phone', 'tablet', 'guest'];

/** Stores a purchase, a trial, a record of two devices, and the codes and links that open them. */
async function fill(old: Database): Promise<void> {
  const now = inHours(0);
  const day = (offset: number) => inHours(24 * offset);
  for (const name of names)
    await sql`insert into sessions (id_hash, cookie_hash, created_at, expires_at, browser)
      values (${hashToken(name)}, ${hashToken(name)}, ${now}, '2099', ${`${name}’s`})`.execute(old);
  const [desktop, phone, tablet] = names.map(hashToken);
  await sql`insert into orders (id, session, product, amount_cents, attempt, payment, refunded_cents, dispute, created_at)
    values ('order', ${desktop}, 'quadratics', 1499, 1, 'paid', 0, 'none', ${now})`.execute(old);
  await sql`insert into entitlements (id, product, trial, granted_at, expires_at, code_hash) values
    ('order', 'quadratics', 0, ${now}, null, ${hashToken(bought)}), ('trial', 'pro', 1, ${now}, '2099', null)`.execute(
    old,
  );
  await sql`insert into holders (entitlement, session, since) values ('order', ${desktop}, ${day(-3)}),
    ('order', ${phone}, ${day(-2)}), ('trial', ${tablet}, ${day(-1)})`.execute(old);
  await sql`insert into pack_choices values ('trial', 'quadratics', ${now})`.execute(old);
  await sql`insert into restore_links (token_hash, entitlement, expires_at)
    values (${hashToken('link')}, 'order', ${inHours(1)})`.execute(old);
  await sql`insert into trial_links (token_hash, tier, email, created_at, expires_at)
    values (${hashToken(trialLink)}, 'master', 'ada@math.example', ${now}, ${inHours(48)})`.execute(old);
  await sql`insert into learners (id, version) values ('ada', 'one')`.execute(old);
  for (const [index, name] of ['phone', 'tablet'].entries()) {
    await sql`insert into records (id, fact_count) values (${name}, 0)`.execute(old);
    await sql`insert into learner_logs (learner, log) values ('ada', ${name})`.execute(old);
    await sql`insert into learner_devices (session, id, log, learner, begun_at, since, how)
      values (${hashToken(name)}, ${name.padEnd(22, '-')}, ${name}, 'ada', ${day(-9)}, ${day(index - 9)},
        ${index === 0 ? 'first' : 'joined'})`.execute(old);
  }
  await sql`insert into progress (session, learner, category, problems_completed, streak, updated_at)
    values (${phone}, ${'phone'.padEnd(22, '-')}, 'algebra', 7, 3, ${now})`.execute(old);
  await sql`insert into learner_codes (code_hash, learner, log, made_at) values
    (${hashToken(joining)}, 'ada', 'phone', ${inSeconds(-540)}), (${hashToken(expired)}, 'ada', 'phone', ${inSeconds(-601)}),
    (${hashToken(recovery)}, 'ada', null, ${day(-40)})`.execute(old);
  await sql`insert into joins (id, entered, shown, learner, entered_agreed, shown_agreed, state, until)
    values (${'join'.padEnd(22, '-')}, 'tablet', 'phone', 'ada', 1, 0, 'waiting', ${inHours(0.1)})`.execute(
    old,
  );
}

it('what browsers held and the codes and links that opened it are kept, each for its lifetime', async () => {
  stopClock();
  const environment = { SESSION_SECRET: 'secret'.repeat(6), ...mail, ...(await ownDatabase()) };
  const earlier = Object.entries(migrations).filter(([name]) => name < '028-ownership');
  const old = await openDatabase(readConfig(environment).database, Object.fromEntries(earlier));
  onTestFinished(() => old.destroy());
  await fill(old);
  const { app, db } = await testApp(environment);
  const cookieFor = (name: string) => `sid=${encodeURIComponent(app.signCookie(name))}`;
  const ask = (url: string, name: string) => app.inject({ url, headers: { cookie: cookieFor(name) } });
  const send = (url: string, body: object, name = '') =>
    post(app, url, body, name ? { cookie: cookieFor(name) } : {});

  const { browsers } = (await ask('/api/marketplace/browsers', 'phone')).json<Browsers>();
  const seen = browsers.map(({ name, products }) => [
    name,
    ...products.map(({ how, since }) => [how, since]),
  ]);
  expect(seen).toEqual([
    ['desktop’s', ['bought', inHours(-72)]],
    ['phone’s', ['restored', inHours(-48)]],
  ]);
  const { tier, packs, trialUsed } = (await ask('/api/marketplace/library', 'tablet')).json<Library>();
  expect([tier?.trial, packs, trialUsed]).toEqual([true, ['quadratics'], true]);
  expect((await ask('/api/marketplace/browsers', 'tablet')).json()).toMatchObject({
    browsers: [{ products: [{ how: 'tried' }] }],
  });
  expect((await ask('/api/learners', 'tablet')).json()).toMatchObject({
    learners: [
      {
        id: 'tablet'.padEnd(22, '-'),
        devices: [
          { kind: 'phone’s', how: 'first', since: inHours(-216) },
          { kind: 'tablet’s', how: 'joined', since: inHours(-192) },
        ],
        recoverySince: inHours(-960).slice(0, 10),
      },
    ],
  });
  expect((await ask('/api/progress/algebra', 'phone')).json()).toEqual({ problemsCompleted: 7, streak: 3 });
  expect((await ask('/api/joins', 'phone')).json()).toMatchObject({
    joins: [{ id: 'join'.padEnd(22, '-') }],
  });

  for (const code of [bought, 'link']) {
    const restored = await send('/api/marketplace/restore', { code });
    expect([code, restored.statusCode]).toEqual([code, 200]);
    const shared = (
      await app.inject({
        url: '/api/marketplace/library',
        headers: { cookie: cookieOf(restored) },
      })
    ).json<Library>();
    expect(shared.packs).toEqual(['quadratics']);
  }
  const learner = 'guest'.padEnd(22, '-');
  expect((await send('/api/joins', { learner, code: recovery }, 'guest')).statusCode).toBe(200);
  expect((await send('/api/trial/confirm', { token: trialLink }, 'guest')).statusCode).toBe(200);
  // Links work once, codes of one kind don't open another, and ten minutes go on from when a code was made.
  const refused = [
    ['/api/marketplace/restore', 'link'],
    ['/api/marketplace/restore', recovery],
    ['/api/marketplace/restore', joining],
    ['/api/joins', bought],
    ['/api/joins', expired],
  ] as const;
  for (const [url, code] of refused)
    expect([
      code,
      (await send(url, { code, ...(url === '/api/joins' && { learner }) }, 'guest')).statusCode,
    ]).toEqual([code, 404]);
  expect((await send('/api/joins', { learner, code: joining }, 'guest')).statusCode).toBe(200);
  expect((await send('/api/joins', { learner, code: joining }, 'guest')).statusCode).toBe(404);
  const left = await db.selectFrom('keys').select('hash').where('log', 'is', null).execute();
  expect(left.map(({ hash }) => hash).sort()).toEqual([bought, recovery].map(hashToken).sort());
});
