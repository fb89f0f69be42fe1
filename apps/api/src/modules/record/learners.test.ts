import { describe, expect, it } from 'vitest';
import { batchSize } from '../../db/batches.js';
import { dayMs, minuteMs } from '../../durations.js';
import { devices } from '../../plugins/ownership/holder-repository.js';
import { stopClock } from '../../testing/clock.js';
import { openShop } from '../../testing/shop.js';
import { testApp } from '../../testing/test-app.js';
import { browser, join } from './browser.test-support.js';
import { tidyLearners } from './erasure-repository.js';
import { changeLearners, removeDevice } from './learner-repository.js';
import { deleteUnread } from './record-repository.js';
import { rowCounter, storeFacts } from './record.test-support.js';

const start = Date.UTC(2026, 10, 2, 12);
/** Runs the hourly jobs. */
const tidy = async ({ db }: Awaited<ReturnType<typeof testApp>>) => {
  await tidyLearners(db, new Date().toISOString());
  await deleteUnread(db);
};
const rows = async ({ db }: Awaited<ReturnType<typeof testApp>>) =>
  Promise.all(
    (['facts', 'records', 'learners', 'holders'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  );

describe('two learners in one browser', () => {
  it('don’t see each other’s facts or progress', async () => {
    const made = await testApp();
    const ada = browser(made);
    await ada.write(1, 2);
    const bob = browser(made, { beside: ada });
    await bob.write(3);
    expect([await ada.read(), await bob.read()]).toEqual([[1, 2], [3]]);
    const progress = { problemsCompleted: 4, streak: 2 };
    const url = `/api/progress/algebra?learner=${bob.learner}`;
    await ada.ask('POST', url, progress);
    expect((await ada.ask('GET', url)).json()).toEqual(progress);
    for (const other of ['', `?learner=${ada.learner}`])
      expect((await ada.ask('GET', `/api/progress/algebra${other}`)).json()).toEqual({
        problemsCompleted: 0,
        streak: 0,
      });
    const { learners } = (await ada.ask('GET', '/api/learners')).json<{ learners: object[] }>();
    expect(learners).toMatchObject([{ id: ada.learner }, { id: bob.learner }]);
  });

  it('are 20 at most', async () => {
    const made = await testApp();
    const first = browser(made);
    await first.write(1);
    for (let count = 2; count <= 20; count++)
      expect(await browser(made, { beside: first }).write(count)).toBe(200);
    const { learner } = browser(made);
    const refused = await first.ask('POST', `/api/progress/algebra?learner=${learner}`, {
      problemsCompleted: 1,
      streak: 1,
    });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { fields: { learner: 'This browser already has 20 learners.' } },
    ]);
  });
});

it('an ID of another browser’s learner reveals and changes nothing', async () => {
  const made = await testApp();
  const ada = browser(made);
  await ada.write(1);
  const eve = browser(made, { learner: ada.learner });
  await browser(made, { beside: eve }).write(9);
  expect(await eve.read()).toEqual([]);
  for (const path of ['leave', 'restore', 'delete', 'changes/AAAAAAAAAAAAAAAAAAAAAA/undo'])
    expect(await eve.change(path, path === 'delete' ? { isErased: true } : undefined), path).toBe(404);
  await eve.write(2);
  expect([await eve.read(), await ada.read()]).toEqual([[2], [1]]);
});

