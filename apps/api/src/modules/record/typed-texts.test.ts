import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { dayMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { newId } from '../../tokens.js';
import { browser, join } from './browser.test-support.js';
import { answer, type Read, read, send, start } from './record.test-support.js';
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
  mistake: mistake?.name,
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

  it('is removed 90 days after the answer', async () => {
    stopClock(start + 500);
    const made = await testApp();
    const cookie = cookieOf(
      await send(made, [wrong, ...Array.from({ length: 99 }, (_, at) => answer(at + 2))]),
    );
    await send(made, [answer(200), answer(201)], cookie);
    const in90Days = (from: number) => new Date(from + 90 * dayMs).toISOString();
    await forgetOldTexts(made.db, in90Days(wrong.at - 1));
    expect((await read(made, cookie)).facts[0]).toEqual(wrong);
    await forgetOldTexts(made.db, in90Days(start + 500));
    const { facts } = await read(made, cookie);
    expect(facts).toHaveLength(102);
    expect(facts.filter((fact) => fact.kind === 'answer' && fact.text !== '')).toEqual([]);
    expect(facts[0]).toEqual(without(wrong));
  });

  it('isn’t stored 90 days after the answer', async () => {
    stopClock(wrong.at + 90 * dayMs);
    const made = await testApp();
    const later = answer(2, { at: wrong.at + 1 });
    const cookie = cookieOf(await send(made, [wrong, later]));
    expect((await read(made, cookie)).facts).toEqual([without(wrong), later]);
  });

  it('is kept only of the last try on all devices of the learner, in whatever order the tries arrive', async () => {
    stopClock(start + 100 * dayMs);
    const made = await testApp({ RATE_LIMITS: 'off' });
    const oldest = start + 10 * dayMs;
    const attempt = fc.record({
      at: fc.constantFrom(...[-1, 0, 1, 2, 3].map((days) => oldest + days * dayMs)),
      problem: fc.constantFrom('one-of-tomorrow', 'another-of-tomorrow'),
      text: fc.constantFrom('4', '5', ''),
      way: fc.constantFrom('phone', 'laptop', 'import', 'tablet'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempt, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
        async (attempts, places) => {
          const [phone, laptop, tablet] = [browser(made), browser(made), browser(made)];
          await join(laptop, phone);
          await join(tablet, phone);
          // A device that has left is no device of the learner, also if the others read what it wrote.
          const early = answer(9, { problem: 'one-of-tomorrow', at: oldest + 4 * dayMs, text: '6' });
          await tablet.ask('POST', '/api/record/facts', { learner: tablet.learner, facts: [early] });
          await tablet.change('leave');
          const drawn = newId();
          const tries = attempts.map(({ way, ...more }, index) => ({
            way,
            fact: answer(1, { ...more, id: `fact-of-try-${index}`, verdict: 'ungraded' }),
          }));
          const sent = tries
            .map((each, index) => ({ ...each, place: places[index] ?? 0 }))
            .sort((one, other) => one.place - other.place);
          for (const { way, fact } of sent) {
            const own = { phone, laptop, tablet, import: laptop }[way];
            const body = {
              facts: [fact],
              ...(way === 'import' ? { import: drawn } : { learner: own.learner }),
            };
            const path = way === 'import' ? `/api/learners/${own.learner}/imports` : '/api/record/facts';
            expect((await own.ask('POST', path, body)).status).toBe(200);
          }
          const last = (ofTablet: boolean, problem: string) =>
            tries
              .filter(({ way, fact }) => (way === 'tablet') === ofTablet && fact.problem === problem)
              .map(({ fact }) => fact)
              .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
              .at(-1)?.id;
          const wanted = tries
            .filter(({ way, fact }) => last(way === 'tablet', fact.problem) === fact.id)
            .filter(({ way, fact }) => fact.at > oldest && fact.text !== '' && way !== 'tablet')
            .map(({ fact }) => fact.id);
          const { facts } = (await phone.ask('GET', `/api/record?learner=${phone.learner}`)).json<Read>();
          const kept = facts.flatMap((fact) => (fact.kind === 'answer' && fact.text !== '' ? fact.id : []));
          expect(kept.filter((id) => id.startsWith('fact-of')).sort()).toEqual(wanted.sort());
          const ofTablet = tries.some(({ way, fact }) => way === 'tablet' && fact.problem === early.problem);
          if (!ofTablet) expect(kept).toContain(early.id);
        },
      ),
      { numRuns: inject('scale') === 'gate' ? 6 : 40 },
    );
  }, 600_000);
});
