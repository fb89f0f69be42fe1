import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.js';
import type { Database } from '../db/schema.js';
import { deleteSubscriber } from '../modules/newsletter/newsletter-repository.js';
import { MailMessage } from '../plugins/mail/mail-message.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { opened, ownDatabase } from './own-database.test-support.js';
import { sendNewsletter } from './newsletter.js';
import { run } from './run.js';

/** More subscribers than two transactions can queue. */
const confirmed = 450;

/** Creates a database with subscribers, and a newsletter file. */
async function subscribed(text = '# News of June\n\nSix **new** skills.\n') {
  const environment = {
    ...(await ownDatabase()),
    PUBLIC_ORIGIN: 'https://math.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@math.example',
  };
  const db = await opened(environment);
  const person = (name: string, isConfirmed: boolean) => ({
    email: `${name}@math.example`,
    created_at: '2026-06-01T00:00:00.000Z',
    confirmed_at: isConfirmed ? '2026-06-02T00:00:00.000Z' : null,
    unsubscribe_token: `token of ${name}.`,
  });
  await db
    .insertInto('subscribers')
    .values([
      ...Array.from({ length: confirmed }, (_, place) => person(`a${place}`, true)),
      person('undecided', false),
    ])
    .execute();
  const file = join(temporaryFolder(), 'june.md');
  writeFileSync(file, text);
  const letters = async () => {
    const rows = await db.selectFrom('outbox').select(['letter', 'priority']).execute();
    return rows.map(({ letter, priority }) => ({ ...MailMessage.parse(JSON.parse(letter)), priority }));
  };
  return { db, environment, file, letters };
}

/** Returns a database that fails after a number of transactions, as if the process was killed. */
function lostAfter(db: Database, most: number): Database {
  let begun = 0;
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && ++begun > most) throw new Error('killed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
}

describe('sending a newsletter', () => {
  it('without --yes, only describes what it would do', async () => {
    const { environment, file, letters } = await subscribed();
    const { code, stdout, stderr } = await run(['newsletter', 'send', file], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Subject: News of June\n\nSix **new** skills.');
    expect(stderr).toContain(`Add --yes to send this to ${confirmed} subscribers.`);
    expect(await letters()).toEqual([]);
  });

  it('queues one email for each confirmed subscriber, after all other emails, with an unsubscribe link', async () => {
    const { environment, file, letters } = await subscribed();
    expect(await run(['newsletter', 'send', file, '--yes'], environment)).toEqual({
      code: 0,
      stdout: `“News of June” is queued for ${confirmed} subscribers. The server sends it after all other emails.\n`,
      stderr: '',
    });
    const all = await letters();
    expect(new Set(all.map(({ to }) => to)).size).toBe(confirmed);
    expect(all).toHaveLength(confirmed);
    const one = all.find(({ to }) => to === 'a7@math.example');
    const url = 'https://math.example/api/newsletter/unsubscribe?token=token of a7.';
    expect(one).toMatchObject({
      subject: 'News of June',
      priority: 2,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(one?.text).toContain('Six **new** skills.');
    expect(one?.text).toContain(url);
    expect(one?.html).toContain('<p>Six <strong>new</strong> skills.</p>');
    expect(one?.html).toContain(`<a href="${url}">Unsubscribe</a>`);
  });

  it('continues after a kill, sends nothing twice, and allows no other newsletter meanwhile', async () => {
    const { db, environment, file, letters } = await subscribed();
    await expect(
      sendNewsletter(lostAfter(db, 2), readConfig(environment), { file, yes: true }),
    ).rejects.toThrow('killed');
    expect(await letters()).toHaveLength(400);
    const other = join(temporaryFolder(), 'july.md');
    writeFileSync(other, '# News of July\n\nMore.');
    expect((await run(['newsletter', 'send', other, '--yes'], environment)).stderr).toBe(
      '“News of June” was only partly sent: 400 emails were queued. Send its file again to finish it, or abandon it with `admin newsletter abandon`.\n',
    );
    expect((await run(['newsletter', 'send', file], environment)).stderr).toContain(
      'send this to 50 subscribers',
    );
    expect((await run(['newsletter', 'send', file, '--yes'], environment)).code).toBe(0);
    expect(new Set((await letters()).map(({ to }) => to)).size).toBe(confirmed);
    expect((await run(['newsletter', 'send', file, '--yes'], environment)).stderr).toMatch(
      /^“News of June” was already sent on \S+Z in 450 emails\.\n$/,
    );
    expect(await letters()).toHaveLength(confirmed);
    expect((await run(['newsletter', 'send', other, '--yes'], environment)).code).toBe(0);
  });

  it('can be abandoned if its file has changed', async () => {
    const { db, environment, file, letters } = await subscribed();
    const send = () => run(['newsletter', 'send', file, '--yes'], environment);
    await expect(
      sendNewsletter(lostAfter(db, 1), readConfig(environment), { file, yes: true }),
    ).rejects.toThrow('killed');
    writeFileSync(file, '# News of June\n\nSeven new skills.\n');
    expect((await send()).code).toBe(1);
    expect((await run(['newsletter', 'abandon'], environment)).stdout).toBe(
      'The newsletter was abandoned. You can now send another one.\n',
    );
    expect((await run(['newsletter', 'abandon'], environment)).stderr).toBe(
      'There is no unfinished newsletter.\n',
    );
    expect((await send()).code).toBe(0);
    expect(await letters()).toHaveLength(200 + confirmed);
  });

  it('does not reach people who unsubscribe while it is queued', async () => {
    const { db, environment, file, letters } = await subscribed();
    await run(['newsletter', 'send', file, '--yes'], environment);
    await deleteSubscriber(db, 'token of a7.');
    expect((await letters()).map(({ to }) => to)).not.toContain('a7@math.example');
    expect(await letters()).toHaveLength(confirmed - 1);
  });

  it('says what is missing: the file, or the mail server', async () => {
    const { environment, file } = await subscribed();
    const send = (name: string, changes = {}) =>
      run(['newsletter', 'send', name, '--yes'], { ...environment, ...changes });
    expect((await send(join(temporaryFolder(), 'none.md'))).stderr).toMatch(/none\.md can’t be read: ENOENT/);
    expect((await send(temporaryFolder())).stderr).toContain('can’t be read: EISDIR');
    expect((await send(file, { SMTP_URL: undefined, MAIL_FROM: undefined })).stderr).toMatch(
      /^Email is not configured/,
    );
    expect((await run(['newsletter', 'sent', file], environment)).code).toBe(2);
  });
});

it('subscribers are listed as comma-separated values too', async () => {
  const { environment } = await subscribed();
  const { stdout } = await run(['list', 'subscribers', '--csv'], environment);
  const lines = stdout.split('\r\n');
  expect(lines[0]).toBe('"email","subscribed","confirmed"');
  expect(lines).toContain('"a7@math.example","2026-06-01T00:00:00.000Z","2026-06-02T00:00:00.000Z"');
  expect(lines.join()).not.toContain('undecided');
  expect(lines).toHaveLength(confirmed + 2);
  expect((await run(['list', 'messages', '--csv'], environment)).code).toBe(2);
});