describe('joining', () => {
  it('shows both sides what happens, and waits for a yes of each', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1, 2);
    await laptop.write(2, 3, 4);
    const id = await laptop.enter(await phone.code());
    const about = { id, lastUsed: '2026-11-02', isAgreed: false, state: 'waiting' };
    expect(await phone.joins()).toMatchObject([
      { ...about, learner: phone.learner, brings: { here: 2, there: 3 }, until: '2026-11-02T12:10:00.000Z' },
    ]);
    expect(await laptop.joins()).toMatchObject([
      { ...about, learner: laptop.learner, brings: { here: 3, there: 2 } },
    ]);
    for (const [first, second] of [[laptop, phone]] as const) {
      expect(await first.answer(id)).toBe(200);
      expect([await phone.read(), await laptop.read()]).toEqual([
        [1, 2],
        [2, 3, 4],
      ]);
      expect(await second.answer(id)).toBe(200);
    }
    const all = [1, 2, 3, 4];
    expect([await phone.read(), await laptop.read()]).toEqual([all, all]);
    await phone.write(5);
    await laptop.write(6);
    expect([await phone.read(), await laptop.read()]).toEqual([
      [...all, 5, 6],
      [...all, 5, 6],
    ]);
    expect(await phone.joins()).toMatchObject([{ id, state: 'joined' }]);
    expect((await laptop.seen())?.devices).toMatchObject([
      { how: 'first', isRemovable: false },
      { how: 'joined', isRemovable: true, id: null },
    ]);
    expect((await phone.seen())?.devices.map(({ isRemovable }) => isRemovable)).toEqual([true, true]);
  });

  it('can be declined by either side', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    for (const [yes, no] of [
      [phone, laptop],
      [laptop, phone],
    ] as const) {
      const id = await laptop.enter(await phone.code());
      expect([await yes.answer(id), await no.answer(id, false), await yes.answer(id)]).toEqual([
        200, 200, 404,
      ]);
      expect((await yes.joins()).find((each) => each.id === id)?.state).toBe('declined');
    }
    expect(await laptop.read()).toEqual([]);
  });

  it('ends after ten minutes, as the code does', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    const [code, id] = [await phone.code(), await laptop.enter(await phone.code())];
    expect(await laptop.enter(code), 'a new code ends the old one').toBe(404);
    const late = await phone.code();
    stopClock(start + 10 * minuteMs);
    expect([await laptop.enter(late), await laptop.answer(id), await phone.answer(id)]).toEqual([
      404, 404, 404,
    ]);
    expect(await phone.joins()).toMatchObject([{ id, state: 'expired' }]);
    stopClock(start + 20 * minuteMs);
    expect(await phone.joins()).toEqual([]);
  });

  it('is refused with a sentence: with itself, a deleted record, or more facts than one record has', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await laptop.write(1);
    const enter = async (code: string) => {
      const { status, json } = await laptop.ask('POST', '/api/joins', { learner: laptop.learner, code });
      return [status, Object.keys(json<{ fields?: object }>().fields ?? {})];
    };
    expect(await enter(await laptop.code())).toEqual([400, ['code']]);
    const code = await phone.code();
    await made.db.updateTable('records').set({ fact_count: 25_001 }).execute();
    expect(await enter(code)).toEqual([400, ['code']]);
    await made.db.updateTable('records').set({ fact_count: 25_000 }).execute();
    await laptop.change('delete', { isErased: false });
    expect(await enter(code)).toEqual([400, ['learner']]);
    await laptop.change('restore');
    await phone.change('delete', { isErased: false });
    expect(await enter(code)).toEqual([404, []]);
  });

  it('begins once if 30 devices enter the code at the same instant', async () => {
    const made = await testApp({ RATE_LIMITS: 'off' });
    const phone = browser(made);
    const code = await phone.code();
    const others = Array.from({ length: 30 }, () => browser(made));
    const entered = await Promise.all(others.map((each) => each.enter(code)));
    expect(entered.filter((id) => id !== 404)).toHaveLength(1);
    expect(await phone.joins()).toHaveLength(1);
  });

  it('in both directions at once joins them once', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    const codes = [await phone.code(), await laptop.code()];
    const ids = await Promise.all([laptop.enter(codes[0] ?? ''), phone.enter(codes[1] ?? '')]);
    const answers = ids.flatMap((id) => [phone.answer(id), laptop.answer(id)]);
    expect(new Set(await Promise.all(answers))).toContain(200);
    expect([await phone.read(), await laptop.read()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect((await phone.seen())?.undoable).toHaveLength(1);
  });

  it('gives the browser a new session number, which an attacker who planted the old one doesn’t know', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    const id = await laptop.enter(await phone.code());
    await laptop.read();
    const planted = laptop.cookie();
    await phone.answer(id);
    await laptop.answer(id);
    expect(await laptop.read()).toEqual([1, 2]);
    const url = `/api/record?learner=${laptop.learner}`;
    const stolen = await made.app.inject({ url, headers: { cookie: planted } });
    expect(stolen.json()).toMatchObject({ facts: [] });
  });

  it('ends the codes and requests of a device that has joined or left another meanwhile', async () => {
    const made = await testApp();
    const [phone, laptop, tablet, school] = [browser(made), browser(made), browser(made), browser(made)];
    await phone.write(1);
    const waiting = await school.enter(await phone.code());
    const code = await phone.code();
    await join(phone, laptop);
    expect([await tablet.enter(code), await school.answer(waiting)]).toEqual([404, 404]);
    const later = await phone.code();
    await phone.change('leave');
    expect(await tablet.enter(later)).toBe(404);
  });

  it('brings only a device’s own facts, and leaves those until then to the devices of its former learner', async () => {
    const made = await testApp();
    const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
    for (const [index, each] of [phone, laptop, tablet].entries()) await each.write(index + 1);
    await join(laptop, phone);
    await join(laptop, tablet);
    await laptop.write(4);
    await phone.write(5);
    expect([await phone.read(), await laptop.read(), await tablet.read()]).toEqual([
      [1, 2, 5],
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });
});

