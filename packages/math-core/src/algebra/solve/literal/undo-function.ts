import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { constantOf, divideExactly, polynomialRoot } from '../../polynomial/polynomial.js';
import { writtenReadably } from '../linear/line.js';
import { quotientOf, unknownsOf } from '../values/quotient.js';
import { comparedWithZero, expressionNotZero, type Notes, where } from './conditions.js';
import { minus, negative, powered, product, quotient } from './write.js';

/** The side with the unknown and the value it equals, or two values after a root. */
export interface Peeled {
  readonly side: Expression;
  readonly values: readonly Expression[];
}

/** Returns whether a letter occurs in an expression. */
export function holds(expression: Expression, letter: string): boolean {
  return expression === letter || operandsOf(expression).some((operand) => holds(operand, letter));
}

/** The id of a law and its text. */
export type Law = readonly [id: string, law: string];

/** Writes the next line. */
export function shown(notes: Notes, [id, law]: Law, side: Expression, values: readonly Expression[]): Peeled {
  const [only = '0', ...others] = values;
  notes.steps.push(step(id, law, side, others.length === 0 ? only : [',', only, ...others]));
  return { side, values };
}

/**
 * Undoes a function or a power. Returns undefined if that isn't supported or would need a root of a negative number.
 */
export function withoutFunction({ side, values }: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const [operator, first = '0', second = '1'] = side as readonly Expression[];
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  if (operator === '√') return withoutRoot(first, 2n, value, notes);
  if (operator === 'abs') return withBothSigns(first, { root: value, value, law: OPPOSITE }, notes);
  if (operator === 'ln')
    return shown(notes, ['algebra.raise', 'Raise e to the power of each side'], first, [['^', 'e', value]]);
  if (operator === 'log')
    return holds(first, unknown) ? undefined : withoutLogarithm(first, second, value, notes);
  if (operator !== '^') return undefined;
  return holds(first, unknown)
    ? withoutPower(first, second, value, notes)
    : withoutBase(first, second, value, notes);
}

const OPPOSITE: Law = ['algebra.open-absolute', 'The expression inside has one of two opposite values'];

/** Raises both sides to the power that undoes a root. */
function withoutRoot(base: Expression, degree: bigint, value: Expression, notes: Notes): Peeled | undefined {
  const isEven = degree % 2n === 0n;
  if (isEven && isNegativeNumber(value)) return undefined;
  const conditions = isEven ? comparedWithZero(value, '≥') : [];
  notes.conditions.push(...conditions);
  const what = degree === 2n ? 'Square both sides' : `Raise both sides to the power ${degree.toString()}`;
  const law: Law = ['algebra.power-both', `${what}${where(conditions)}`];
  return shown(notes, law, base, [powered(value, Number(degree))]);
}

function withoutLogarithm(base: Expression, argument: Expression, value: Expression, notes: Notes): Peeled {
  const positive = comparedWithZero(base, '>');
  notes.conditions.push(...positive, ...expressionNotZero(minus(base, '1')));
  const law = `Raise ${expressionText(base)} to the power of each side${where(positive)}`;
  return shown(notes, ['algebra.raise', law], argument, [['^', base, value]]);
}

interface BothSigns {
  readonly root: Expression;
  /** A value ≥ 0. A negative value would have no real root. */
  readonly value: Expression;
  readonly law: Law;
}

function withBothSigns(
  side: Expression,
  { root, value, law: [id, law] }: BothSigns,
  notes: Notes,
): Peeled | undefined {
  if (isNegativeNumber(value)) return undefined;
  const conditions = comparedWithZero(value, '≥');
  notes.conditions.push(...conditions);
  return shown(notes, [id, `${law}${where(conditions)}`], side, [negative(root), root]);
}

function withoutPower(
  base: Expression,
  exponent: Expression,
  value: Expression,
  notes: Notes,
): Peeled | undefined {
  const number = constantValue(exponent);
  if (!number) return withoutLetterPower(base, exponent, value, notes);
  const { numerator, denominator } = number;
  if (denominator !== 1n) return numerator === 1n ? withoutRoot(base, denominator, value, notes) : undefined;
  if (numerator < 2n) return undefined;
  const exactRoot = numerator === 2n ? rootOf(value) : undefined;
  const root: Expression =
    exactRoot ?? (numerator === 2n ? ['√', value] : ['^', value, `1/${numerator.toString()}`]);
  const name = numerator === 2n ? 'square' : numerator === 3n ? 'cube' : `${numerator.toString()}th`;
  const law = `Take the ${name} root of both sides`;
  if (numerator % 2n === 1n) return shown(notes, ['algebra.root-both', law], base, [root]);
  const bothLaw: Law = ['algebra.root-both', `${law}, with both signs`];
  return exactRoot === undefined
    ? withBothSigns(base, { root, value, law: bothLaw }, notes)
    : shown(notes, bothLaw, base, [negative(root), root]);
}

/** Rewrites U^n = v as U = v^(1/n), where U and v are positive. */
function withoutLetterPower(
  base: Expression,
  exponent: Expression,
  value: Expression,
  notes: Notes,
): Peeled | undefined {
  if (isNegativeNumber(value) || value === '0') return undefined;
  const positive = [value, base].flatMap((side) => comparedWithZero(side, '>'));
  const conditions = [...positive, ...expressionNotZero(exponent)];
  notes.conditions.push(...conditions);
  const inverse = quotient('1', exponent);
  const law: Law = [
    'algebra.power-both',
    `Raise both sides to the power ${expressionText(inverse)}${where(conditions)}`,
  ];
  return shown(notes, law, base, [['^', value, inverse]]);
}

/** Returns the root of a square such as 4a²/b², up to its sign. Returns undefined for any other expression. */
function rootOf(value: Expression): Expression | undefined {
  const read = quotientOf(value);
  const [over, under] = read ? [polynomialRoot(read.over), polynomialRoot(read.under)] : [];
  return over && under && unknownsOf(over).length > 0
    ? quotient(writtenReadably(over), writtenReadably(under))
    : undefined;
}

function isNegativeNumber(value: Expression): boolean {
  const read = quotientOf(value);
  const number = read && divideExactly(read.over, read.under);
  const rational = number && constantOf(number);
  return rational !== undefined && sign(rational) < 0;
}

/** Rewrites b^U = v as U ln b = ln v. */
function withoutBase(
  base: Expression,
  exponent: Expression,
  value: Expression,
  notes: Notes,
): Peeled | undefined {
  if (isNegativeNumber(value) || value === '0') return undefined;
  const isEuler = base === 'e';
  const positive = [...comparedWithZero(value, '>'), ...(isEuler ? [] : comparedWithZero(base, '>'))];
  notes.conditions.push(...positive);
  const law: Law = ['algebra.logarithm-both', `Take the natural logarithm of both sides${where(positive)}`];
  const logarithm: Expression = ['ln', value];
  if (isEuler) return shown(notes, law, exponent, [logarithm]);
  const of: Expression = ['ln', base];
  shown(notes, law, product(exponent, of), [logarithm]);
  const conditions = expressionNotZero(minus(base, '1'));
  notes.conditions.push(...conditions);
  const divideLaw: Law = ['algebra.divide-both', `Divide both sides by ${expressionText(of)}`];
  return shown(notes, divideLaw, exponent, [quotient(logarithm, of)]);
}
