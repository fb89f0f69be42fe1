import type { Verdict } from '../grade/verdict.js';
import type { Category, Difficulty } from '../problem.js';

/**
 * The setting in which a problem was answered: practice of one skill, a mixed set, a mixed review of what is due, a
 * placement, or a problem set of a pack.
 */
export const SETTINGS = ['skill', 'mixed', 'review', 'placement', 'pack'] as const;
/** The name of a setting. */
export type Setting = (typeof SETTINGS)[number];

/** The fields that every fact has. */
interface Stamped {
  /** The id, which the browser draws at random. A fact with a known id is the same fact. */
  readonly id: string;
  /** The time by the clock of the browser, in milliseconds since 1970, or the arrival if that can't be right. */
  readonly at: number;
}

/**
 * The verdict on a stored answer: the server's, or "ungraded" if it couldn't grade the answer, for example because it
 * doesn't know the problem. An ungraded answer doesn't count.
 */
export type FactVerdict = Verdict | 'ungraded';

/** An answer to a problem. */
export interface AnswerFact extends Stamped {
  readonly kind: 'answer';
  /** The id of the problem, which names its family, level and seed if it is generated. */
  readonly problem: string;
  readonly skill: string;
  readonly level: Difficulty;
  readonly setting: Setting;
  /** The answer as typed. It is empty if the learner gave up, or if nothing shows it anymore. */
  readonly text: string;
  /** The sentence about the known mistake behind a wrong answer. */
  readonly slip?: string | undefined;
  /** The engine's name of that mistake, if it has one. It is the same in all skills. */
  readonly mistake?: string | undefined;
  readonly verdict: FactVerdict;
  /** The number of this try at the problem: 1 for the first. */
  readonly tries: number;
  /** The number of hints that were open. */
  readonly hints: number;
  /** The number of red marks in the written work. */
  readonly redMarks: number;
  /** The time from the question to the answer, in milliseconds. */
  readonly milliseconds: number;
}

/** The result of a placement. A later placement in the same category replaces it. */
export interface PlacementFact extends Stamped {
  readonly kind: 'placement';
  readonly category: Category;
  /** The ids of the skills that the placement counted as known. */
  readonly known: readonly string[];
}

/** The decision to ignore a placement. */
export interface UndoFact extends Stamped {
  readonly kind: 'undo';
  /** The id of the placement. */
  readonly placement: string;
}

/** A fact in the record of a learner. Facts never change, and everything else is computed from them. */
export type Fact = AnswerFact | PlacementFact | UndoFact;