describe('undoing a join', () => {
  it.each(['the device that joined', 'the other device'])(
    'puts both back as they were, by %s',
    async (who) => {
      stopClock(start);
      const made = await testApp();
      const [phone, laptop] = [browser(made), browser(made)];
      await phone.write(1);
      await laptop.write(2);
      await join(laptop, phone);
      await phone.write(3);
      await laptop.write(4);
      stopClock(start + 29 * dayMs);
      const undoing = who === 'the other device' ? phone : laptop;
      const [change] = (await undoing.seen())?.undoable ?? [];
      expect(change).toMatchObject({ kind: 'join', until: new Date(start + 30 * dayMs).toISOString() });
      expect(await undoing.change(`changes/${change?.id ?? ''}/undo`)).toBe(200);
      expect([await phone.read(), await laptop.read()]).toEqual([
        [1, 3],
        [2, 4],
      ]);
      expect((await laptop.seen())?.devices).toMatchObject([
        { how: 'first', since: new Date(start).toISOString() },
      ]);
      expect([(await phone.seen())?.undoable, (await laptop.seen())?.undoable]).toEqual([[], []]);
    },
  );

  it('is possible for 30 days', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    await join(laptop, phone);
    const [change] = (await phone.seen())?.undoable ?? [];
    stopClock(start + 30 * dayMs);
    await Promise.all([phone.read(), laptop.read()]);
    expect((await phone.seen())?.undoable).toEqual([]);
    expect(await phone.change(`changes/${change?.id ?? ''}/undo`)).toBe(404);
    await tidy(made);
    expect(await phone.read()).toEqual([1, 2]);
    expect(await rows(made)).toEqual([2, 2, 1, 2]);
  });

  it('works after the other device has gone', async () => {
    const made = await testApp();
    for (const gone of ['forget', 'leave'] as const) {
      const [phone, laptop] = [browser(made), browser(made)];
      await phone.write(1);
      await laptop.write(2);
      await join(laptop, phone);
      if (gone === 'forget') await phone.ask('POST', '/api/marketplace/forget');
      else await phone.change('leave');
      expect(await laptop.read()).toEqual([1, 2]);
      const [change] = (await laptop.seen())?.undoable ?? [];
      expect(await laptop.change(`changes/${change?.id ?? ''}/undo`)).toBe(200);
      expect(await laptop.read()).toEqual([2]);
    }
  });

  it('leaves out a join from before others, as if it had never happened', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop, tablet, school] = [browser(made), browser(made), browser(made), browser(made)];
    const undoFirst = async () => {
      const [first] = (await laptop.seen())?.undoable ?? [];
      return laptop.change(`changes/${first?.id ?? ''}/undo`);
    };
    await laptop.write(1);
    await join(phone, laptop);
    for (const [index, other] of [tablet, school].entries()) {
      stopClock(start + (index + 1) * minuteMs);
      await join(laptop, other);
      await laptop.write(2 + index);
    }
    expect([await phone.read(), await tablet.read(), await school.read()]).toEqual([[1], [1, 2], [1, 2, 3]]);
    expect(await undoFirst()).toBe(200);
    expect([await phone.read(), await tablet.read(), await school.read()]).toEqual([[1, 2], [], [1, 2, 3]]);
    expect(await undoFirst()).toBe(200);
    await laptop.write(4);
    expect([await phone.read(), await tablet.read(), await school.read()]).toEqual([[1, 2, 3, 4], [], []]);
  });

  it('keeps a later join of the same devices', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await laptop.write(1);
    await join(laptop, phone);
    await laptop.change('leave');
    await laptop.write(2);
    expect(await phone.read()).toEqual([1]);
    stopClock(start + minuteMs);
    await join(laptop, phone);
    const [first, second] = (await laptop.seen())?.undoable ?? [];
    expect(await laptop.change(`changes/${first?.id ?? ''}/undo`)).toBe(200);
    expect(await phone.read()).toEqual([1, 2]);
    expect(await laptop.change(`changes/${second?.id ?? ''}/undo`)).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([[], [1, 2]]);
  });

  it.each(['leave', 'remove', 'leave and join a third one', 'forget'])(
    'is possible for the others after the device has left: %s',
    async (how) => {
      stopClock(start);
      const made = await testApp();
      const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
      await phone.write(1);
      await laptop.write(2);
      await tablet.write(3);
      await join(laptop, phone);
      await laptop.bring([4]);
      await laptop.write(5);
      stopClock(start + minuteMs);
      const [, other] = (await phone.seen())?.devices ?? [];
      if (how === 'forget') await laptop.ask('POST', '/api/marketplace/forget', {});
      else if (how === 'remove') await phone.change(`devices/${other?.id ?? ''}/remove`);
      else await laptop.change('leave');
      if (how.endsWith('one')) await join(laptop, tablet);
      expect(await phone.read()).toEqual([1, 2, 4, 5]);
      const own = await laptop.read();
      const change = (await phone.seen())?.undoable.find(({ kind }) => kind === 'join');
      expect(await phone.change(`changes/${change?.id ?? ''}/undo`)).toBe(200);
      expect(await phone.read()).toEqual([1]);
      expect(await laptop.read()).toEqual(own);
      expect((await phone.seen())?.undoable.filter(({ kind }) => kind === 'join')).toEqual([]);
      await phone.write(6);
      await laptop.write(7);
      expect(await phone.read()).toEqual([1, 6]);
      expect(await laptop.read()).toEqual([...own, 7]);
    },
  );

  it('for the others leaves its own part to the device that left', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    await tablet.write(3);
    await join(laptop, tablet);
    stopClock(start + minuteMs);
    await join(laptop, phone);
    await laptop.change('leave');
    const [taken] = (await phone.seen())?.undoable ?? [];
    expect(await phone.change(`changes/${taken?.id ?? ''}/undo`)).toBe(200);
    expect([await phone.read(), await laptop.read(), await tablet.read()]).toEqual([[1], [2], [2, 3]]);
    expect(await laptop.change(`changes/${taken?.id ?? ''}/undo`)).toBe(200);
    expect([await phone.read(), await laptop.read(), await tablet.read()]).toEqual([[1], [2, 3], [2, 3]]);
  });

  it('isn’t possible for a device that joined later', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
    await join(laptop, phone);
    stopClock(start + minuteMs);
    await join(tablet, phone);
    const [first] = (await phone.seen())?.undoable ?? [];
    expect((await tablet.seen())?.undoable).toHaveLength(1);
    expect(await tablet.change(`changes/${first?.id ?? ''}/undo`)).toBe(404);
    expect(await laptop.change(`changes/${first?.id ?? ''}/undo`)).toBe(200);
  });
});

