import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { hourMs } from '../../durations.js';
import { dueMails } from '../../plugins/mail/outbox-repository.js';
import { stopClock } from '../../testing/clock.js';
import { post } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
import { sendDigest } from './contact-repository.js';

const url = '/api/contact';
const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' };

describe('a contact message', () => {
  const refusing = sharedApp({ RATE_LIMITS: 'off' });

  it('is stored, trimmed and with the address in lower case', async () => {
    const { app, db } = await testApp();
    const sent = {
      name: ' Ada ',
      email: ' Ada@Math.Example ',
      subject: 'Hello ',
      message: 'Line 1\nLine 2\t!\r\n',
    };
    const response = await post(app, url, sent);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'accepted' }]);
    const stored = await db.selectFrom('contact_messages').selectAll().execute();
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Ada',
        email: 'ada@math.example',
        subject: 'Hello',
        message: 'Line 1\nLine 2\t!',
        priority: 0,
        created_at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        forwarded_at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        waits_for_digest: 0,
      },
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('is queued for support when it is stored, if there is an address for support', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
    const { app, db } = await testApp(mail);
    await post(app, url, message);
    expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'waiting' }]);
  });

  it('is not stored when its email can’t be queued', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
    const { app, db } = await testApp(mail);
    await db.schema.dropTable('outbox').execute();
    expect((await post(app, url, message)).statusCode).toBe(500);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('is forwarded immediately, up to 30 per hour; the rest are sent in a digest, after emails that visitors wait for', async () => {
    stopClock();
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@math.example' };
    const { app, db } = await testApp({ ...mail, SUPPORT_EMAIL: 'support@math.example', RATE_LIMITS: 'off' });
    for (let number = 1; number <= 500; number++)
      await post(app, url, { ...message, subject: `Question ${number}`, message: 'x'.repeat(1_000) });
    const outbox = () => dueMails(db, new Date(), 1_000);
    expect(await outbox()).toHaveLength(30);
    await post(app, '/api/newsletter/subscribe', { email: 'grace@math.example' });
    expect((await outbox())[0]?.mail.to).toBe('grace@math.example');

    await db.deleteFrom('outbox').execute();
    await Promise.all([sendDigest(db, 'support@math.example'), sendDigest(db, 'support@math.example')]);
    const [digest, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(digest?.mail.subject).toBe('Contact: more messages (470)');
    expect(digest?.mail.text).toContain('Ada <ada@math.example>: Question 31\nxxx');
    expect(digest?.mail.text).toContain('And 420 more.');
    expect(digest?.mail.text.length).toBeLessThan(20_000);
    await sendDigest(db, 'support@math.example');
    expect(await outbox()).toHaveLength(1);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(500);

    vi.setSystemTime(Date.now() + hourMs + 1);
    await post(app, url, message);
    expect(await outbox()).toHaveLength(2);
  });

  it('that a server of the previous release stored and forwarded is in no digest', async () => {
    const { db } = await testApp();
    const earlier = { ...message, id: 'earlier', priority: 0, created_at: new Date().toISOString() };
    await sql`insert into contact_messages ${sql.raw(`(${Object.keys(earlier).join(', ')})`)}
      values (${sql.join(Object.values(earlier))})`.execute(db);
    await sendDigest(db, 'support@math.example');
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['5000 characters', 'x'.repeat(5_000)],
    ['5000 characters of the longest JSON', '\u001f'.replace('\u001f', '\u4e00').repeat(5_000)],
    ['more than the 1000 of the counter', 'x '.repeat(1_000)],
    ['emoji and right-to-left letters', '😀 שלום 👩‍🏫'],
    ['marks of direction, as pasted text has them', 'a\u200e b\u200f c\u061c'],
  ])('of %s is accepted', async (_name, text) => {
    const { app } = await testApp();
    const escapes = JSON.stringify({ ...message, message: text }).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url, headers, payload: escapes });
    expect(response.statusCode).toBe(200);
  });

  it('is also counted for each IPv6 /48: of 500 from 100 addresses, 50 are stored', async () => {
    stopClock(undefined, ['Date', 'performance']);
    const { app, db } = await testApp({ TRUST_PROXY: '127.0.0.1' });
    const codes: Record<string, number> = {};
    for (let number = 0; number < 500; number++) {
      const address = { 'x-forwarded-for': `2001:db8:1:${(number % 100).toString(16)}::1` };
      const { statusCode, headers } = await post(app, url, message, address);
      const code = `${statusCode} ${String(headers['retry-after'])}`;
      codes[code] = (codes[code] ?? 0) + 1;
    }
    expect(codes).toEqual({ '200 undefined': 50, '429 600': 450 });
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(50);
    const elsewhere = { 'x-forwarded-for': '2001:db8:2::1' };
    expect((await post(app, url, message, elsewhere)).statusCode).toBe(200);
  });

  it.each([
    ['no name', { name: undefined }, 'name', 'Please enter your name.'],
    ['no address at all', { email: undefined }, 'email', 'Please enter your email address.'],
    ['no subject', { subject: undefined }, 'subject', 'Please enter a subject.'],
    ['no message', { message: undefined }, 'message', 'Please enter a message.'],
    ['a blank name', { name: ' \n ' }, 'name', 'Please enter your name.'],
    ['a name with a line break', { name: 'Ada\r\nBcc: all@math.example' }, 'name', /line breaks/],
    ['a name with a null', { name: 'Ada\0' }, 'name', /control characters/],
    ['a subject with a line separator', { subject: 'Hello\u2028Bcc: x' }, 'subject', /line breaks/],
    ['a name of U+200B only', { name: '\u200b' }, 'name', 'Please enter your name.'],
    ['a name of blanks of Braille and Hangul', { name: '\u2800\u3164' }, 'name', 'Please enter your name.'],
    ['a name that turns the direction', { name: 'Ada \u202egnp.exe' }, 'name', /control characters/],
    ['a subject with isolates', { subject: '\u2066Hello\u2069' }, 'subject', /control characters/],
    [
      'a message that turns the direction',
      { message: 'Hello\n\u202eolleH' },
      'message',
      /control characters/,
    ],
    ['a long subject', { subject: 'x'.repeat(201) }, 'subject', /at most 200/],
    ['no address', { email: '' }, 'email', 'Please enter your email address.'],
    ['an address without a domain', { email: 'a@b' }, 'email', /valid email/],
    ['two addresses', { email: 'a@math.example, b@math.example' }, 'email', /valid email/],
    [
      'an address with a line break',
      { email: 'a@math.example\r\nBcc: b@math.example' },
      'email',
      /valid email/,
    ],
    ['a long address', { email: `${'a'.repeat(64)}@${'b.'.repeat(95)}example` }, 'email', /valid email/],
    ['no message', { message: ' ' }, 'message', 'Please enter a message.'],
    ['5001 characters', { message: 'x'.repeat(5_001) }, 'message', /at most 5000/],
    ['a message with a null', { message: 'x\0' }, 'message', /control characters/],
    ['a message that is a list', { message: ['x'] }, 'message', 'Please enter a message.'],
    ['an unknown field', { priority: 1 }, 'priority', 'This field isn’t recognized.'],
  ])('with %s is refused, naming the field, and not stored', async (_name, change, field, text) => {
    const { app, db } = refusing();
    const response = await post(app, url, { ...message, ...change });
    expect(response.statusCode).toBe(400);
    const problem = response.json<{ error: string; message: string; fields: Record<string, string> }>();
    expect(problem).toMatchObject({ error: 'validation', fields: { [field]: expect.any(String) as string } });
    expect(problem.fields[field]).toMatch(text);
    expect(problem.message).toBe(problem.fields[field]);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('is refused unread when it is larger than any valid message', async () => {
    const { app } = await testApp();
    const response = await post(app, url, { ...message, message: 'x'.repeat(60_000) });
    expect(response.statusCode).toBe(413);
  });
});
