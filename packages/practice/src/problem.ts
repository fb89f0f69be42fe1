import type { Expression, Relation, Step } from '@mathtools/math-core/steps';
import type { Task } from './task.js';

/** The categories of problems, in display order. */
export const CATEGORIES = ['algebra', 'logarithms', 'geometry'] as const;
/** The id of a category. */
export type Category = (typeof CATEGORIES)[number];

/** The difficulties, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** The name of a difficulty. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The kind of an answer and the other forms in which it is correct. */
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
  /** A fraction that must be in lowest terms. */
  | { readonly kind: 'fraction' }
  /** Several numbers in any order: every solution of an equation. */
  | { readonly kind: 'numbers'; readonly variable: string }
  /** The values of two or more unknowns, in the order of `names`: (2, 3). */
  | { readonly kind: 'point'; readonly names: readonly string[] }
  /** An expression with the same value, which must also have the `shape`, if any. */
  | { readonly kind: 'expression'; readonly shape?: Shape }
  /** An inequality between the variable and a number. */
  | { readonly kind: 'inequality'; readonly variable: string }
  /** An equation with the same power or logarithm as the stored one, on either side. */
  | { readonly kind: 'equation' }
  /** Words. Only the stored answer is correct. */
  | { readonly kind: 'text' };

/** A form that an answer must have in addition to its value. */
export type Shape =
  | 'expanded' // a sum of unlike terms
  | 'factored' // a product of factors that can't be factored further
  | 'simplified' // identical to the stored answer, up to the order of terms and factors
  | 'one-logarithm'
  | 'separate-logarithms'; // logarithms only of letters and prime numbers

/** A practice problem with its answer, hints, solution and drawing, as plain JSON. */
export interface Problem {
  /** The stable id, which always names the same problem. */
  readonly id: string;
  readonly category: Category;
  readonly difficulty: Difficulty;
  /**
   * The question, as text with math between dollar signs: "Solve $3x + 5 = 20$ for x." See {@link readText}.
   */
  readonly question: string;
  /** The task, if the question is about an expression, an equation or an inequality. A word problem has none. */
  readonly task?: Task;
  /** The answer as printed, with its unit: "2√3 cm", "log₅(25u²)". */
  readonly answer: string;
  readonly form: AnswerForm;
  /** The hints, from a first hint to almost the solution, as text like the question. */
  readonly hints: readonly [string, ...string[]];
  readonly steps: readonly Step[];
  readonly drawing?: Drawing;
  readonly graph?: Graph;
  /** The answers that common mistakes lead to, none of them the correct answer. */
  readonly mistakes?: readonly Mistake[];
}

/** A wrong answer that a common mistake leads to. */
export interface Mistake {
  /** The answer as printed, like the answer of the problem. */
  readonly answer: string;
  /**
   * The sentence that names the mistake and says what to do, as text like the question: "You added:
   * multiply."
   */
  readonly why: string;
  /** The engine's name of the mistake, the same in all families. */
  readonly name?: string;
}

/** A part of a string: words, an expression, or a relation between two expressions. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'math'; readonly expression: Expression }
  | {
      readonly kind: 'relation';
      readonly left: Expression;
      readonly relation: Relation;
      readonly right: Expression;
    };

/** The x- and y-coordinates of a point. */
export type Point = readonly [x: number, y: number];

/** A geometric figure as data. The y-axis points up, and all lengths are in one arbitrary unit. */
export interface Drawing {
  /** A description for people who can't see the figure. */
  readonly description: string;
  readonly shapes: readonly DrawnShape[];
}

/** A shape of a drawing. */
export type DrawnShape =
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'segment'; readonly from: Point; readonly to: Point; readonly dashed?: boolean }
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  /** A small square at the vertex `at`, between the directions to `from` and `to`. */
  | { readonly kind: 'right-angle'; readonly at: Point; readonly from: Point; readonly to: Point }
  /** An arc at the vertex `at`, from the direction of `from` counterclockwise to that of `to`, with a label. */
  | {
      readonly kind: 'angle';
      readonly at: Point;
      readonly from: Point;
      readonly to: Point;
      readonly label?: string;
    }
  /** A word or a number centered on a point. */
  | { readonly kind: 'label'; readonly at: Point; readonly text: string }
  | { readonly kind: 'dot'; readonly at: Point };

/** A coordinate grid with points, lines, curves and regions, as data. */
export interface Graph {
  /** A description for people who can't see the graph. It doesn't contain the answer. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly parts: readonly GraphPart[];
  /** The answer can be set on the grid: as one point, or as a line through two points. */
  readonly set?: 'point' | 'line';
}

/** An axis, with a grid line at every whole number. */
export interface Axis {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A part of a graph. */
export type GraphPart =
  /** A dot, or a circle for a point that doesn't belong to the graph. */
  | { readonly kind: 'point'; readonly at: Point; readonly name?: string; readonly isOpen?: boolean }
  /** A line through two points, from edge to edge. */
  | { readonly kind: 'line'; readonly through: Point; readonly and: Point; readonly dashed?: boolean }
  /** Segments from point to point. */
  | { readonly kind: 'path'; readonly points: readonly Point[] }
  /** The curve y = a · f(x − h) + k. */
  | {
      readonly kind: 'curve';
      readonly of: CurveKind;
      readonly a: number;
      readonly h: number;
      readonly k: number;
      readonly dashed?: boolean;
    }
  /** The half plane on one side of the line through two points. It contains the point `side`. */
  | { readonly kind: 'half-plane'; readonly through: Point; readonly and: Point; readonly side: Point };

/** The function f of a curve: x², x³, |x|, √x, 2ˣ or sin x. */
export type CurveKind = 'square' | 'cube' | 'absolute' | 'root' | 'power' | 'sine';
