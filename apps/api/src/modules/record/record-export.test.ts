import { once } from 'node:events';
import type { Fact } from '@mathtools/contracts/record';
import { devices } from '../../plugins/ownership/holder-repository.js';
import { get as request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { browser, fact, join } from './browser.test-support.js';
import { exportRecord, jsonOf } from './record-export.js';
import { answer, get, placement, rowCounter, send, start, storeFacts, undo } from './record.test-support.js';

/** Creates a record of 5,001 facts. */
async function largeRecord() {
  const made = await testApp();
  const cookie = cookieOf(await send(made, [answer(1)]));
  await storeFacts(made, cookie, 5_000, 'large');
  const device = await devices(made.db).executeTakeFirstOrThrow();
  return { made, cookie, device };
}

describe('the export', () => {
  it('is a file of JSON', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1), placement]));
    const response = await get(made, '/api/record/export', cookie);
    expect(response.json()).toEqual({ facts: [answer(1), placement] });
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.json"');
    expect((await get(made, '/api/record/export')).json()).toEqual({ facts: [] });
  });

  it('is a file of CSV, in which no cell is a formula', async () => {
    const made = await testApp();
    const texts = ['=1+1', '+5', '-5', '−5', '@5', '\t=5', ' =5', 'x = 1, "or" 2', 'a\nb'];
    const facts = texts.map((text, index) => answer(index + 1, { text, problem: `tomorrow-${index}` }));
    const cookie = cookieOf(await send(made, [...facts, placement, undo]));
    const response = await get(made, '/api/record/export.csv', cookie);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.csv"');
    const cells = ["'=1+1", "'+5", "'-5", "'−5", "'@5", "'\t=5", "' =5", '"x = 1, ""or"" 2"', '"a\nb"'];
    const rows = cells.map(
      (cell, index) =>
        `2026-11-02T12:00:00.00${index + 1}Z,answer,tomorrow-${index},linear-equation,easy,skill,${cell},ungraded,1,0,0,20000,,,,fact-00000${index + 1},\r\n`,
    );
    expect(response.body).toBe(
      [
        '\uFEFFtime,kind,problem,skill,level,setting,answer,verdict,try,hints,red marks,milliseconds,category,known skills,undone placement,id,mistake\r\n',
        ...rows,
        '2026-11-02T12:00:00.000Z,placement,,,,,,,,,,,algebra,percent decimals,,placement-1,\r\n',
        '2026-11-02T12:00:00.001Z,undo,,,,,,,,,,,,,placement-1,undo-0001,\r\n',
      ].join(''),
    );
  });

  it('contains a large record, from statements of one row', async () => {
    const { made, cookie, device } = await largeRecord();
    const { plugin, rows } = rowCounter();
    const chunks = await exportRecord(
      made.db.withPlugin(plugin),
      { session: device.session },
      jsonOf(made.app),
    ).toArray();
    const { facts } = JSON.parse(chunks.join('')) as { facts: { id: string }[] };
    expect(new Set(facts.map(({ id }) => id)).size).toBe(5_001);
    expect(Math.max(...rows)).toBe(1);
    expect(Math.max(...chunks.map((chunk: string) => chunk.split('"id"').length - 1))).toBe(500);
    const lines = (await get(made, '/api/record/export.csv', cookie)).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(5_002);
  });

  it('reads no further than its client', async () => {
    const { made, device } = await largeRecord();
    const { plugin, rows } = rowCounter();
    const stream = exportRecord(made.db.withPlugin(plugin), { session: device.session }, jsonOf(made.app));
    const reader = stream[Symbol.asyncIterator]();
    for (let read = 0; read < 3; read++) await reader.next();
    await expect.poll(() => stream.readableLength).toBe(1);
    // Two statements for each page.
    expect(rows.length).toBeLessThanOrEqual(6);
    await reader.return?.();
    expect(stream.destroyed).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(8);
  });

  it('isn’t compressed, ends with its client, and leaves the server running', async () => {
    const { made, cookie } = await largeRecord();
    await made.app.listen({ port: 0 });
    const { port } = made.app.server.address() as AddressInfo;
    const headers = { cookie, 'accept-encoding': 'gzip, br' };
    const asked = request({ port, path: '/api/record/export', headers });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.headers['content-encoding']).toBeUndefined();
    await once(response, 'readable');
    response.destroy();
    expect((await get(made, '/api/health/ready')).statusCode).toBe(200);
  });

  it.each(['joined', 'deleted'])(
    'fails if the record is %s meanwhile, so no file is incomplete',
    async (how) => {
      const { made, cookie, device } = await largeRecord();
      const [own, other] = [browser(made, { learner: device.id, cookie }), browser(made)];
      const reader = exportRecord(made.db, { session: device.session }, jsonOf(made.app))[
        Symbol.asyncIterator
      ]();
      for (let read = 0; read < 3; read++) await reader.next();
      if (how === 'joined') await join(other, own);
      else await own.change('delete', { isErased: false });
      const rest = async () => {
        while ((await reader.next()).done !== true);
      };
      await expect(rest()).rejects.toThrow('joined or deleted');
    },
  );

  it('contains the facts of all devices', async () => {
    const { made, cookie, device } = await largeRecord();
    const [own, other] = [browser(made, { learner: device.id, cookie }), browser(made)];
    await other.write(2, 3);
    await join(other, own);
    const { facts } = (await get(made, '/api/record/export', other.cookie())).json<{ facts: unknown[] }>();
    expect(facts).toHaveLength(5_003);
  });
});

it('each fact that several devices have written is read and exported once, by all devices the same', async () => {
  const made = await testApp();
  const [phone, laptop] = [browser(made), browser(made)];
  const texts = ['4', '5'];
  const sent = [phone, laptop].map(async ({ ask, learner }, index) => {
    const same = { ...fact(1), at: start + index, text: texts[index] };
    await ask('POST', '/api/record/facts', { learner, facts: [same, fact(2 + index)] });
  });
  await Promise.all(sent);
  await join(laptop, phone);
  const logs = await made.db
    .selectFrom('facts')
    .select(['record', 'fact'])
    .where('id', '=', fact(1).id)
    .execute();
  const [first] = logs.sort((one, other) => (one.record < other.record ? -1 : 1));
  for (const { ask, learner, cookie, read } of [phone, laptop]) {
    expect(await read()).toEqual([1, 2, 3]);
    const { facts } = (await ask('GET', `/api/record/export?learner=${learner}`)).json<{ facts: Fact[] }>();
    expect(facts.map(({ id }) => id).sort()).toEqual([1, 2, 3].map((seed) => fact(seed).id));
    expect(facts).toContainEqual(expect.objectContaining(JSON.parse(first?.fact ?? '') as Fact));
    const csv = (await get(made, `/api/record/export.csv?learner=${learner}`, cookie())).body;
    expect(csv.split('\r\n')).toHaveLength(5);
  }
  // The others have the log of a device that has left up to the fact where it left.
  await laptop.change('leave');
  await laptop.write(4);
  await phone.write(4, 5);
  expect([await phone.read(), await laptop.read()]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 3, 4],
  ]);
});
