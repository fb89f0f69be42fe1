import type { Expression, Relation, Step } from '@mathtools/math-core/steps';

export const CATEGORIES = ['algebra', 'logarithms', 'geometry'] as const;
export type Category = (typeof CATEGORIES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What an answer is, and which other ways of writing it count. */
export type AnswerForm =
  /** One number in any exact form: fraction, decimal, percent, root. */
  | { readonly kind: 'number'; readonly variable?: string; readonly unit?: string }
  /** A number rounded to some decimals. */
  | {
      readonly kind: 'rounded';
      readonly decimals: number;
      readonly variable?: string;
      readonly unit?: string;
    }
  /** A fraction in lowest terms: the form is the point. */
  | { readonly kind: 'fraction' }
  /** Several numbers in any order: every solution of an equation. */
  | { readonly kind: 'numbers'; readonly variable: string }
  /** Values of two or more named unknowns, in their order: (2, 3). */
  | { readonly kind: 'point'; readonly names: readonly string[] }
  /** An expression of the same value; `shape` where the form is the point. */
  | { readonly kind: 'expression'; readonly shape?: Shape }
  /** A variable compared with a number. */
  | { readonly kind: 'inequality'; readonly variable: string }
  /** An equation written with the stored one's power or logarithm, whichever side is left. */
  | { readonly kind: 'equation' }
  /** Words: only the stored answer counts. */
  | { readonly kind: 'text' };

/** A form that an answer must have beside its value. */
export type Shape =
  | 'expanded' // a sum of unlike terms
  | 'factored' // a product of factors that can't be factored further
  | 'simplified' // written as the stored answer is, up to the order of terms and factors
  | 'one-logarithm'
  | 'separate-logarithms'; // of letters and prime numbers only

/** A practice problem with all that is needed to show, answer and explain it. Plain JSON. */
export interface Problem {
  /** Stable: the same id is the same problem, always. */
  readonly id: string;
  readonly category: Category;
  readonly difficulty: Difficulty;
  /** Text with its mathematics between dollar signs: "Solve $3x + 5 = 20$ for x." See {@link readText}. */
  readonly question: string;
  /** As it is printed, with its unit: "2√3 cm", "log₅(25u²)". */
  readonly answer: string;
  readonly form: AnswerForm;
  /** From a first nudge to nearly the solution, as texts like the question. */
  readonly hints: readonly [string, ...string[]];
  readonly steps: readonly Step[];
  readonly drawing?: Drawing;
}

/** A piece of a text: words, an expression, or a relation between two. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'math'; readonly expression: Expression }
  | {
      readonly kind: 'relation';
      readonly left: Expression;
      readonly relation: Relation;
      readonly right: Expression;
    };

export type Point = readonly [x: number, y: number];

/** A figure of geometry as data; y grows upwards, lengths are in any one unit. */
export interface Drawing {
  /** What a person who can't see it needs to know. */
  readonly description: string;
  readonly shapes: readonly DrawnShape[];
}

export type DrawnShape =
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'segment'; readonly from: Point; readonly to: Point; readonly dashed?: boolean }
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  /** A small square in the corner `at`, between the directions to `from` and `to`. */
  | { readonly kind: 'right-angle'; readonly at: Point; readonly from: Point; readonly to: Point }
  /** An arc in the corner `at`, from the direction of `from` anticlockwise to that of `to`, with its label. */
  | {
      readonly kind: 'angle';
      readonly at: Point;
      readonly from: Point;
      readonly to: Point;
      readonly label?: string;
    }
  /** A word or a number whose centre is at a point. */
  | { readonly kind: 'label'; readonly at: Point; readonly text: string }
  | { readonly kind: 'dot'; readonly at: Point };
