import { type Failure, failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { haveSameForm } from '../normal/identical.js';
import { normalForm } from '../normal/normal-form.js';
import { completeSquare } from '../operations/complete-square.js';
import { evaluateAt } from '../operations/substitute.js';
import { tidy } from '../operations/tree.js';
import { contains, solutionSet } from '../real-set/solution-set.js';
import { holds } from '../solve/literal/undo-function.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import type { AnswerLine, Curve, PlaneCurves } from './answered.js';
import { neededFor } from './domain.js';
import { type Defined, put } from './defined-function.js';
import { isUndefined } from './is-undefined.js';
import { rangeOf } from './range.js';
import type { Ranged } from './range-of-values.js';
import { described, isAll, type Parts, partsWhere, setSteps } from './real-parts.js';
import { say, step } from '../texts/function-steps.js';

/** Lines of an answer, with the steps that find them. */
export interface Found {
  readonly answers: readonly AnswerLine[];
  readonly steps: readonly Step[];
  /** Values of the letter to mark on the graph. */
  readonly marks?: readonly Expression[];
  /** The graphs to draw together. */
  readonly curves?: readonly Curve[];
  /** The curves in x and y to draw instead of the graph. */
  readonly plane?: PlaneCurves;
  /** Sentences about the answer. */
  readonly notes?: readonly string[];
}

/** Returns the function written as f(x) or y. */
export function subjectOf({ name, letter }: Defined): Expression {
  return name === undefined ? 'y' : ['call', name, letter];
}

/** Finds the range of a function on its domain. */
export function rangeFound(
  body: Expression,
  letter: string,
  { parts, field }: { readonly parts: Parts | undefined; readonly field: string },
): Result<Found> {
  const range = parts && rangeOf(body, letter, parts);
  if (!range)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function whose range isn't known.`,
    );
  const law = 'algebra.function-range:all';
  return success({
    answers: [{ name: 'range', statement: described('y', range.parts) }],
    steps: isAll(range.parts)
      ? [...range.steps, step(law, 'y', body)]
      : [...range.steps, ...rangeLines(range)],
  });
}

/** Writes the range as a line about y, unless the last line already does. */
function rangeLines({ parts, steps }: Ranged): readonly Step[] {
  return steps.at(-1)?.before === 'y' ? [] : setSteps('algebra.function-range', 'y', parts);
}

/** Finds the zeros of a function. */
export function zerosOf(of: Defined, name: 'zeros' | 'x-intercepts'): Result<Found> {
  const { letter, body, given } = of;
  const start = step('algebra.function-zero', body, '0');
  if (!holds(body, letter)) {
    const parts = partsWhere({ kind: 'relation', left: body, relation: '=', right: '0' }, letter);
    if (!parts) return unknownZeros();
    return success({ answers: [{ name, statement: described(letter, parts) }], steps: [start] });
  }
  const solved = solve({ kind: 'relation', left: body, relation: '=', right: '0' });
  if (!solved.ok) return solved;
  const { solution, steps } = solved.value;
  if (solution.kind === 'approximate') {
    if (given.length > 0 || solution.searched) return unknownZeros();
    const found = solution.roots.map((root) => ('exact' in root ? root.exact : root.rounded));
    const parts = solution.roots.map(
      (root, i): Statement => ({
        kind: 'relation',
        left: letter,
        relation: 'exact' in root ? '=' : '≈',
        right: found[i] ?? '0',
      }),
    );
    const [only, ...more] = parts;
    const statement: Statement =
      only === undefined ? { kind: 'none' } : more.length === 0 ? only : { kind: 'or', parts };
    return success({ answers: [{ name, statement }], steps: [start, ...steps], marks: found });
  }
  if (solution.kind !== 'values') {
    const parts = partsWhere(
      { kind: 'and', parts: [{ kind: 'relation', left: body, relation: '=', right: '0' }, ...given] },
      letter,
    );
    if (solution.kind !== 'none' && !parts) return unknownZeros();
    const statement: Statement =
      solution.kind === 'none' || !parts ? { kind: 'none' } : described(letter, parts);
    return success({ answers: [{ name, statement }], steps: [start, ...steps] });
  }
  const set = given.length === 0 ? undefined : solutionSet({ kind: 'and', parts: given }, letter);
  const values = solution.values.filter((value) => !set || contains(set, value) !== false);
  return success({
    answers: [{ name, statement: valuesStatement(letter, values) }],
    steps: [start, ...steps],
    marks: values,
  });
}

function unknownZeros(): Failure {
  return failure('equation', 'unsupported', "equation can't be solved here: zeros without an exact form.");
}

/** Returns x = 2 or x = 3, or no value. */
function valuesStatement(letter: string, values: readonly Expression[]): Statement {
  const parts = values.map((right) => ({ kind: 'relation', left: letter, relation: '=', right }) as const);
  const [first, ...others] = parts;
  if (!first) return { kind: 'none' };
  return others.length === 0 ? first : { kind: 'or', parts };
}

