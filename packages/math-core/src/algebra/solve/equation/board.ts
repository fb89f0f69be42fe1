import { expressionText } from '../../../steps/to-text.js';
import type { Expression } from '../../../steps/expression.js';
import { type Relation, type Step, step } from '../../../steps/step.js';
import { Beyond } from '../radical/beyond.js';
import type { Method } from '../solved.js';
import type { Radical } from '../radical/radical.js';
import type { Polynomial } from './polynomial/polynomial.js';
import type { Writing } from './polynomial/polynomial-expression.js';

/** The most lines of a solution. */
const MAX_LINES = 200;

/** The deepest nesting of cases. */
const MAX_CASES = 6;

/** A law that leads to a line: its id and its name, amounts written out. */
export type Law = readonly [id: string, name: string];

/** The lines of a solution as they come, and what was found on the way. */
export class Board {
  readonly steps: Step[];
  readonly unknown: string;
  readonly isDecimal: boolean;
  /** The method that was asked for. */
  readonly wanted: Method | undefined;
  /** The method that was taken, and those that could have been. */
  taken: { readonly method: Method | undefined; readonly methods: readonly Method[] } | undefined;

  /** True if a law may have gained values, so that each must be put into the equation. */
  mayGain = false;
  /** Values that a case has put aside. */
  readonly rejected: Root[] = [];
  /** Polynomials at whose zeros an equation of squares may change between true and false. */
  readonly borders: Polynomial[] = [];
  /** True if the equation is one factor of another, whose solutions come together later. */
  isPart = false;
  /** How many cases lie around the equation that is being solved. */
  depth = 0;

  /** Solves the smaller equations of cases. */
  private readonly solver: (board: Board, left: Expression, right: Expression) => Found;

  constructor(
    { unknown, isDecimal, wanted }: Pick<Board, 'unknown' | 'isDecimal' | 'wanted'>,
    solver: (board: Board, left: Expression, right: Expression) => Found,
    steps: Step[] = [],
  ) {
    this.solver = solver;
    this.steps = steps;
    this.unknown = unknown;
    this.isDecimal = isDecimal;
    this.wanted = wanted;
  }

  /** How lines are written here. */
  get writing(): Writing {
    return { unknown: this.unknown, isDecimal: this.isDecimal };
  }

  /** Returns the same board for lines in another letter. */
  in(letter: string): Board {
    const inner = new Board(
      { unknown: letter, isDecimal: this.isDecimal, wanted: this.wanted },
      this.solver,
      this.steps,
    );
    inner.depth = this.depth;
    return inner;
  }

  /** Solves an equation that was just written. */
  solve(left: Expression, right: Expression): Found {
    if (this.depth >= MAX_CASES) throw new Beyond('an equation with too many cases');
    this.depth++;
    const found = this.solver(this, left, right);
    this.depth--;
    return found;
  }

  /** Writes the next line: left relation right, by a law. */
  line([id, law]: Law, left: Expression, right: Expression, relation: Relation = '='): void {
    if (this.steps.length >= MAX_LINES) throw new Beyond('an equation that takes too many steps');
    this.steps.push(step(id, law, left, right, { relation }));
  }
}

/** A value that was found: exactly as a sum of roots, or only as an expression that no sum of roots equals. */
export interface Root {
  readonly expression: Expression;
  readonly value?: Radical;
}

/** What the lines led to. */
export interface Found {
  /** Every number is one. */
  readonly isAll?: boolean;
  readonly roots: readonly Root[];
  /** The solutions that aren't real; left out if they weren't looked for. */
  readonly complex?: readonly Root[] | undefined;
  /** The solutions as intervals, where they are whole pieces of the number line. */
  readonly pieces?: readonly Piece[];
}

/** An interval whose ends are known exactly; an end that is left out is infinite. */
export interface Piece {
  readonly low?: Radical;
  readonly high?: Radical;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

/** Nothing. */
export const NONE: Found = { roots: [], complex: [] };

/** Returns an amount as a law names it. */
export const amount = (expression: Expression): string => expressionText(expression);
