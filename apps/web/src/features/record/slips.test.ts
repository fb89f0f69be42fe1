import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import { expect, it } from 'vitest';
import { slipsIn } from './slips.js';

/** Returns a wrong answer to a linear equation. The server hasn't graded it yet. */
function wrongAnswer(seed: number, text: string): AnswerFact {
  return {
    kind: 'answer',
    id: `fact-${seed}`,
    at: seed,
    problem: `linear-equation.hard.${seed}`,
    skill: 'linear-equations',
    level: 'hard',
    setting: 'skill',
    text,
    verdict: 'incorrect',
    tries: 1,
    hints: 0,
    redMarks: 0,
    milliseconds: 1,
  };
}

/** Returns wrong answers to which a mistake leads, with sentences that differ in more than numbers. */
function answersWith(name: string): AnswerFact[] {
  const kinds = new Map<string, AnswerFact>();
  for (let seed = 0; seed < 40; seed++) {
    const made = problemById(`linear-equation.hard.${seed}`);
    for (const mistake of made.ok ? (made.value.mistakes ?? []) : [])
      if (mistake.name === name)
        kinds.set(mistake.why.replaceAll(/\$[^$]*\$|\d+/g, ''), wrongAnswer(seed, mistake.answer));
  }
  return [...kinds.values()];
}

it('counts a mistake with a name once, whatever its sentences say', () => {
  const answers = answersWith('sign-lost-in-moving');
  expect(answers.length).toBeGreaterThan(1);
  expect(slipsIn(answers)).toMatchObject([{ skill: 'linear-equations', count: answers.length }]);
});

it('takes the name from a graded answer, whose text may be gone', () => {
  const graded = { ...wrongAnswer(1, ''), slip: 'You added 2.', mistake: 'sign-lost-in-moving' };
  const other = { ...graded, id: 'fact-2', slip: 'You subtracted x.' };
  expect(slipsIn([graded, other])).toEqual([
    { skill: 'linear-equations', why: 'You subtracted x.', count: 2 },
  ]);
});

it('tells sentences without a name apart by their words', () => {
  const added = (n: number) => ({ ...wrongAnswer(n, ''), slip: `You added ${n}.` });
  const third = { ...wrongAnswer(5, ''), slip: 'You subtracted 5.' };
  expect(slipsIn([added(3), added(4), third]).map(({ count }) => count)).toEqual([2, 1]);
});
