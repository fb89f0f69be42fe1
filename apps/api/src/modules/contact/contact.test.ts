import { describe, expect, it } from 'vitest';
import { post } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';

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

  it.each([
    ['5000 characters', 'x'.repeat(5_000)],
    ['5000 characters of the longest JSON', '\u001f'.replace('\u001f', '\u4e00').repeat(5_000)],
    ['more than the 1000 of the counter', 'x '.repeat(1_000)],
    ['emoji and right-to-left letters', '😀 שלום'],
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

  it.each([
    ['no name', { name: undefined }, 'name', 'Please enter your name.'],
    ['no address at all', { email: undefined }, 'email', /valid email/],
    ['no subject', { subject: undefined }, 'subject', 'Please enter a subject.'],
    ['no message', { message: undefined }, 'message', 'Please enter a message.'],
    ['a blank name', { name: ' \n ' }, 'name', 'Please enter your name.'],
    ['a name with a line break', { name: 'Ada\r\nBcc: all@math.example' }, 'name', /line breaks/],
    ['a name with a null', { name: 'Ada\0' }, 'name', /control characters/],
    ['a subject with a line separator', { subject: 'Hello\u2028Bcc: x' }, 'subject', /line breaks/],
    ['a long subject', { subject: 'x'.repeat(201) }, 'subject', /at most 200/],
    ['no address', { email: '' }, 'email', /valid email/],
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
    ['an unknown field', { priority: 1 }, 'priority', 'This field is not known.'],
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