describe('removing a device', () => {
  it('leaves it a copy of its own facts, and the others what it wrote until then', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    await join(laptop, phone);
    const other = (await phone.seen())?.devices.find(({ id }) => id !== null)?.id;
    expect(await phone.change(`devices/${other ?? ''}/remove`)).toBe(200);
    await laptop.write(3);
    await phone.write(4);
    expect([await phone.read(), await laptop.read()]).toEqual([
      [1, 2, 4],
      [2, 3],
    ]);
  });

  it('is possible for itself and those that joined after it', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
    await join(laptop, phone);
    stopClock(start + minuteMs);
    await join(tablet, phone);
    const [first, , last] = (await laptop.seen())?.devices ?? [];
    expect(await laptop.change(`devices/${first?.id ?? ''}/remove`)).toBe(404);
    expect(await laptop.change(`devices/${last?.id ?? ''}/remove`)).toBe(200);
    expect(await laptop.change('leave')).toBe(200);
    expect(await phone.change('leave'), 'the only device').toBe(400);
  });
});

describe('a recovery code', () => {
  it('restores the record once no device has it, until it is ended', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1, 2);
    const old = await phone.code('recovery');
    const code = await phone.code('recovery');
    expect((await phone.seen())?.recoverySince).toBe('2026-11-02');
    await phone.ask('POST', '/api/marketplace/forget');
    stopClock(start + 60 * dayMs);
    await tidy(made);
    await laptop.write(3);
    expect(await laptop.enter(old)).toBe(404);
    const id = await laptop.enter(code);
    expect(await laptop.joins()).toMatchObject([
      { device: null, lastUsed: null, brings: { here: 1, there: 2 } },
    ]);
    expect(await laptop.read()).toEqual([3]);
    expect(await laptop.answer(id)).toBe(200);
    expect(await laptop.read()).toEqual([1, 2, 3]);
    expect((await laptop.seen())?.devices).toMatchObject([{ how: 'recovered' }]);
    expect((await laptop.ask('DELETE', `/api/learners/${laptop.learner}/recovery`)).status).toBe(200);
    expect(await browser(made).enter(code)).toBe(404);
  });

  it('needs the yes of a device that still has the record', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    const id = await laptop.enter(await phone.code('recovery'));
    expect(await laptop.answer(id)).toBe(200);
    expect(await laptop.read()).toEqual([]);
    expect(await phone.answer(id)).toBe(200);
    expect(await laptop.read()).toEqual([1]);
  });
});

