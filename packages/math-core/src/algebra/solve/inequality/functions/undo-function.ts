import { constantValue } from '../../../../expression/constant.js';
import { isSame } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import type { Step } from '../../../../steps/step.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { exactLogarithm } from '../../../normal/exact-powers.js';
import { logarithmOf } from '../../equation/logarithmic/take-logarithms.js';
import { exponentialSumOf, baseName } from '../../equation/logarithmic/exponential-term.js';
import { holds } from '../../equation/polynomial/read-polynomial.js';
import { polynomialExpression } from '../../equation/polynomial/polynomial-expression.js';
import { isZero } from '../../radical/radical.js';
import { signOf } from '../../radical/sign.js';
import { type Line, lineStep, turned } from '../../linear/line.js';
import { HOLDS } from '../../linear/isolate.js';
import { rationalText } from '../../radical/radical-expression.js';
import { simplestNumber } from '../../values/number-form.js';
import {
  directionOf,
  type Isolated,
  isolatedFunction,
  unknownOnLeft,
} from '../../values/isolated-function.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** The inequality that remains after undoing a function, or the decision if there is none. */
export type Undone = { readonly line: Line } | { readonly line?: undefined; readonly isAlways: boolean };

/**
 * Undoes the function on one side, or the same function on both, because it is monotonic: √u < 3 becomes u < 9, where
 * the conditions of the original line still apply. Returns undefined for a line of another form.
 */
export function undoFunction(line: Line, unknown: string, steps: Step[]): Undone | undefined {
  const both: Step[] = [];
  const pair = undoBoth(line, unknown, both);
  if (pair) {
    steps.push(...both);
    return pair;
  }
  const own: Step[] = [];
  const isolated = isolatedFunction(line, unknown, own);
  const undone = isolated && undoOne(isolated, unknown, own);
  if (undone) steps.push(...own);
  return undone;
}

function undoOne(line: Isolated, unknown: string, steps: Step[]): Undone | undefined {
  const [operator, first = '0', second = '0'] = line.left;
  if (operator === '√') return undoRoot(line, first, 2, steps);
  if (operator === 'ln') return undoLogarithm(line, { base: 'e', argument: first }, steps);
  if (operator === 'log' && !holds(first, unknown))
    return undoLogarithm(line, { base: first, argument: second }, steps);
  if (operator !== '^') return undefined;
  if (holds(second, unknown)) return holds(first, unknown) ? undefined : undoPower(line, steps);
  const exponent = constantValue(second);
  const index = exponent && exponent.numerator === 1n ? Number(exponent.denominator) : 0;
  return index > 1 && index < 13 ? undoRoot(line, first, index, steps) : undefined;
}

function decided(line: Line, why: 'root' | 'power', isAlways: boolean, steps: Step[]): Undone {
  steps.push(lineStep(`algebra.known-range:${why}:${isAlways ? 'always' : 'never'}`, line));
  return { isAlways };
}

function undoRoot(line: Line, inside: Expression, index: number, steps: Step[]): Undone | undefined {
  const { relation, right } = line;
  const size = signOfValue(right);
  if (size === undefined) return undefined;
  const isEven = index % 2 === 0;
  if (isEven && (size < 0 || (size === 0 && (relation === '<' || relation === '≥'))))
    return decided(line, 'root', HOLDS[relation](1), steps);
  const now: Line = { left: inside, relation, right: simplestNumber(['^', right, index.toString()]) };
  steps.push(lineStep(powerLaw(index), now));
  return { line: now };
}

function powerLaw(index: number): Law {
  if (index === 2) return 'algebra.keep-order:square';
  return index === 3 ? 'algebra.keep-order:cube' : say('algebra.keep-order:power', { n: index });
}

/** The ids of steps that undo an increasing (1) or a decreasing function (−1). */
const ORDER = { 1: 'algebra.keep-order', [-1]: 'algebra.flip-order' } as const;

/** Rewrites log_b u < c as u < b^c, or as u > b^c for a base less than 1. */
function undoLogarithm(
  { relation, right }: Line,
  { base, argument }: { readonly base: Expression; readonly argument: Expression },
  steps: Step[],
): Undone | undefined {
  const direction = directionOf(base);
  if (!direction) return undefined;
  const power: Expression = right === '1' ? base : ['^', base, right];
  const now: Line = { left: argument, relation: direction < 0 ? turned(relation) : relation, right: power };
  steps.push(lineStep(say(`${ORDER[direction]}:exponential`, { n: base }), now));
  const simple = { ...now, right: simplestNumber(power) };
  if (!isSame(simple.right, power)) steps.push(lineStep('algebra.power-value', simple));
  return { line: simple };
}

