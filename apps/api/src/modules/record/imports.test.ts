import type { ExportedFact } from '@mathtools/contracts/record';
import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { testApp, type TestApp } from '../../testing/test-app.js';
import { newId } from '../../tokens.js';
import { type Browser, browser, join } from './browser.test-support.js';
import { tidyLearners } from './erasure-repository.js';
import { deleteUnread } from './record-repository.js';
import { answer, answers, get, placement, start, undo } from './record.test-support.js';
import { forgetOldTexts } from './typed-text-repository.js';

const bring = (own: Browser, facts: readonly object[], drawn = newId()) =>
  own.ask('POST', `/api/learners/${own.learner}/imports`, { import: drawn, facts });
const fileOf = async (made: TestApp, own: Browser) =>
  (await get(made, `/api/record/export?learner=${own.learner}`, own.cookie())).json<{
    facts: ExportedFact[];
  }>().facts;
const undoOnly = async (own: Browser) => {
  const [change] = (await own.seen())?.undoable ?? [];
  return own.change(`changes/${change?.id ?? ''}/undo`);
};
const tidy = async ({ db }: TestApp) => {
  await tidyLearners(db, new Date().toISOString());
  await deleteUnread(db);
};

describe('an import', () => {
  it('stores each fact once, however often its parts are sent, and is listed', async () => {
    stopClock(start);
    const made = await testApp();
    const own = browser(made);
    const drawn = newId();
    await own.write(4);
    const parts = [own.bring([1, 2], drawn), own.bring([2, 3], drawn), own.bring([1, 2], drawn)];
    expect(await Promise.all(parts)).toEqual([200, 200, 200]);
    expect(await own.read()).toEqual([1, 2, 3, 4]);
    const at = new Date(start).toISOString();
    const until = new Date(start + 30 * dayMs).toISOString();
    expect((await own.seen())?.undoable).toMatchObject([{ kind: 'import', device: null, at, until }]);
  });

  it('is undone within 30 days, and nothing else is', async () => {
    stopClock(start);
    const made = await testApp();
    const own = browser(made);
    const drawn = newId();
    await own.write(1);
    await own.bring([1, 2, 3], drawn);
    await own.write(3, 4);
    expect(await own.read()).toEqual([1, 2, 3, 4]);
    stopClock(start + 29 * dayMs);
    await tidy(made);
    expect(await undoOnly(own)).toBe(200);
    expect(await own.read()).toEqual([1, 3, 4]);
    await own.write(5);
    expect(await own.read()).toEqual([1, 3, 4, 5]);
    expect((await own.seen())?.undoable).toEqual([]);
    expect(await own.bring([9], drawn), 'a late part').toBe(400);
    await tidy(made);
    expect(await made.db.selectFrom('facts').select('id').execute()).toHaveLength(4);
    await own.bring([6]);
    stopClock(start + 59 * dayMs);
    expect(await undoOnly(own)).toBe(404);
    await tidy(made);
    expect(await own.read()).toEqual([1, 3, 4, 5, 6]);
  });

  it('goes with its device, whenever it ends and whoever undoes it', async () => {
    stopClock(start);
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    await phone.bring([1, 2]);
    await laptop.write(3);
    await Promise.all([phone.read(), laptop.read()]);
    stopClock(start + 60 * dayMs);
    await tidy(made);
    const id = await phone.enter(await laptop.code());
    expect(await laptop.joins()).toMatchObject([{ brings: { here: 1, there: 2 } }]);
    await laptop.answer(id);
    await phone.answer(id);
    await phone.bring([4]);
    expect(await laptop.read()).toEqual([1, 2, 3, 4]);
    const changes = (await laptop.seen())?.undoable ?? [];
    expect(changes.map(({ kind }) => kind).sort()).toEqual(['import', 'join']);
    await laptop.change(`changes/${changes.find(({ kind }) => kind === 'join')?.id ?? ''}/undo`);
    expect([await phone.read(), await laptop.read()]).toEqual([[1, 2, 4], [3]]);
    expect(await undoOnly(phone)).toBe(200);
    const again = await phone.enter(await laptop.code());
    expect(await laptop.joins(), 'undone imports don’t count').toMatchObject([
      { id: again, brings: { here: 1, there: 2 } },
    ]);
  });

  it('ends when its device joins another learner meanwhile', async () => {
    const made = await testApp();
    const [phone, laptop] = [browser(made), browser(made)];
    const drawn = newId();
    await phone.bring([1], drawn);
    await join(phone, laptop);
    const late = await bring(phone, [answer(2)], drawn);
    expect([late.status, late.json()]).toMatchObject([
      400,
      { fields: { import: 'This import has ended. Choose the file again.' } },
    ]);
    expect(await laptop.read()).toEqual([1]);
  });

  it('is erased with its learner', async () => {
    const made = await testApp();
    const own = browser(made);
    await own.write(1);
    await own.bring([2, 3]);
    expect(await own.change('delete', { isErased: true })).toBe(200);
    await tidy(made);
    for (const table of ['facts', 'records', 'learners', 'learner_changes', 'learner_logs'] as const)
      expect(await made.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('doesn’t reach another browser’s learner', async () => {
    const made = await testApp();
    const ada = browser(made);
    await ada.write(1);
    const eve = browser(made, { learner: ada.learner });
    await eve.bring([2]);
    expect([await ada.read(), await eve.read()]).toEqual([[1], [2]]);
  });

  it('is refused with a sentence: into a deleted record, beyond a full one, or as the 21st file', async () => {
    const made = await testApp({ RATE_LIMITS: 'off' });
    const own = browser(made);
    const refused = async () => {
      const { status, json } = await bring(own, answers(2));
      return [status, json<{ fields: object }>().fields];
    };
    await own.write(1);
    await own.change('delete', { isErased: false });
    const learner = 'This record was deleted. Undo that first.';
    expect(await refused()).toEqual([400, { learner }]);
    await own.change('restore');
    await made.db.updateTable('records').set({ fact_count: 49_999 }).execute();
    const facts = 'Your record is full. Export it, then delete it to start again.';
    expect(await refused()).toEqual([400, { facts }]);
    await made.db.updateTable('records').set({ fact_count: 1 }).execute();
    for (let count = 1; count <= 20; count++) expect(await own.bring([count])).toBe(200);
    expect(await refused()).toEqual([400, { import: 'A device can import at most 20 files.' }]);
    expect(await undoOnly(own)).toBe(200);
    expect(await own.bring([21])).toBe(200);
  });

  it.each([
    ['an unknown skill', [answer(1, { skill: 'telepathy' })], ['facts.0.skill']],
    ['a wrong fact', [{ ...answer(1), tries: 0 }], ['facts.0.tries']],
    ['no facts', [], ['facts']],
    ['101 facts', answers(101), ['facts']],
  ])('with %s is refused, naming the fields, and stores nothing', async (_name, facts, fields) => {
    const made = await testApp();
    const { status, json } = await bring(browser(made), facts);
    expect([status, Object.keys(json<{ fields: object }>().fields)]).toEqual([400, fields]);
    expect(await made.db.selectFrom('records').selectAll().execute()).toEqual([]);
  });
});

describe('the facts of a file', () => {
  const found = problemById(answer(1).problem);
  const [mistake] = (found.ok && found.value.mistakes) || [];
  const wrong = answer(1, { id: 'fact-wrong', text: mistake?.answer ?? '', verdict: 'incorrect' });
  const again: AnswerFact = { ...answer(1), id: 'fact-again', at: start + 50, tries: 2 };

  it('are the same after an import into a new learner, as JSON and CSV, even without their texts', async () => {
    stopClock(start + dayMs);
    const made = await testApp();
    const [one, other] = [browser(made), browser(made)];
    const gaveUp = answer(3, { text: '', verdict: 'incorrect' });
    const facts = [wrong, again, answer(2), gaveUp, placement, undo];
    await one.ask('POST', '/api/record/facts', { learner: one.learner, facts });
    await forgetOldTexts(made.db, new Date(start + 91.5 * dayMs).toISOString());
    await one.ask('POST', '/api/record/facts', { learner: one.learner, facts: [answer(4)] });
    const file = await fileOf(made, one);
    expect(file).toMatchObject([
      { id: 'fact-wrong', text: '', verdict: 'incorrect', slip: mistake?.why },
      { id: 'fact-again', text: '', verdict: 'correct' },
      { verdict: 'correct' },
      { verdict: 'incorrect' },
      placement,
      undo,
      answer(4),
    ]);
    expect((await bring(other, file)).status).toBe(200);
    expect(await fileOf(made, other)).toEqual(file);
    const csv = async (own: Browser) =>
      (await get(made, `/api/record/export.csv?learner=${own.learner}`, own.cookie())).body;
    expect(await csv(other)).toBe(await csv(one));
  });

  it('get the server’s verdict, and without text or seal none', async () => {
    stopClock(start + dayMs);
    const made = await testApp();
    const [one, other] = [browser(made), browser(made)];
    await one.ask('POST', '/api/record/facts', { learner: one.learner, facts: [wrong, again] });
    const [sealed] = await fileOf(made, one);
    const forged = [
      { ...answer(5), text: '123456789' },
      { ...answer(6), problem: 'a-problem-of-tomorrow' },
      { ...answer(7), text: '' },
      { ...sealed, id: 'fact-other' },
      { ...sealed, verdict: 'correct' },
    ];
    const { corrected } = (await bring(other, forged)).json<{ corrected: ExportedFact[] }>();
    expect(corrected).toHaveLength(forged.length);
    const verdicts = (await fileOf(made, other)).map(
      (fact) => fact.kind === 'answer' && [fact.verdict, fact.slip],
    );
    expect(verdicts).toEqual([
      ['incorrect', undefined],
      ['ungraded', undefined],
      ['ungraded', undefined],
      ['incorrect', undefined],
      ['ungraded', undefined],
    ]);
  });

  it('have times until the arrival, and their texts are kept for 90 days from then', async () => {
    stopClock(start + 200 * dayMs);
    const made = await testApp();
    const own = browser(made);
    const late = answer(2, { at: start + 300 * dayMs });
    await bring(own, [answer(1), answer(3, { at: 0 }), late]);
    await forgetOldTexts(made.db, new Date().toISOString());
    const arrival = start + 200 * dayMs;
    expect(await fileOf(made, own)).toMatchObject([
      { ...answer(1), text: '' },
      { ...answer(3), at: arrival - 1 },
      { ...answer(2), at: arrival },
    ]);
  });
});