describe('deleting a record', () => {
  it('hides it on all devices, keeps what they still send, and can be undone for 30 days', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await join(laptop, phone);
    expect(await phone.change('delete', { isErased: false })).toBe(200);
    expect(await laptop.write(2)).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([[], []]);
    expect((await laptop.seen())?.erasedAt).toBe(new Date(start + 30 * dayMs).toISOString());
    stopClock(start + 29 * dayMs);
    await tidy(made);
    expect(await phone.change('restore')).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await phone.change('delete', { isErased: false });
    stopClock(start + 59 * dayMs);
    await tidy(made);
    expect(await rows(made)).toEqual([0, 0, 0, 0]);
    expect(await laptop.write(2)).toBe(200);
    expect(await laptop.read()).toEqual([2]);
  });

  it('hides its progress in each browser, which an undo brings back', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await join(laptop, phone);
    const counts = { problemsCompleted: 4, streak: 2 };
    const path = ({ learner }: typeof phone) => `/api/progress/algebra?learner=${learner}`;
    const shown = async () =>
      Promise.all([phone, laptop].map(async (each) => (await each.ask('GET', path(each))).json<object>()));
    await phone.ask('POST', path(phone), counts);
    const none = { problemsCompleted: 0, streak: 0 };
    // Each browser counts for itself, also after a join.
    expect(await shown()).toEqual([counts, none]);
    await laptop.ask('POST', path(laptop), { problemsCompleted: 1, streak: 1 });
    await phone.change('delete', { isErased: false });
    expect(await shown()).toEqual([none, none]);
    await laptop.change('restore');
    expect(await shown()).toEqual([counts, { problemsCompleted: 1, streak: 1 }]);
  });

  it('erases it now, with progress, codes and what the devices of a former learner don’t read', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    await join(laptop, phone);
    await laptop.ask('POST', `/api/progress/algebra?learner=${laptop.learner}`, {
      problemsCompleted: 1,
      streak: 1,
    });
    await phone.code('recovery');
    stopClock(start + 31 * dayMs);
    expect(await laptop.change('delete', { isErased: true })).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([[], []]);
    expect((await rows(made))[0]).toBe(0);
    await tidy(made);
    expect(await rows(made)).toEqual([0, 0, 0, 0]);
  });

  it('now only hides what another device has brought within 30 days, and a device that joined can’t delete the other’s', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await laptop.write(2);
    await join(laptop, phone);
    expect([(await laptop.seen())?.isGuest, (await phone.seen())?.isGuest]).toEqual([true, false]);
    for (const isErased of [true, false]) {
      const { status, json } = await laptop.ask('POST', `/api/learners/${laptop.learner}/delete`, {
        isErased,
      });
      expect([status, json()]).toMatchObject([
        400,
        { fields: { isErased: expect.stringContaining('Undo that first') as string } },
      ]);
    }
    expect(await phone.read()).toEqual([1, 2]);
    expect(await phone.change('delete', { isErased: true })).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([[], []]);
    expect((await rows(made))[0]).toBe(1);
    expect(await laptop.change('restore')).toBe(200);
    expect(await laptop.read()).toEqual([2]);
  });

  it.each([true, false])(
    'erases what devices that it has left keep of it, if it’s erased now: %s',
    async (isErased) => {
      stopClock(start);
      const made = await testApp();
      const [phone, laptop] = [browser(made), browser(made)];
      await phone.write(1);
      await laptop.write(2);
      await join(laptop, phone);
      await laptop.bring([3]);
      await laptop.change('leave');
      await laptop.write(4);
      expect(await phone.read()).toEqual([1, 2, 3]);
      expect(await laptop.change('delete', { isErased })).toBe(200);
      expect(await phone.read()).toEqual(isErased ? [1] : [1, 2, 3]);
      stopClock(start + 30 * dayMs);
      await tidy(made);
      expect(await phone.read()).toEqual([1]);
      expect((await phone.seen())?.undoable).toEqual([]);
      expect(await rows(made)).toEqual([1, 1, 1, 1]);
    },
  );

  it('loses nothing if another device writes at the same time', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await join(laptop, phone);
    const writes = Array.from({ length: 10 }, (_, index) => laptop.write(10 + index));
    const [deleted, ...written] = await Promise.all([phone.change('delete', { isErased: false }), ...writes]);
    expect([deleted, new Set(written)]).toEqual([200, new Set([200])]);
    expect(await laptop.read()).toEqual([]);
    await laptop.change('restore');
    expect(await laptop.read()).toEqual([1, ...Array.from({ length: 10 }, (_, index) => 10 + index)]);
  });
});

