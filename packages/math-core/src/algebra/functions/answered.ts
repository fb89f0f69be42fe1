import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Reading } from '../read/reading.js';
import type { Interval, Statement } from '../read/statement.js';

/** The names of the lines of an answer. */
export type AnswerName =
  | 'value'
  | 'quotient'
  | 'remainder'
  | 'result'
  | 'domain'
  | 'range'
  | 'zeros'
  | 'inverse'
  | 'slope'
  | 'x-intercepts'
  | 'y-intercept'
  | 'vertex'
  | 'vertex-form'
  | 'equation'
  | 'midpoint'
  | 'distance'
  | 'condition'
  | 'decimal'
  | 'degrees'
  | 'center'
  | 'radius'
  | 'symmetry'
  | 'asymptotes'
  | 'holes'
  | 'derivative';

/** One line of an answer. */
export interface AnswerLine {
  /** The meaning of the line. */
  readonly name: AnswerName;
  /** The line: usually an expression, a relation, or an `or` of relations. */
  readonly statement: Statement;
  /** The coordinates, if the statement is a point. */
  readonly point?: { readonly x: Expression; readonly y: Expression };
  /** The condition under which the line is true. */
  readonly given?: Extract<Statement, { kind: 'relation' }>;
}

/** The answer to a request, with every step, as plain JSON. */
export interface Answered {
  /** The request in our own notation. */
  readonly asked: Statement;
  /** The lines of the answer, the most important first. */
  readonly answers: readonly AnswerLine[];
  /** True if a function is named and nothing is asked about it, so that the answers are its known facts. */
  readonly isOverview?: true;
  /** The steps, or an empty list if there was nothing to do. */
  readonly steps: readonly Step[];
  /** The steps of each answer with its name, if several answers were found one after the other. */
  readonly sections?: readonly Section[];
  /** The expressions in x to draw: a graph, or both sides of an equation. */
  readonly graphs?: readonly Expression[];
  /** The values of the letter for which the graphs are drawn, as disjoint ascending intervals, if they aren't all numbers. */
  readonly domain?: readonly Interval[];
  /** Values of the letter to mark on the graph. */
  readonly marks?: readonly Expression[];
  /** Sentences about the answer, without a period: k is any integer. */
  readonly notes?: readonly string[];
  /** How the text was read, if it can be read in several ways. */
  readonly reading?: Pick<Reading, 'text' | 'notes' | 'alternatives'>;
  /** The angles on the unit circle to draw. */
  readonly circle?: UnitCircle;
  /** Several graphs to draw together, such as those of a function and its inverse. */
  readonly curves?: readonly Curve[];
  /** The curves in x and y to draw. */
  readonly plane?: PlaneCurves;
}

/** A part of the steps. */
export interface Section {
  readonly name: AnswerName;
  readonly steps: readonly Step[];
}

/** The graph of an expression in one letter, with its name. */
export interface Curve {
  readonly graph: Expression;
  readonly name: Expression;
  /** The condition on the letter under which the graph is drawn. */
  readonly where?: Statement;
}

/** A point with its coordinates. */
export type Point = readonly [x: Expression, y: Expression];

/** Curves in x and y, and the points on the drawing to mark. */
export interface PlaneCurves {
  readonly equations: readonly Extract<Statement, { kind: 'relation' }>[];
  readonly points: readonly (readonly [x: Expression, y: Expression])[];
}

/** Angles on the unit circle, and the function measured there. */
export interface UnitCircle {
  /** The angle that is measured, if it isn't the unknown alone: 2x. */
  readonly measured?: Expression;
  /** The function. */
  readonly ratio: 'sin' | 'cos' | 'tan';
  /** The values of the function that the angles have. */
  readonly values?: readonly Expression[];
  /** Angles in radians or with a degree sign, with the labels of their points. */
  readonly angles: readonly { readonly angle: Expression; readonly label: Expression }[];
}
