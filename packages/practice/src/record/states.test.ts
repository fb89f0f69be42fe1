import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../problem.js';
import { SKILLS } from '../skills.js';
import type { AnswerFact, Fact } from './fact.js';
import { answer, anyFacts, DAY, shuffled, START } from './facts.test-support.js';
import { inOrder } from './order.js';
import { levelOf, STATES, statesOf } from './states.js';

const LATER = START + 1000 * DAY;
const right = (fields: Partial<AnswerFact> = {}) => answer(fields);
const medium = (fields: Partial<AnswerFact> = {}) => answer({ level: 'medium', ...fields });
const wrong = () => answer({ verdict: 'incorrect' });
const helped = () => answer({ hints: 1 });
const marked = () => answer({ redMarks: 1 });
const progress = (facts: readonly Fact[]) => statesOf(facts, LATER).get('percent');
const stateAfter = (...facts: Fact[]) => progress(facts)?.state;
const familiar = () => [right(), right(), right()];
const proficient = () => [...familiar(), right(), right(), right(), medium(), medium()];
const inReview = (days: number, facts: readonly Fact[] = []) =>
  answer({ setting: 'review', at: (facts.at(-1)?.at ?? START) + days * DAY });

describe('a skill is', () => {
  it('as it was before answers that couldn’t be graded', () => {
    const ungraded = () => answer({ verdict: 'ungraded' });
    expect(stateAfter(ungraded(), ungraded(), ungraded())).toBe('new');
    const facts = proficient();
    expect(progress([...facts, ungraded()])).toEqual(progress(facts));
  });

  it('new without answers, and after two first tries', () => {
    expect(stateAfter()).toBe('new');
    expect(stateAfter(right(), right())).toBe('new');
  });

  it('familiar after three of the last four at first try', () => {
    expect(stateAfter(...familiar())).toBe('familiar');
    expect(stateAfter(right(), wrong(), right(), right())).toBe('familiar');
    expect(stateAfter(right(), helped(), right(), marked(), right())).toBe('new');
    expect(stateAfter(wrong(), wrong(), wrong(), right(), right(), right())).toBe('familiar');
  });

  it('proficient after five of the last six, two of them medium or hard', () => {
    expect(stateAfter(...proficient())).toBe('proficient');
    expect(stateAfter(...familiar(), right(), right(), right(), right(), medium())).toBe('familiar');
    expect(stateAfter(...familiar(), right(), medium(), helped(), medium(), right(), right())).toBe(
      'proficient',
    );
    expect(stateAfter(...familiar(), helped(), medium(), helped(), medium(), right(), right())).toBe(
      'familiar',
    );
  });

  it('mastered after a right review at first try, seven days after it became proficient', () => {
    const facts = proficient();
    expect(stateAfter(...facts, inReview(7, facts))).toBe('mastered');
    expect(stateAfter(...facts, inReview(6.99, facts))).toBe('proficient');
    expect(stateAfter(...facts, answer({ at: START + 30 * DAY }))).toBe('proficient');
    expect(stateAfter(...facts, { ...inReview(7, facts), hints: 1 })).toBe('proficient');
    expect(stateAfter(...familiar(), inReview(30))).toBe('familiar');
  });

  it('one state lower after a miss, and its window begins again', () => {
    expect(stateAfter(...familiar(), wrong())).toBe('new');
    expect(stateAfter(...familiar(), wrong(), right(), right())).toBe('new');
    expect(stateAfter(...familiar(), wrong(), right(), right(), right())).toBe('familiar');
    expect(stateAfter(...proficient(), wrong())).toBe('familiar');
    const facts = proficient();
    const mastered = [...facts, inReview(8, facts)];
    expect(stateAfter(...mastered, answer({ verdict: 'incorrect', at: START + 9 * DAY }))).toBe('proficient');
  });
});

