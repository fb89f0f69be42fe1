import fc from 'fast-check';
import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { AnswerFact, Fact } from './fact.js';
import { answer, anyFacts, DAY, shuffled, START } from './facts.test-support.js';
import { inOrder } from './order.js';
import {
  bestOf,
  type Card,
  dueAt,
  emptyCard,
  nextReview,
  reviewed,
  reviewedInPart,
  reviewsOf,
} from './schedule.js';
import { statesOf } from './states.js';

const LATER = START + 1000 * DAY;
const MINUTE = 60_000;
const reviewOf = (facts: readonly Fact[], skill = 'percent') =>
  reviewsOf(facts, LATER).find((review) => review.skill === skill);
const Again = Rating.Again;
const Good = Rating.Good;

/** First tries that make a skill familiar, the last one at `at`. */
const familiar = (at: number, skill = 'percent'): readonly AnswerFact[] =>
  [2, 1, 0].map((minutes) => answer({ skill, at: at - minutes * MINUTE }));

/** The card of a skill after these first tries. */
const familiarCard = (at: number): Card =>
  [2, 1, 0].reduce(
    (card, minutes) => reviewed(card, at - minutes * MINUTE, Good),
    emptyCard(at - 2 * MINUTE),
  );

describe('the schedule', () => {
  // The example "ivl_history" in packages/fsrs/__tests__/FSRS-6.test.ts of ts-fsrs.
  it('has the intervals of the example of ts-fsrs', () => {
    const grades: Grade[] = [Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good];
    let card = emptyCard(START);
    let at = START;
    const intervals = grades.map((grade) => {
      card = reviewed(card, at, grade);
      at = card.due;
      return card.scheduled_days;
    });
    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  // The example "memory state[short-term]" in the same file, which is also an example of fsrs-rs.
  it('has the memory state of the example of ts-fsrs', () => {
    const grades = [Again, Good, Good, Good, Good, Good] as const;
    const days = [0, 0, 1, 3, 8, 21];
    let at = START;
    const card = grades.reduce((last, grade, index) => {
      at += (days[index] ?? 0) * DAY;
      return reviewed(last, at, grade);
    }, emptyCard(START));
    expect(card.stability).toBeCloseTo(53.62691, 4);
    expect(card.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('grades wrong as again, help and later tries as hard, and a first try as good', () => {
    const at = START + 3 * DAY;
    const due = (fields: Partial<AnswerFact>) =>
      reviewOf([...familiar(START), answer({ at, ...fields })])?.due;
    const graded = (grade: Grade) => reviewed(familiarCard(START), at, grade).due;
    expect(due({ verdict: 'incorrect' })).toBe(graded(Again));
    expect(due({ hints: 2 })).toBe(graded(Rating.Hard));
    expect(due({ redMarks: 1 })).toBe(graded(Rating.Hard));
    expect(due({ tries: 2 })).toBe(graded(Rating.Hard));
    expect(due({})).toBe(graded(Good));
    expect(new Set([graded(Again), graded(Rating.Hard), graded(Good)]).size).toBe(3);
  });

  it('is the one of ts-fsrs for a skill that no other one refreshes', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const scheduler = fsrs();
        const ordered = inOrder(facts, LATER).filter((fact) => fact.kind === 'answer');
        const problems = new Set<string>();
        let card = createEmptyCard(START);
        for (const fact of ordered.filter(
          ({ verdict }) => verdict === 'correct' || verdict === 'incorrect',
        )) {
          const isFirst = fact.tries === 1 && !problems.has(fact.problem);
          problems.add(fact.problem);
          const isAlone = isFirst && fact.hints === 0 && fact.redMarks === 0;
          const grade = fact.verdict === 'incorrect' ? Again : isAlone ? Good : Rating.Hard;
          if (fact.skill === 'clock-time' && fact.setting !== 'placement')
            card = scheduler.next(card, new Date(fact.at), grade).card;
        }
        const answers = facts.filter(({ kind }) => kind === 'answer');
        const review = reviewOf(answers, 'clock-time');
        const state = statesOf(answers, LATER).get('clock-time')?.state;
        if (review === undefined) expect(state).toBe('new');
        else expect(review.due).toBe(card.due.getTime());
      }),
    );
  });

  it('doesn’t depend on the order of arrival', () => {
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(reviewsOf(one, LATER)).toEqual(reviewsOf(other, LATER));
      }),
    );
  });

  it('contains no skill before it was familiar', () => {
    const wrong = answer({ verdict: 'incorrect' });
    expect(reviewsOf([], LATER)).toEqual([]);
    expect(reviewsOf([answer(), answer(), wrong], LATER)).toEqual([]);
    expect(reviewOf([...familiar(START), answer({ at: START + DAY, verdict: 'incorrect' })])).toBeDefined();
  });

  it('contains no skill because of a placement', () => {
    const placed: Fact = {
      kind: 'placement',
      id: 'placement-1',
      at: START,
      category: 'algebra',
      known: ['percent'],
    };
    const answers = familiar(START).map((fact) => ({ ...fact, setting: 'placement' as const }));
    expect(reviewsOf([...answers, placed], LATER)).toEqual([]);
    const wrong = answer({ at: START + DAY, verdict: 'incorrect' });
    expect(reviewsOf([...answers, placed, wrong], LATER)).toEqual([]);
    expect(reviewOf([...answers, placed, answer({ at: START + DAY })])).toBeDefined();
  });

  it('says which reviews are due, the earliest first', () => {
    const facts = [...familiar(START), ...familiar(START - MINUTE, 'rates')];
    const { due } = familiarCard(START);
    expect(dueAt(facts, due - 2 * MINUTE)).toEqual([]);
    expect(dueAt(facts, due - MINUTE).map(({ skill }) => skill)).toEqual(['rates']);
    expect(dueAt(facts, due).map(({ skill }) => skill)).toEqual(['rates', 'percent']);
  });

  it('gives the probability of recall, which is 90% when a review is due', () => {
    const { due } = familiarCard(START);
    const [review] = reviewsOf(familiar(START), due);
    expect(review?.due).toBe(due);
    expect(review?.recall).toBeCloseTo(0.9, 1);
  });
});

