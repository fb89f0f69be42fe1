import { add, compare, negate, type Rational, rational, subtract } from '../../rational/rational.js';
import { isSame, operandsOf, replaced } from '../../expression/rewrite.js';
import { type Failure, failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { compareValues } from '../normal/value-sign.js';
import { angleExpression, modulo, multipleOfPi, ONE } from './angle.js';
import { type Arc, exactAngle, exactValue, type Ratio, unsigned } from './exact-values.js';
import { hasTrigonometry, isCall } from './calls.js';
import { type Law, step } from '../texts/operation-steps.js';

const HALF = rational(1n, 2n);
const TWO = rational(2n);
const THREE_HALVES = rational(3n, 2n);

/** An expression without letters, and the calls in it that have no simpler form. */
interface State {
  whole: Expression;
  readonly steps: Step[];
  readonly kept: Set<Expression>;
}

type Change = readonly [law: Law, after: Expression];

/** An expression whose calls with known values are replaced by them, with a step for each. */
export interface Rewritten {
  readonly whole: Expression;
  readonly steps: readonly Step[];
}

/**
 * Replaces sines, cosines, tangents and their inverses by their exact values, at multiples of 15°.
 * Errors: `division-by-zero` (tan 90°), `out-of-range` (arcsin 2), each with a sentence that says why.
 */
export function rewriteCalls(expression: Expression, field: string): Result<Rewritten> {
  const state: State = { whole: expression, steps: [], kept: new Set() };
  for (;;) {
    const call = innermost(state.whole, state.kept);
    if (call === undefined) break;
    const changes = changesOf(call, field);
    if ('ok' in changes) return changes;
    if (changes.length === 0) state.kept.add(call);
    let current = call;
    for (const [law, after] of changes) {
      const before = state.whole;
      state.whole = replaced(before, current, after);
      state.steps.push(step(law, before, state.whole));
      current = after;
    }
  }
  return success(state);
}

/** Returns the first call that isn't kept and has no such call in its argument. */
function innermost(expression: Expression, kept: ReadonlySet<Expression>): Expression | undefined {
  if (typeof expression === 'string') return undefined;
  for (const operand of operandsOf(expression)) {
    const found = innermost(operand, kept);
    if (found !== undefined) return found;
  }
  const isKept = [...kept].some((each) => isSame(each, expression));
  return isCall(expression) && !isKept ? expression : undefined;
}

function changesOf(call: Expression, field: string): readonly Change[] | Failure {
  const [name, argument] = call as readonly [Ratio | Arc, Expression];
  return name === 'sin' || name === 'cos' || name === 'tan'
    ? ratioChanges(name, argument, field)
    : arcChanges(name, argument, field);
}

function ratioChanges(name: Ratio, argument: Expression, field: string): readonly Change[] | Failure {
  const [inner, value = '0'] = typeof argument === 'string' ? [] : argument;
  if (inner === 'arcsin' || inner === 'arccos' || inner === 'arctan') {
    const after = ratioOfArc(name, inner, value);
    if (isSame(after, value)) return [['algebra.undo-inverse', after]];
    return [['algebra.right-triangle', after]];
  }
  return specialAngle(name, argument, field);
}

function specialAngle(name: Ratio, argument: Expression, field: string): readonly Change[] | Failure {
  const multiple = multipleOfPi(argument);
  if (!multiple) return [];
  const inDegrees = hasDegreeSign(argument);
  const [angle, reference, isMinus] = referenceOf(name, multiple);
  if (name === 'tan' && compare(reference, HALF) === 0) {
    const [shown, cosine] = [['tan', argument] as const, ['cos', argument] as const].map(expressionText);
    return failure(field, 'division-by-zero', `${shown ?? ''} is undefined, because ${cosine ?? ''} is 0.`);
  }
  const value0 = exactValue(name, reference);
  if (value0 === undefined) return [];
  const changes: Change[] = [];
  const write = (each: Rational): Expression => [name, angleExpression(each, inDegrees)];
  if (compare(angle, multiple) !== 0) changes.push(['algebra.full-turns', write(angle)]);
  const isOther = compare(reference, angle) !== 0;
  if (isOther) {
    const after = write(reference);
    changes.push(['algebra.reference-angle', isMinus ? ['neg', after] : after]);
  }
  const after = isMinus && isOther ? opposite(value0) : value0;
  return [...changes, ['algebra.special-angle', after]];
}

/** Writes a value with the opposite sign: −√3/2, (√2 − √6)/4. */
function opposite(value: Expression): Expression {
  if (value === '0') return value;
  if (typeof value === 'string') return `-${value}`;
  const [operator, top = '0', bottom = '1'] = value;
  if (operator === '-') return ['-', bottom, top];
  if (operator === '/' && typeof top !== 'string' && top[0] === '-') return ['/', opposite(top), bottom];
  return ['neg', value];
}

/** Returns an angle from 0 to 2π, its reference angle from 0 to π/2, and whether the sign changes, all as multiples of π. */
function referenceOf(
  name: Ratio,
  multiple: Rational,
): readonly [angle: Rational, reference: Rational, isMinus: boolean] {
  const angle = modulo(multiple, TWO);
  if (compare(angle, HALF) <= 0) return [angle, angle, false];
  if (compare(angle, ONE) <= 0) return [angle, subtract(ONE, angle), name !== 'sin'];
  if (compare(angle, THREE_HALVES) <= 0) return [angle, subtract(angle, ONE), name !== 'tan'];
  return [angle, subtract(TWO, angle), name !== 'cos'];
}

function hasDegreeSign(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  return expression[0] === '°' || operandsOf(expression).some(hasDegreeSign);
}

/** Returns the sine, cosine or tangent of an inverse function, by the Pythagorean theorem. */
function ratioOfArc(name: Ratio, arc: Arc, value: Expression): Expression {
  const square: Expression = ['^', value, '2'];
  if (`arc${name}` === arc) return value;
  if (arc === 'arctan') {
    const long: Expression = ['√', ['+', '1', square]];
    return ['/', name === 'sin' ? value : '1', long];
  }
  const other: Expression = ['√', ['-', '1', square]];
  if (name !== 'tan') return other;
  return arc === 'arcsin' ? ['/', value, other] : ['/', other, value];
}

function arcChanges(name: Arc, argument: Expression, field: string): readonly Change[] | Failure {
  const ratio = name.slice(3) as Ratio;
  if (ratio !== 'tan') {
    const isLarge = compareValues(argument, '1') === 1 || compareValues(argument, '-1') === -1;
    if (isLarge) {
      const [shown, value] = [expressionText([name, argument]), expressionText(argument)];
      const message = `${shown} is undefined, because ${value} isn't between -1 and 1.`;
      return failure(field, 'out-of-range', message);
    }
  }
  const [inner, angle = '0'] = typeof argument === 'string' ? [] : argument;
  const typed = inner === ratio ? multipleOfPi(angle) : undefined;
  const multiple = typed ? principal(ratio, typed) : exactAngle(ratio, argument);
  if (multiple) {
    const after = angleExpression(multiple, false);
    return [[`algebra.inverse-value:${ratio}`, after]];
  }
  const isDecidable = !hasTrigonometry(argument);
  const [size, isMinus] = isDecidable ? unsigned(argument) : [argument, false];
  if (!isMinus || ratio === 'cos') return [];
  return [['algebra.odd-function', ['neg', [name, size]]]];
}

/** Returns the angle in the range of the inverse function that has the same sine, cosine or tangent, as a multiple of π. */
function principal(ratio: Ratio, multiple: Rational): Rational {
  const angle = modulo(multiple, ratio === 'tan' ? ONE : TWO);
  if (ratio === 'cos') return compare(angle, ONE) <= 0 ? angle : subtract(TWO, angle);
  if (compare(angle, HALF) <= 0) return angle;
  if (ratio === 'tan') return subtract(angle, ONE);
  return compare(angle, THREE_HALVES) <= 0 ? subtract(ONE, angle) : add(angle, negate(TWO));
}