/** Rewrites b^u < c as u < log_b c, or as u > log_b c for a base less than 1. */
function undoPower(line: Isolated, steps: Step[]): Undone | undefined {
  const { relation, right } = line;
  const [, base = '0', exponent = '0'] = line.left;
  const [direction, size] = [directionOf(base), signOfValue(right)];
  if (!direction || size === undefined) return undefined;
  if (size <= 0) return decided(line, 'power', HOLDS[relation](1), steps);
  const found = exactExponent(base, right);
  const now = (value: Expression): Line => ({
    left: exponent,
    relation: direction < 0 ? turned(relation) : relation,
    right: value,
  });
  if (found === undefined) {
    const law =
      base === 'e' ? 'algebra.keep-order:natural' : say(`${ORDER[direction]}:logarithm`, { n: base });
    const value = simplestNumber(logarithmOf(base, right));
    const isShort = value[0] !== '/' && value[0] !== '÷';
    const undone = now(isShort ? value : logarithmOf(base, right));
    steps.push(lineStep(law, undone));
    return { line: undone };
  }
  const asPower: Line = { ...line, right: ['^', base, found] };
  if (!isSame(right, asPower.right))
    steps.push(lineStep(say('algebra.same-base:sides', { n: base }), asPower));
  steps.push(lineStep(`${ORDER[direction]}:exponents`, now(found)));
  return { line: now(found) };
}

/** Returns the exponent that turns the base into a number, if it is rational or written as a power of the base. */
function exactExponent(base: Expression, value: Expression): Expression | undefined {
  if (value === base) return '1';
  if (value === '1') return '0';
  if (value[0] === '^' && isSame(value[1] ?? '0', base)) return value[2];
  const [b, v] = [constantValue(base), constantValue(value)];
  const exponent = b && v && exactLogarithm(b, v);
  return exponent && rationalText(exponent);
}

/** Undoes the same function on both sides. */
function undoBoth(start: Line, unknown: string, steps: Step[]): Undone | undefined {
  if (!holds(start.left, unknown) || !holds(start.right, unknown)) return undefined;
  const { left, relation, right } = start;
  if (typeof left === 'string' || typeof right === 'string') return undefined;
  const [[operator, first = '0', second = '0'], [other, third = '0', fourth = '0']] = [left, right];
  if (operator === '√' && other === '√') {
    const now: Line = { left: first, relation, right: third };
    steps.push(lineStep(powerLaw(2), now));
    return { line: now };
  }
  if (operator === 'ln' && other === 'ln')
    return comparedArguments({ left: first, relation, right: third }, 1, steps);
  const isLogarithm = operator === 'log' && other === 'log' && isSame(first, third);
  if (isLogarithm && !holds(first, unknown))
    return comparedArguments({ left: second, relation, right: fourth }, directionOf(first), steps);
  return undoPowers(start, unknown, steps);
}

/** Compares the arguments of two logarithms whose base is above 1 (`direction` 1) or below it (−1). */
function comparedArguments(
  { left, relation, right }: Line,
  direction: ReturnType<typeof directionOf>,
  steps: Step[],
): Undone | undefined {
  if (!direction) return undefined;
  const now: Line = { left, relation: direction < 0 ? turned(relation) : relation, right };
  steps.push(lineStep(`${ORDER[direction]}:arguments`, now));
  return { line: now };
}

/** Compares the exponents of two powers of one base: 4^x < 8^(x − 1). */
function undoPowers(start: Line, unknown: string, steps: Step[]): Undone | undefined {
  const line = unknownOnLeft(start, unknown, steps);
  const [a, b] = [line.left, line.right].map((side) => exponentialSumOf({ left: side, right: '0' }, unknown));
  const [p, q] = [a?.powers[0], b?.powers[0]];
  if (!a || !b || !p || !q || a.powers.length + b.powers.length > 2) return undefined;
  if (!isZero(a.number) || !isZero(b.number) || baseName(p.base) !== baseName(q.base)) return undefined;
  if ([p, q].some(({ coefficient }) => !isUnit(coefficient))) return undefined;
  const [left, right] = [p, q].map(({ exponent }) => polynomialExpression(exponent, { unknown }));
  if (left === undefined || right === undefined) return undefined;
  const base = baseName(p.base);
  const asPowers: Line = { left: ['^', base, left], relation: line.relation, right: ['^', base, right] };
  if (!isSame(asPowers.left, line.left) || !isSame(asPowers.right, line.right))
    steps.push(lineStep(say('algebra.same-base:sides', { n: base }), asPowers));
  const now: Line = { left, relation: line.relation, right };
  steps.push(lineStep('algebra.keep-order:exponents', now));
  return { line: now };
}

function isUnit(value: Parameters<typeof signOf>[0]): boolean {
  const one = value.get(1n);
  return value.size === 1 && one?.numerator === one?.denominator;
}