describe('a repetition in part', () => {
  const grades: Grade[] = [Good, Good, Good];
  const card = grades.reduce((last, grade) => reviewed(last, last.due, grade), emptyCard(START));
  const at = card.due - DAY;
  const full = reviewed(card, at, Good);

  it('moves a card by its part of a complete review', () => {
    expect(reviewedInPart(card, { at, grade: Good, part: 0 })).toEqual(card);
    const half = reviewedInPart(card, { at, grade: Good, part: 0.5 });
    expect(half.due).toBe((card.due + full.due) / 2);
    expect(half.stability).toBeCloseTo((card.stability + full.stability) / 2, 8);
    const whole = reviewedInPart(card, { at, grade: Good, part: 1 });
    expect([whole.due, whole.last_review]).toEqual([full.due, at]);
    expect(whole.stability).toBeCloseTo(full.stability, 8);
  });

  it('never makes a review due earlier', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(400), (part, days) => {
        const when = (card.last_review ?? 0) + days * DAY;
        expect(reviewedInPart(card, { at: when, grade: Rating.Hard, part }).due).toBeGreaterThanOrEqual(
          card.due,
        );
      }),
    );
  });

  it('postpones the review of an easier skill after a right answer, and not after a wrong one', () => {
    const easier = familiar(START, 'linear-equation');
    const harder = (fields: Partial<AnswerFact>) =>
      answer({ skill: 'two-unknowns', at: START + 2 * DAY, ...fields });
    const due = (...more: Fact[]) => reviewOf([...easier, ...more], 'linear-equation')?.due ?? 0;
    expect(due(harder({}))).toBeGreaterThan(due());
    expect(due(harder({ verdict: 'incorrect' }))).toBe(due());
    expect(reviewOf([answer({ skill: 'two-unknowns' })], 'linear-equation')).toBeUndefined();
  });
});

describe('the next review', () => {
  const due = (...skills: string[]) =>
    skills.map((skill, index) => ({ skill, due: START + index, recall: 0.9 }));

  it('is the one that covers the most other due reviews', () => {
    expect(bestOf(due('linear-equation', 'clock-time', 'two-unknowns', 'one-unknown'))).toEqual({
      skill: 'two-unknowns',
      covers: ['two-unknowns', 'linear-equation', 'one-unknown'],
    });
  });

  it('is the earliest if none covers another', () => {
    expect(bestOf(due('clock-time', 'rectangle'))).toEqual({ skill: 'clock-time', covers: ['clock-time'] });
    expect(bestOf([])).toBeUndefined();
    const { due: then } = familiarCard(START);
    expect(nextReview(familiar(START), then)).toEqual({ skill: 'percent', covers: ['percent'] });
  });
});