/** Finds the value at 0. */
export function yInterceptOf(of: Defined): Found {
  const { letter, body, given } = of;
  const set = given.length === 0 ? undefined : solutionSet({ kind: 'and', parts: given }, letter);
  const isInside = !set || contains(set, '0') === true;
  const worked = isInside ? evaluateAt(body, { [letter]: '0' }) : undefined;
  if (worked && !worked.ok && !isUndefined(worked)) return { answers: [], steps: [] };
  if (!worked?.ok) return { answers: [{ name: 'y-intercept', statement: { kind: 'none' } }], steps: [] };
  const { result, steps } = worked.value;
  const [first, ...rest] = steps;
  const subject: Expression = of.name === undefined ? 'y' : ['call', of.name, '0'];
  return {
    answers: [
      { name: 'y-intercept', statement: { kind: 'relation', left: 'y', relation: '=', right: result } },
    ],
    steps: first ? [{ ...first, before: subject }, ...rest] : [],
    marks: ['0'],
  };
}

/** Returns the coefficients of a polynomial of degree 0 to 2 in the letter from the constant term up. */
export function coefficientsOf({
  letter,
  body,
}: Pick<Defined, 'letter' | 'body'>): readonly Expression[] | undefined {
  if (neededFor(body).some(({ expression }) => holds(expression, letter))) return undefined;
  const [zero, one, minusOne] = ['0', '1', '-1'].map((value) => valueOf(put(body, letter, value)));
  if (zero === undefined || one === undefined || minusOne === undefined) return undefined;
  const a = valueOf(['-', ['/', ['+', one, minusOne], '2'], zero]);
  const b = valueOf(['/', ['-', one, minusOne], '2']);
  const written: Expression = ['+', ['×', a, ['^', letter, '2']], ['×', b, letter], zero];
  if ([zero, b, a].some((each) => holds(each, letter)) || !haveSameForm(written, body)) return undefined;
  return a !== '0' ? [zero, b, a] : b !== '0' ? [zero, b] : [zero];
}

/** Writes an expression as a sum in normal form. */
export function valueOf(of: Expression): Expression {
  const form = normalForm(of);
  return form.ok ? form.value.sum : of;
}

/** Writes a quadratic function in vertex form. Returns undefined for other functions. */
export function vertexOf(of: Defined): Found | undefined {
  const { letter, body } = of;
  const coefficients = coefficientsOf(of);
  if (coefficients?.length !== 3) return tipOf(of);
  const [, b = '0', a = '1'] = coefficients;
  const x = valueOf(['neg', ['/', b, ['×', '2', a]]]);
  const y = valueOf(put(body, letter, x));
  const completed = completeSquare(body, letter);
  if (completed.ok) return vertexFound(of, { ...completed.value, at: [x, y] });
  const square: Expression = ['^', tidy(['-', letter, x]), '2'];
  return vertexFound(of, { result: tidy(['+', ['×', a, square], y]), steps: [], at: [x, y] });
}

interface Vertex {
  readonly result: Expression;
  readonly steps: readonly Step[];
  readonly at: readonly [x: Expression, y: Expression];
}

function vertexFound(of: Defined, { result, steps, at: [x, y] }: Vertex): Found {
  const point: Expression = ['()', [',', x, y]];
  return {
    answers: [
      {
        name: 'vertex-form',
        statement: { kind: 'relation', left: subjectOf(of), relation: '=', right: result },
      },
      { name: 'vertex', statement: { kind: 'expression', expression: point } },
    ],
    steps: [...steps, step('algebra.function-vertex:square', of.letter, x)],
    marks: [x],
  };
}

/** Returns the tip of a|x − h| + k. */
function tipOf({ letter, body }: Defined): Found | undefined {
  const bars = absolutesIn(body).filter((each) => holds(each, letter));
  const [only, other] = bars;
  if (only === undefined || other !== undefined || typeof only === 'string') return undefined;
  const inner = coefficientsOf({ letter, body: only[1] ?? '0' });
  const outer = coefficientsOf({ letter: 'A', body: replaced(body, only) });
  if (inner?.length !== 2 || outer?.length !== 2 || holds(replaced(body, only), letter)) return undefined;
  const [b = '0', a = '1'] = inner;
  const x = valueOf(['neg', ['/', b, a]]);
  const point: Expression = ['()', [',', x, outer[0] ?? '0']];
  return {
    answers: [{ name: 'vertex', statement: { kind: 'expression', expression: point } }],
    steps: [step('algebra.function-vertex:absolute', letter, x)],
    marks: [x],
  };
}

function absolutesIn(of: Expression): readonly Expression[] {
  if (typeof of === 'string') return [];
  return of[0] === 'abs' ? [of] : (of.slice(1) as readonly Expression[]).flatMap(absolutesIn);
}

function replaced(of: Expression, part: Expression): Expression {
  if (of === part) return 'A';
  if (typeof of === 'string') return of;
  const [operator, ...operands] = of;
  return [operator, ...operands.map((operand) => replaced(operand, part))];
}

/** Returns the slope of a linear function. Returns undefined for other functions. */
export function slopeOf(of: Defined): Found | undefined {
  const coefficients = coefficientsOf(of);
  if (!coefficients || coefficients.length > 2) return undefined;
  const [, slope = '0'] = coefficients;
  const form = valueOf(of.body);
  const law =
    coefficients.length < 2
      ? 'algebra.function-slope:constant'
      : say('algebra.function-slope', { n: of.letter });
  return {
    answers: [{ name: 'slope', statement: { kind: 'expression', expression: slope } }],
    steps: [step(law, subjectOf(of), form)],
  };
}
