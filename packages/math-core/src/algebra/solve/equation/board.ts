import { expressionText } from '../../../steps/to-text.js';
import type { Expression } from '../../../steps/expression.js';
import type { Relation, Step } from '../../../steps/step.js';
import { isSameLine } from '../values/same-line.js';
import { Beyond } from '../radical/beyond.js';
import type { Method } from '../solved.js';
import type { Radical } from '../radical/radical.js';
import type { Polynomial } from './polynomial/polynomial.js';
import type { Writing } from './polynomial/polynomial-expression.js';
import { type Law, step } from '../../texts/solve-steps.js';

/** The two sides of an equation. */
export interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** The maximum number of lines of a solution. */
const MAX_LINES = 200;

/** The maximum nesting depth of cases. */
const MAX_CASES = 6;

/** Laws that say why the two sides of a line are never equal. */
const NEVER_EQUAL: ReadonlySet<string> = new Set([
  'algebra.no-solution',
  'algebra.no-root-of-negative',
  'algebra.root-negative',
  'algebra.even-root-negative',
  'algebra.power-positive',
  'algebra.absolute-negative',
]);

/** Collects the lines of a solution and the intermediate results. */
export class Board {
  readonly steps: Step[];
  readonly unknown: string;
  readonly isDecimal: boolean;
  /** The requested method. */
  readonly requestedMethod: Method | undefined;
  /** The method that was used, and all methods that apply. */
  methodChoice: { readonly method: Method | undefined; readonly methods: readonly Method[] } | undefined;

  /** True if a law may have added solutions, so each value must be checked in the equation. */
  mayGain = false;
  /** False if only the solutions matter, not the lines that check them, which take long. */
  showsChecks = true;
  /** Values that were discarded in a case. */
  readonly rejected: Root[] = [];
  /** Polynomials at whose zeros a squared equation may become true or false. */
  readonly borders: Polynomial[] = [];
  /** True if the equation is one factor of another, whose solutions are combined later. */
  isPart = false;
  /** True if the equation is about real numbers only, as one with a root, a logarithm or an absolute value is. */
  isReal = false;
  /** True if the letter stands for a part of the equation. Its own values are then no solutions. */
  isHelper = false;
  /** The number of cases around the current equation. */
  depth = 0;

  /** Solves the smaller equations of cases. */
  private readonly solver: (board: Board, left: Expression, right: Expression) => Found;

  constructor(
    { unknown, isDecimal, requestedMethod }: Pick<Board, 'unknown' | 'isDecimal' | 'requestedMethod'>,
    solver: (board: Board, left: Expression, right: Expression) => Found,
    steps: Step[] = [],
  ) {
    this.solver = solver;
    this.steps = steps;
    this.unknown = unknown;
    this.isDecimal = isDecimal;
    this.requestedMethod = requestedMethod;
  }

  /** Returns the options for writing lines. */
  get writing(): Writing {
    return { unknown: this.unknown, isDecimal: this.isDecimal };
  }

  /** Returns a board for lines in another letter that shares everything else. */
  in(letter: string): Board {
    const inner = new Board(
      { unknown: letter, isDecimal: this.isDecimal, requestedMethod: this.requestedMethod },
      this.solver,
      this.steps,
    );
    inner.isHelper = true;
    inner.depth = this.depth;
    inner.isReal = this.isReal;
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

  /** Adds the next line, left relation right, with its law. */
  line(law: Law, left: Expression, right: Expression, relation: Relation = '='): void {
    if (this.steps.length >= MAX_LINES) throw new Beyond('an equation that takes too many steps');
    const plain = step(law, left, right, { relation });
    const isNever = relation === '=' && NEVER_EQUAL.has(plain.id);
    const next: Step = isNever ? { ...plain, relation: '≠' } : plain;
    if (next.id !== 'algebra.solutions' || !isSameLine(this.steps.at(-1), next)) this.steps.push(next);
  }
}

/** A solution, as an exact sum of roots or, if there is none, only as an expression. */
export interface Root {
  readonly expression: Expression;
  readonly value?: Radical;
}

/** The result of the lines. */
export interface Found {
  /** True if every number is a solution. */
  readonly isAll?: boolean;
  readonly roots: readonly Root[];
  /** The nonreal solutions. Undefined if they weren't computed. */
  readonly complex?: readonly Root[] | undefined;
  /** The solutions as intervals, if they fill whole pieces of the number line. */
  readonly pieces?: readonly Piece[];
}

/** An interval with exact endpoints. A missing endpoint means infinity. */
export interface Piece {
  readonly low?: Radical;
  readonly high?: Radical;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

/** The result of an equation without solutions. */
export const NONE: Found = { roots: [], complex: [] };

/** Formats an amount for the text of a law. */
export const amount = (expression: Expression): string => expressionText(expression);
