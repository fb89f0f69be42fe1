import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/clock.js';
import { mailServer } from '../../testing/mail-server.js';
import { post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { composeMail } from './mail-message.js';
import { deliverDue } from './outbox-delivery.js';
import { enqueueMail, mailPriority } from './outbox-repository.js';
import { smtpSender } from './mail-worker.js';

const subject = 'A question';
const from = 'MathTools <hello@math.example>';

/** A port that nothing ever listens on. */
const deadPort = 1;

const senderTo = (port: number) =>
  smtpSender({ smtpUrl: `smtp://127.0.0.1:${port}`, from, supportEmail: undefined });

/**
 * Creates an application that sends mail to a port, and a function that delivers it. Time passes only in the
 * test's arguments.
 */
async function mailingApp(port: number) {
  stopClock();
  const made = await testApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: from,
    SUPPORT_EMAIL: 'support@math.example',
    PUBLIC_ORIGIN: 'https://math.example',
    RATE_LIMITS: 'off',
  });
  const send = senderTo(port);
  const start = Date.now();
  const parts = { db: made.db, send, log: made.app.log };
  return {
    ...made,
    parts,
    deliver: (minutesLater = 0) => deliverDue(parts, new Date(start + minutesLater * 60_000)),
    outbox: () => made.db.selectFrom('outbox').selectAll().execute(),
    write: (number: number) =>
      post(made.app, '/api/contact', {
        name: 'Ada',
        email: `ada${number}@math.example`,
        subject,
        message: `Message ${number}`,
      }),
  };
}

describe('mail', () => {
  it('is delivered once by a server that listens, soon after it is queued', async () => {
    const { port, received } = await mailServer();
    const { app, write, outbox } = await mailingApp(port);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await Promise.all([1, 2, 3].map(write));
    await expect.poll(outbox).toEqual([]);
    expect(received.map(({ body }) => /Message \d/.exec(body)?.[0]).sort()).toEqual([
      'Message 1',
      'Message 2',
      'Message 3',
    ]);
  });

  it('waits while the mail server is down, and is then delivered, each email once', async () => {
    const { write, deliver, outbox, parts } = await mailingApp(deadPort);
    for (let number = 1; number <= 20; number++) expect((await write(number)).statusCode).toBe(200);
    for (const minutes of [0, 1, 10, 60, 600]) expect(await deliver(minutes)).toBe(0);
    expect((await outbox()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 20 }, () => ['waiting', 5]),
    );
    const { received, port } = await mailServer();
    parts.send = senderTo(port);
    expect(await deliver(1_000)).toBe(20);
    expect(await deliver(2_000)).toBe(0);
    expect(new Set(received.map(({ body }) => /Message \d+/.exec(body)?.[0])).size).toBe(20);
    expect(received).toHaveLength(20);
    expect(await outbox()).toEqual([]);
  });

  it('is delivered by a slow mail server, while requests are answered at once', async () => {
    let greet: () => void = () => undefined;
    let connected: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (connected = resolve));
    const { port, received } = await mailServer({
      onConnect: (_session, go) => {
        greet = go;
        connected();
      },
    });
    const { write, deliver } = await mailingApp(port);
    await write(1);
    const delivering = deliver();
    await waits;
    expect((await write(2)).statusCode).toBe(200);
    expect(received).toEqual([]);
    greet();
    expect(await delivering).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('is retried after a temporary refusal, and given up after a permanent one', async () => {
    let answer = Object.assign(new Error('ada1@math.example: mailbox busy'), { responseCode: 450 });
    const { port, received } = await mailServer({
      onRcptTo: (_address, _session, done) => {
        done(answer);
      },
    });
    const { write, deliver, outbox, log } = await mailingApp(port);
    await write(1);
    await deliver();
    const [busy] = await outbox();
    expect(busy).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await deliver()).toBe(0);
    expect((await outbox())[0]?.attempts).toBe(1);
    answer = Object.assign(new Error('No such user ada1@math.example'), { responseCode: 550 });
    await deliver(5);
    const [dead] = await outbox();
    expect(dead).toMatchObject({ state: 'dead', attempts: 2 });
    expect(dead?.last_error).toContain('No such user [address]');
    expect(await deliver(100_000)).toBe(0);
    expect(received).toEqual([]);
    expect(log()).toContain('mail given up');
    expect(log()).not.toContain('@math.example');
  });

  it('is given up after ten pauses, about two days', async () => {
    const { write, deliver, outbox } = await mailingApp(deadPort);
    await write(1);
    const hours = Array.from({ length: 48 }, (_, hour) => hour * 60);
    for (const minutes of [0, 1, 2, 4, 10, 30, ...hours]) await deliver(minutes);
    expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 11 }]);
  });

  it('is delivered although the clock was set back by days since it was queued', async () => {
    const { port, received } = await mailServer();
    const { write, deliver } = await mailingApp(port);
    await write(1);
    expect(await deliver(-60)).toBe(0);
    expect(await deliver(-3 * 24 * 60)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('is claimed by one of several deliveries at once', async () => {
    const { port, received } = await mailServer();
    const { write, deliver } = await mailingApp(port);
    for (let number = 1; number <= 10; number++) await write(number);
    const delivered = await Promise.all([deliver(), deliver(), deliver()]);
    expect(delivered.reduce((sum, count) => sum + count)).toBe(10);
    expect(received).toHaveLength(10);
  });

  it('is due again when the process that claimed it dies', async () => {
    const { port, received } = await mailServer();
    const { write, deliver, parts } = await mailingApp(port);
    await write(1);
    await new Promise<void>((taken) => {
      const send = () => {
        taken();
        return new Promise(() => undefined);
      };
      void deliverDue({ ...parts, send }, new Date());
    });
    expect(await deliver(1)).toBe(0);
    expect(await deliver(10)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('does not hold up closing for long', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { app, write, outbox } = await mailingApp((silent.address() as AddressInfo).port);
    // The client never times out.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await write(1);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await once(silent, 'connection');
    await app.close();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: null }]);
    silent.close();
  });
});

