import { type Card as FsrsCard, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { SKILLS } from '../skills.js';
import type { AnswerFact, Fact } from './fact.js';
import { continuedFold } from './fold.js';
import { currentSkill } from './former-ids.js';
import { classifier, type Outcome } from './outcome.js';
import { stateFolder } from './states.js';
import { coveredBy } from './weights.js';

// The documented defaults: 90% retention, FSRS-6 parameters, and learning steps of 1 and 10 minutes.
const scheduler = /* @__PURE__ */ fsrs({ enable_fuzz: false });

/** A skill in the scheduler, with times in milliseconds since 1970. */
export interface Card extends Omit<FsrsCard, 'due' | 'last_review'> {
  readonly due: number;
  readonly last_review: number | null;
}

/** The next review of a skill. Times are in milliseconds since 1970. */
export interface Review {
  readonly skill: string;
  readonly due: number;
  /** The probability that the learner still knows it, from 0 to 1. */
  readonly recall: number;
}

/** A recommended review, and the skills with a due review that it refreshes, its own first. */
export interface NextReview {
  readonly skill: string;
  readonly covers: readonly string[];
}

const folded = /* @__PURE__ */ continuedFold(scheduleFolder);

/** Returns the next reviews, the earliest first: of the skills that had a right answer when they were at least familiar. */
export function reviewsOf(facts: readonly Fact[], now: number): readonly Review[] {
  return folded(facts, now).reviews(now);
}

/** Returns the reviews that are due, the earliest first. */
export function dueAt(facts: readonly Fact[], now: number): readonly Review[] {
  return reviewsOf(facts, now).filter(({ due }) => due <= now);
}

/**
 * Returns the due review that refreshes the most other due reviews in part, or undefined if none is due. If
 * there are several, returns the one that has been due for the longest time.
 */
export function nextReview(facts: readonly Fact[], now: number): NextReview | undefined {
  return bestOf(dueAt(facts, now));
}

/** Returns the best of the due reviews, which must be sorted by their time. */
export function bestOf(due: readonly Review[]): NextReview | undefined {
  const ids = due.map(({ skill }) => skill);
  const [first, ...others] = ids.map((skill) => {
    const parts = coveredBy(skill);
    const covered = ids.filter((id) => parts.has(id));
    return {
      skill,
      covers: [skill, ...covered],
      sum: covered.reduce((sum, id) => sum + (parts.get(id) ?? 0), 0),
    };
  });
  if (!first) return undefined;
  const { skill, covers } = others.reduce((best, one) => (one.sum > best.sum ? one : best), first);
  return { skill, covers };
}

/**
 * Returns the grade of an answer: wrong is "again", right on a later try or with help "hard", a first try
 * "good".
 */
export function gradeOf({ verdict }: Pick<AnswerFact, 'verdict'>, outcome: Outcome): Grade {
  if (verdict !== 'correct') return Rating.Again;
  return outcome === 'first-try' ? Rating.Good : Rating.Hard;
}

/** Returns a folder of facts, which must get them in order. */
export function scheduleFolder() {
  const cards = new Map<string, Card>();
  const learned = new Set<string>();
  const progress = stateFolder();
  const outcomeOf = classifier();
  return {
    answer: (fact: AnswerFact): void => {
      progress.answer(fact);
      const grade = gradeOf(fact, outcomeOf(fact));
      const skill = currentSkill(fact.skill);
      if (skill === undefined || fact.setting === 'placement') return;
      if (grade !== Rating.Again && progress.states().get(skill)?.state !== 'new') learned.add(skill);
      cards.set(skill, reviewed(cards.get(skill) ?? emptyCard(fact.at), fact.at, grade));
      if (grade === Rating.Again) return;
      for (const [easier, part] of coveredBy(skill)) {
        const card = cards.get(easier);
        if (card) cards.set(easier, reviewedInPart(card, { at: fact.at, grade, part }));
      }
    },
    place: progress.place,
    reviews: (now: number): readonly Review[] =>
      SKILLS.flatMap(({ id }) => {
        const card = cards.get(id);
        if (!card || !learned.has(id)) return [];
        const recall = scheduler.get_retrievability(card, now, false);
        return { skill: id, due: card.due, recall };
      }).sort((a, b) => a.due - b.due),
  };
}

/** Returns the card of a skill that was never practiced. */
export function emptyCard(at: number): Card {
  return createEmptyCard(at, stored);
}

/** Returns a card after a review. */
export function reviewed(card: Card, at: number, grade: Grade): Card {
  return scheduler.next(card, at, grade, (result) => stored(result.card));
}

function stored({ due, last_review, ...card }: FsrsCard): Card {
  return { ...card, due: due.getTime(), last_review: last_review?.getTime() ?? null };
}

/**
 * Returns a card after a problem that repeated a part of its skill. The card moves that
 * fraction of the way to the card that a complete review would give. A card in its learning steps stays as it is, and no card becomes due earlier.
 */
export function reviewedInPart(
  card: Card,
  { at, grade, part }: { readonly at: number; readonly grade: Grade; readonly part: number },
): Card {
  if (card.state !== State.Review || card.last_review === null) return card;
  const full = reviewed(card, at, grade);
  if (full.due <= card.due) return card;
  const between = (from: number, to: number) => from + part * (to - from);
  return {
    ...card,
    due: Math.round(between(card.due, full.due)),
    last_review: Math.round(between(card.last_review, at)),
    stability: between(card.stability, full.stability),
  };
}
