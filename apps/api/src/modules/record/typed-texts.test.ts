import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { answer, read, send, start } from './record.test-support.js';
import { forgetOldTexts } from './typed-text-repository.js';

const right = answer(1);
const found = problemById(right.problem);
const [mistake] = (found.ok && found.value.mistakes) || [];
const wrong: AnswerFact = {
  ...right,
  id: 'fact-wrong',
  text: mistake?.answer ?? '',
  verdict: 'incorrect',
  slip: mistake?.why ?? '',
};
const again: AnswerFact = { ...right, id: 'fact-again', at: right.at + 1, tries: 2 };
const without = (fact: AnswerFact): AnswerFact => ({ ...fact, text: '' });

describe('a typed text', () => {
  it('is replaced by the named mistake when the problem is tried again', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [{ ...wrong, slip: 'forged' }, answer(2)]));
    expect((await read(made, cookie)).facts).toEqual([wrong, answer(2)]);
    await send(made, [again], cookie);
    expect((await read(made, cookie)).facts).toEqual([without(wrong), answer(2), again]);
  });

  it('is also replaced if both tries arrive together, or the learner gives up', async () => {
    const made = await testApp();
    const gaveUp: AnswerFact = { ...without(again), verdict: 'incorrect' };
    const cookie = cookieOf(await send(made, [wrong, gaveUp]));
    expect((await read(made, cookie)).facts).toEqual([without(wrong), gaveUp]);
  });

  it('stays when somebody else tries the problem', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [wrong]));
    await send(made, [again]);
    expect((await read(made, cookie)).facts).toEqual([wrong]);
  });

  it('is removed 90 days after its arrival', async () => {
    const arrival = start + 500;
    stopClock(arrival);
    const made = await testApp();
    const cookie = cookieOf(
      await send(made, [wrong, ...Array.from({ length: 99 }, (_, at) => answer(at + 2))]),
    );
    await send(made, [answer(200), answer(201)], cookie);
    const in90Days = (from: number) => new Date(from + 90 * dayMs).toISOString();
    await forgetOldTexts(made.db, in90Days(arrival - 1));
    expect((await read(made, cookie)).facts[0]).toEqual(wrong);
    await forgetOldTexts(made.db, in90Days(arrival));
    const { facts } = await read(made, cookie);
    expect(facts).toHaveLength(102);
    expect(facts.filter((fact) => fact.kind === 'answer' && fact.text !== '')).toEqual([]);
    expect(facts[0]).toEqual(without(wrong));
  });
});