it('sends nothing unencrypted to another machine', async () => {
  const server = await mailServer();
  const mail = composeMail({ to: 'ada@math.example', subject: 'Hello', paragraphs: ['Hello'] });
  const sendTo = (host: string) =>
    smtpSender({ smtpUrl: `smtp://${host}:${server.port}`, from, supportEmail: undefined })(mail, 'id');
  // This also names this machine, but the address doesn't show it.
  await expect(sendTo('0.0.0.0')).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.received).toEqual([]);
  await sendTo('localhost');
  expect(server.received).toHaveLength(1);
});

describe('the email of a contact message', () => {
  it('goes to support, can be answered, and shows the message as text', async () => {
    const { port, received } = await mailServer();
    const { app, deliver } = await mailingApp(port);
    const message = 'Is 1 < 2?\n<b>Grüße</b>\n.\nBcc: all@math.example';
    await post(app, '/api/contact', {
      name: 'Ada <b>',
      email: 'Ada@Math.example',
      subject: 'Größe',
      message,
    });
    await deliver();
    const [mail] = received;
    expect(mail?.to).toEqual(['support@math.example']);
    expect(mail?.head).toMatch(/^From: MathTools <hello@math\.example>$/m);
    expect(mail?.head).toMatch(/^Reply-To: ada@math\.example$/m);
    expect(mail?.head).toMatch(/^Subject: =\?UTF-8\?Q\?Contact=3A_Gr=C3=B6=C3=9Fe\?=$/m);
    expect(mail?.head).not.toMatch(/^Bcc/m);
    expect(mail?.body).toContain('Is 1 < 2?\r\n<b>Grüße</b>\r\n');
    expect(mail?.body).toContain('Is 1 &lt; 2?<br>&lt;b&gt;Grüße&lt;/b&gt;<br>');
  });

  it('what a visitor waits for goes before a newsletter that is being sent; a closing server begins no letter', async () => {
    const { db, parts } = await mailingApp(deadPort);
    const letter = (to: string) => composeMail({ to, subject, paragraphs: ['Hello.'] });
    for (let number = 0; number < 12; number++)
      await enqueueMail(db, letter(`reader${number}@math.example`), mailPriority.newsletter);
    vi.useRealTimers(); // real time passes while emails are sent
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => {
      sent.push(to);
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      if (sent.length === 2) await enqueueMail(db, letter('buyer@math.example'));
    };
    await deliverDue({ ...parts, send, isClosing: () => sent.length === 8 });
    expect(sent.indexOf('buyer@math.example')).toBe(5);
    expect(sent).toHaveLength(8);
    await deliverDue({ ...parts, send });
    expect(new Set(sent).size).toBe(13);
    expect(sent).toHaveLength(13);
  });
});