it('a record that no device and no code leads to is deleted by the hourly job, and others aren’t', async () => {
  stopClock(start);
  const made = await testApp();
  const [kept, gone] = [browser(made), browser(made)];
  await kept.write(1);
  await gone.write(2);
  await gone.ask('POST', '/api/marketplace/forget');
  await tidy(made);
  expect(await rows(made)).toEqual([1, 1, 1, 1]);
  expect(await kept.read()).toEqual([1]);
});

it('a purchase that is restored, shared and removed leaves learners alone', async () => {
  const shop = await openShop();
  const [buyer, sibling] = [browser(shop), browser(shop)];
  await buyer.write(1);
  await sibling.write(2);
  const { intent } = await shop.buy({ amount: 14.99, product: 'quadratics' }, buyer.cookie());
  const { json } = await buyer.ask('POST', `/api/marketplace/orders/${intent}/code`);
  const { restoreCode } = json<{ restoreCode: string }>();
  const restored = await sibling.ask('POST', '/api/marketplace/restore', { code: restoreCode });
  expect([restored.status, Object.keys(restored.json<object>())]).toEqual([200, ['product']]);
  expect([await buyer.read(), await sibling.read()]).toEqual([[1], [2]]);
  const { browsers } = (await buyer.ask('GET', '/api/marketplace/browsers')).json<{
    browsers: { id: string | null }[];
  }>();
  const other = browsers.find(({ id }) => id !== null)?.id;
  expect((await buyer.ask('POST', `/api/marketplace/browsers/${other ?? ''}/remove`)).status).toBe(200);
  expect([await buyer.read(), await sibling.read()]).toEqual([[1], [2]]);
  const code = await buyer.code();
  expect((await sibling.ask('POST', '/api/marketplace/restore', { code })).status).toBe(404);
  expect(await sibling.enter(restoreCode)).toBe(404);
});

describe('a large record', () => {
  const many = 30 * batchSize;
  /** Creates a device with many facts, and one that has just joined it. */
  async function large() {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.write(1);
    await storeFacts(made, phone.cookie(), many, 'large');
    await join(laptop, phone);
    return { made, phone, laptop };
  }

  it('is joined and left without moving a fact', async () => {
    const { made, phone, laptop } = await large();
    const { plugin, rows } = rowCounter();
    const db = made.db.withPlugin(plugin);
    await changeLearners(db, async (trx) => {
      const joined = devices(trx).where('how', '=', 'joined');
      const device = await joined.executeTakeFirstOrThrow();
      await removeDevice(trx, device, { isIt: () => true, now: '2026' });
    });
    expect([rows.length < 20, Math.max(...rows)]).toEqual([true, 2]);
    expect((await phone.read()).length).toBe(many + 1);
    expect(await laptop.read()).toEqual([]);
  });

  it('is erased after the response, which already hides it, in statements of few rows', async () => {
    const { made, phone, laptop } = await large();
    expect(await phone.change('delete', { isErased: true })).toBe(200);
    expect([await phone.read(), await laptop.read()]).toEqual([[], []]);
    const facts = () => made.db.selectFrom('facts').select('id').execute();
    expect((await facts()).length).toBeGreaterThan(0);
    await expect.poll(facts).toEqual([]);
  });

  it('ends its erasure when the server closes, and the hourly job goes on', async () => {
    const { made, phone } = await large();
    await phone.change('delete', { isErased: true });
    await made.app.close();
    expect((await rows(made))[0]).toBeGreaterThan(0);
    const { plugin, rows: changed } = rowCounter();
    await deleteUnread(made.db.withPlugin(plugin));
    expect([(await rows(made))[0], Math.max(...changed)]).toEqual([0, batchSize]);
  });
});
