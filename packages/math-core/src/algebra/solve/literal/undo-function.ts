import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { constantOf, divideExactly, polynomialRoot } from '../../polynomial/polynomial.js';
import { writtenReadably } from '../linear/line.js';
import { quotientOf, unknownsOf } from '../values/quotient.js';
import { rootLaw } from '../equation/polynomial/binomial.js';
import { comparedWithZero, expressionNotZero, type Notes, where } from './conditions.js';
import { minus, negative, powered, product, quotient } from './write.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The side with the unknown and the value it equals, or two values after a root. */
export interface Peeled {
  readonly side: Expression;
  readonly values: readonly Expression[];
}

/** Returns whether a letter occurs in an expression. */
export function holds(expression: Expression, letter: string): boolean {
  return expression === letter || operandsOf(expression).some((operand) => holds(operand, letter));
}

/** Writes the next line. */
export function shown(notes: Notes, law: Law, side: Expression, values: readonly Expression[]): Peeled {
  const [only = '0', ...others] = values;
  notes.steps.push(step(law, side, others.length === 0 ? only : [',', only, ...others]));
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
  if (operator === 'abs')
    return withBothSigns(first, { root: value, value, law: 'algebra.open-absolute:opposite' }, notes);
  if (operator === 'ln') return shown(notes, say('algebra.raise', { n: 'e' }), first, [['^', 'e', value]]);
  if (operator === 'log')
    return holds(first, unknown) ? undefined : withoutLogarithm(first, second, value, notes);
  if (operator !== '^') return undefined;
  return holds(first, unknown)
    ? withoutPower(first, second, value, notes)
    : withoutBase(first, second, value, notes);
}

/** Raises both sides to the power that undoes a root. */
function withoutRoot(base: Expression, degree: bigint, value: Expression, notes: Notes): Peeled | undefined {
  const isEven = degree % 2n === 0n;
  if (isEven && isNegativeNumber(value)) return undefined;
  const conditions = isEven ? comparedWithZero(value, '≥') : [];
  notes.conditions.push(...conditions);
  const c = where(conditions);
  const law = say(`algebra.power-both${degree === 2n ? ':square' : ''}${c && ':where'}`, { n: degree, c });
  return shown(notes, law, base, [powered(value, Number(degree))]);
}

function withoutLogarithm(base: Expression, argument: Expression, value: Expression, notes: Notes): Peeled {
  const positive = comparedWithZero(base, '>');
  notes.conditions.push(...positive, ...expressionNotZero(minus(base, '1')));
  const c = where(positive);
  const law = say(`algebra.raise${c && ':where'}`, { n: base, c });
  return shown(notes, law, argument, [['^', base, value]]);
}

interface BothSigns {
  readonly root: Expression;
  /** A value ≥ 0. A negative value would have no real root. */
  readonly value: Expression;
  readonly law:
    | 'algebra.open-absolute:opposite'
    | 'algebra.root-both:square:signs'
    | 'algebra.root-both:signs';
  /** The degree of the root. */
  readonly degree?: bigint;
}

function withBothSigns(
  side: Expression,
  { root, value, law, degree = 2n }: BothSigns,
  notes: Notes,
): Peeled | undefined {
  if (isNegativeNumber(value)) return undefined;
  const conditions = comparedWithZero(value, '≥');
  notes.conditions.push(...conditions);
  const c = where(conditions);
  return shown(notes, say(`${law}${c && ':where'}`, { n: degree, c }), side, [negative(root), root]);
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
  const law = rootLaw(Number(numerator));
  if (numerator % 2n === 1n) return shown(notes, law, base, [root]);
  if (exactRoot !== undefined) return shown(notes, law, base, [negative(root), root]);
  const bothLaw = numerator === 2n ? 'algebra.root-both:square:signs' : 'algebra.root-both:signs';
  return withBothSigns(base, { root, value, law: bothLaw, degree: numerator }, notes);
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
  const c = where(conditions);
  const law = say(`algebra.power-both${c && ':where'}`, { n: inverse, c });
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
  const c = where(positive);
  const law = say(`algebra.logarithm-both${c && ':where'}`, { c });
  const logarithm: Expression = ['ln', value];
  if (isEuler) return shown(notes, law, exponent, [logarithm]);
  const of: Expression = ['ln', base];
  shown(notes, law, product(exponent, of), [logarithm]);
  const conditions = expressionNotZero(minus(base, '1'));
  notes.conditions.push(...conditions);
  const divideLaw: Law = say('algebra.divide-both', { n: of });
  return shown(notes, divideLaw, exponent, [quotient(logarithm, of)]);
}
