import { expect, it } from 'vitest';
import { answer, DAY, START } from './facts.test-support.js';
import { withoutOldTexts } from './typed-texts.js';

const problem = 'percent.easy.1';
const wrong = answer({ problem, at: START, verdict: 'incorrect', slip: 'You added.' });
const right = answer({ problem, at: START + 1, tries: 2 });

it('removes the text of an earlier try, and keeps the named mistake', () => {
  expect(withoutOldTexts([wrong, right], START + DAY)).toEqual([{ ...wrong, text: '' }, right]);
});

it('keeps the text of an earlier try whose mistake isn’t named', () => {
  const unnamed = answer({ problem, at: START, verdict: 'incorrect' });
  expect(withoutOldTexts([unnamed, right], START + DAY)).toEqual([unnamed, right]);
});

it('removes every text after 90 days', () => {
  const unnamed = answer({ at: START + 2, verdict: 'incorrect' });
  const facts = [wrong, right, unnamed];
  expect(withoutOldTexts(facts, START + 2 + 90 * DAY)).toEqual(facts.map((fact) => ({ ...fact, text: '' })));
  expect(withoutOldTexts(facts, START + 1 + 90 * DAY)).toEqual([
    { ...wrong, text: '' },
    { ...right, text: '' },
    unnamed,
  ]);
});

it('changes no other fact', () => {
  const placement = {
    kind: 'placement',
    id: 'placement-1',
    at: START,
    category: 'algebra',
    known: [],
  } as const;
  expect(withoutOldTexts([placement], START + 200 * DAY)).toEqual([placement]);
});