describe('a first try', () => {
  it('has no hint, no red mark and no earlier try at the problem', () => {
    const again = answer({ problem: 'percent.easy.9', verdict: 'incorrect' });
    const second = answer({ problem: 'percent.easy.9', tries: 2 });
    const claimed = answer({ problem: 'percent.easy.9', tries: 1 });
    expect(progress([again, second])).toMatchObject({ practiced: 1, firstTries: 0 });
    expect(progress([again, claimed])).toMatchObject({ practiced: 1, firstTries: 0 });
    expect(progress([helped(), marked(), right()])).toMatchObject({ practiced: 3, firstTries: 1 });
  });

  it('counts once for each problem', () => {
    const one = right();
    expect(progress([one, { ...right(), problem: one.problem }])).toMatchObject({
      practiced: 1,
      firstTries: 1,
    });
  });

  it('is no answer that the grader did not count', () => {
    expect(progress([answer({ verdict: 'approximate' }), answer({ verdict: 'unreadable' })])).toMatchObject({
      practiced: 0,
      lastAt: undefined,
    });
  });
});

describe('a placement', () => {
  const placed = (fields = {}): Fact => ({
    kind: 'placement',
    id: 'placement-1',
    at: START,
    category: 'algebra',
    known: ['percent'],
    ...fields,
  });
  const undo: Fact = { kind: 'undo', id: 'undo-0001', at: START + 1, placement: 'placement-1' };

  it('makes the known skills proficient, until it is undone', () => {
    expect(stateAfter(placed())).toBe('proficient');
    expect(stateAfter(placed(), wrong())).toBe('familiar');
    expect(stateAfter(placed(), undo)).toBe('new');
    expect(stateAfter(...familiar(), placed({ at: START + 5 * DAY }), undo)).toBe('familiar');
  });

  it('is replaced by a later one in its category, and by no other', () => {
    const later = { id: 'placement-2', at: START + DAY, known: ['rates'] };
    expect(stateAfter(placed(), placed(later))).toBe('new');
    expect(stateAfter(placed(), placed({ ...later, category: 'geometry' }))).toBe('proficient');
  });

  it('counts again when the later one is undone', () => {
    const later = placed({ id: 'placement-2', at: START + DAY, known: ['rates'] });
    expect(stateAfter(placed(), later, { ...undo, at: START + 2 * DAY, placement: 'placement-2' })).toBe(
      'proficient',
    );
  });
});

describe('the level', () => {
  const levels = (...facts: Fact[]) => levelOf(facts, 'percent', LATER);
  const hard = () => answer({ level: 'hard' });

  it('is easy until two first tries, then medium, then hard', () => {
    expect(levels()).toBe('easy');
    expect(levels(right())).toBe('easy');
    expect(levels(right(), right())).toBe('medium');
    expect(levels(right(), right(), medium())).toBe('medium');
    expect(levels(right(), right(), medium(), medium())).toBe('hard');
    expect(levels(right(), helped(), right())).toBe('medium');
  });

  it('doesn’t rise with answers at an easier level', () => {
    expect(levels(right(), right(), right(), right())).toBe('medium');
  });

  it('goes back one level after a miss at that level or an easier one', () => {
    const climbed = [right(), right(), medium(), medium(), hard()];
    expect(levels(...climbed, { ...hard(), verdict: 'incorrect' })).toBe('medium');
    expect(levels(right(), right(), { ...hard(), verdict: 'incorrect' })).toBe('medium');
    expect(levels(wrong(), wrong())).toBe('easy');
  });
});

/**
 * The same rule, as an independent oracle: each skill's history as a string, and states found with patterns.
 */
function oracle(facts: readonly Fact[], skill: string): string {
  const ordered = inOrder(facts, LATER);
  const undone = ordered.flatMap((fact) => (fact.kind === 'undo' ? [fact.placement] : []));
  const placements = ordered.filter((fact) => fact.kind === 'placement' && !undone.includes(fact.id));
  const problems: string[] = [];
  let [state, since, letters] = [0, 0, ''];
  const go = (to: number, at: number) => {
    if (to !== state) [state, since, letters] = [to, at, ''];
  };
  for (const fact of ordered) {
    if (fact.kind === 'placement') {
      const isLast =
        placements.filter((one) => one.kind === 'placement' && one.category === fact.category).at(-1) ===
        fact;
      if (isLast && fact.known.includes(skill)) go(Math.max(state, 2), fact.at);
    }
    if (fact.kind !== 'answer' || !/^(in)?correct$/.test(fact.verdict)) continue;
    const isFirst = fact.tries < 2 && !problems.includes(fact.problem);
    problems.push(fact.problem);
    if (!isFirst || fact.skill !== skill || fact.setting === 'placement') continue;
    if (fact.verdict === 'incorrect') {
      letters += '-';
      go(Math.max(0, state - 1), fact.at);
      continue;
    }
    const isPlain = fact.hints + fact.redMarks === 0;
    letters += isPlain ? (fact.level === 'easy' ? 'e' : 'H') : 'h';
    if (!isPlain) continue;
    const count = (text: string, pattern: RegExp) => text.replace(pattern, '').length;
    if (state === 0 && count(letters.slice(-4), /[-h]/g) > 2) go(1, fact.at);
    else if (state === 1 && count(letters.slice(-6), /[-h]/g) > 4 && count(letters.slice(-6), /[-he]/g) > 1)
      go(2, fact.at);
    else if (state === 2 && fact.setting === 'review' && fact.at >= since + 604_800_000) go(3, fact.at);
  }
  return ['new', 'familiar', 'proficient', 'mastered'][state] ?? '';
}

describe('the states of any record', () => {
  it('don’t depend on the order of arrival', () => {
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect([...statesOf(one, LATER)]).toEqual([...statesOf(other, LATER)]);
      }),
    );
  });

  it('are exactly one for each skill', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const states = statesOf(facts, LATER);
        expect([...states.keys()]).toEqual(SKILLS.map(({ id }) => id));
        for (const { state, level } of states.values()) {
          expect(STATES).toContain(state);
          expect(DIFFICULTIES).toContain(level);
        }
      }),
    );
  });

  it('agree with the rule as written in the test', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { skill, state } of statesOf(facts, LATER).values()) {
          expect(`${skill} ${state}`).toBe(`${skill} ${oracle(facts, skill)}`);
          reached.add(state);
        }
      }),
      { numRuns: 300 },
    );
    expect([...reached].sort()).toEqual(['familiar', 'mastered', 'new', 'proficient']);
  });

  it('take time in proportion to the number of facts', () => {
    // With time in proportion to its square, this takes most of a minute.
    const facts = Array.from({ length: 20_000 }, (_, index) =>
      answer({ problem: `some.easy.${index}`, skill: 'clock-time' }),
    );
    expect(statesOf([...facts, ...facts], LATER).get('clock-time')).toMatchObject({
      practiced: 20_000,
      firstTries: 20_000,
    });
  });

  it('never rise with a miss', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('linear-equation', 'clock-time'), (facts, skill) => {
        const rank = (all: readonly Fact[]) =>
          STATES.indexOf(statesOf(all, LATER).get(skill)?.state ?? 'new');
        const miss = answer({ skill, verdict: 'incorrect', at: LATER, problem: 'some.easy.99999' });
        expect(rank([...facts, miss])).toBe(Math.max(rank(facts) - 1, 0));
      }),
    );
  });

  it('are the same for skills whose answers were not touched', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const others = facts.filter((fact) => fact.kind !== 'answer' || fact.skill === 'clock-time');
        const unseen = facts.filter((fact) => fact.kind !== 'answer' || fact.skill !== 'clock-time');
        const seen = new Set(unseen.flatMap((fact) => (fact.kind === 'answer' ? [fact.problem] : [])));
        fc.pre(others.every((fact) => fact.kind !== 'answer' || !seen.has(fact.problem)));
        expect(statesOf(others, LATER).get('clock-time')).toEqual(statesOf(facts, LATER).get('clock-time'));
      }),
    );
  });
});
