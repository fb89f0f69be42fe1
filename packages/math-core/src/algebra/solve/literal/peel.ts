import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { sumOf, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { sign } from '../../../rational/rational.js';
import { constantOf, divideExactly } from '../../polynomial/polynomial.js';
import { quotientOf } from '../values/quotient.js';
import { comparedWithZero, expressionNotZero, type Notes, where } from './conditions.js';
import { asOneFraction } from './collect.js';
import { minus, negative, plus, powered, product, quotient } from './write.js';

/** The side with the unknown, and what it equals: one value, or two after a root. */
interface Peeled {
  readonly side: Expression;
  readonly values: readonly Expression[];
}

/**
 * Solves an equation in which the unknown stands once for it, by undoing what is done to it from the outside in. Undefined
 * where something can't be undone.
 */
export function peel(start: Peeled, unknown: string, notes: Notes): readonly Expression[] | undefined {
  let now = start;
  while (now.side !== unknown) {
    const next = undone(now, unknown, notes);
    if (!next) return undefined;
    now = next;
  }
  return now.values;
}

/** Whether a letter stands in an expression. */
export function holds(expression: Expression, letter: string): boolean {
  return expression === letter || operandsOf(expression).some((operand) => holds(operand, letter));
}

function undone(now: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const { side } = now;
  if (typeof side === 'string') return undefined;
  const [operator, first = '0', second = '1'] = side;
  if (operator === '+' || operator === '-') return withoutTerms(now, unknown, notes);
  if (operator === 'neg')
    return shown(
      notes,
      ['algebra.multiply-both', 'Multiply both sides by -1'],
      first,
      now.values.map(negative),
    );
  if (operator === '×') return withoutFactors(now, unknown, notes);
  if (operator === '/' || operator === '÷')
    return holds(first, unknown)
      ? withoutDivisor(now, [first, second], notes)
      : turnedOver(now, [first, second], notes);
  if (operator === '()') return { ...now, side: first };
  return withoutFunction(now, unknown, notes);
}

type Law = readonly [id: string, law: string];

function shown(notes: Notes, [id, law]: Law, side: Expression, values: readonly Expression[]): Peeled {
  const [only = '0', ...others] = values;
  notes.steps.push(step(id, law, side, others.length === 0 ? only : [',', only, ...others]));
  return { side, values };
}

function withoutTerms({ side, values }: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const terms = termsOf(side);
  const own = terms.find(({ body }) => holds(body, unknown));
  if (!own) return undefined;
  let [rest, now] = [terms, values];
  for (const term of terms) {
    if (term === own) continue;
    rest = rest.filter((other) => other !== term);
    const size = expressionText(term.body);
    now = now.map((value) => (term.isNegative ? plus(value, term.body) : minus(value, term.body)));
    const law: Law = term.isNegative
      ? ['algebra.add-both', `Add ${size} to both sides`]
      : ['algebra.subtract-both', `Subtract ${size} from both sides`];
    shown(notes, law, sumOf(rest), now);
  }
  if (!own.isNegative) return { side: own.body, values: now };
  return shown(notes, ['algebra.multiply-both', 'Multiply both sides by -1'], own.body, now.map(negative));
}

function withoutFactors(peeled: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const { side, values } = oneFraction(peeled, notes);
  const factors = operandsOf(side);
  const own = factors.find((factor) => holds(factor, unknown));
  if (own === undefined) return undefined;
  const by = factors.filter((factor) => factor !== own).reduce(product, '1');
  return divided({ side: own, values }, by, notes);
}

function divided({ side, values }: Peeled, by: Expression, notes: Notes): Peeled {
  const value = constantValue(by);
  if (value && value.denominator !== 1n) {
    const inverse = quotient('1', by);
    const law: Law = ['algebra.multiply-both', `Multiply both sides by ${expressionText(inverse)}`];
    return shown(
      notes,
      law,
      side,
      values.map((one) => product(one, inverse)),
    );
  }
  const conditions = expressionNotZero(by);
  notes.conditions.push(...conditions);
  const law: Law = ['algebra.divide-both', `Divide both sides by ${expressionText(by)}${where(conditions)}`];
  return shown(
    notes,
    law,
    side,
    values.map((one) => quotient(one, by)),
  );
}

/** Adds fractions before they are multiplied or divided. */
function oneFraction({ side, values }: Peeled, notes: Notes): Peeled {
  const joined = values.map(asOneFraction);
  if (joined.every((value, i) => value === values[i])) return { side, values };
  return shown(notes, ['algebra.one-fraction', 'Write the right side as one fraction'], side, joined);
}

type Fraction = readonly [over: Expression, under: Expression];

function withoutDivisor({ values }: Peeled, [over, under]: Fraction, notes: Notes): Peeled {
  const conditions = expressionNotZero(under);
  notes.conditions.push(...conditions);
  const law = `Multiply both sides by ${expressionText(under)}${where(conditions)}`;
  return shown(
    notes,
    ['algebra.multiply-both', law],
    over,
    values.map((one) => product(one, under)),
  );
}

/** a / U = v is U = a / v, where neither is 0. */
function turnedOver(peeled: Peeled, [over, under]: Fraction, notes: Notes): Peeled | undefined {
  const { values } = oneFraction(peeled, notes);
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  notes.conditions.push(...expressionNotZero(over));
  const law = `Multiply both sides by ${expressionText(under)} and swap the sides`;
  notes.steps.push(step('algebra.multiply-both', law, product(value, under), over));
  return divided({ side: under, values: [over] }, value, notes);
}

function withoutFunction({ side, values }: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const [operator, first = '0', second = '1'] = side as readonly Expression[];
  const [value] = values;
  // Only a number can be seen to be negative.
  if (value === undefined || values.length > 1 || isNegativeNumber(value)) return undefined;
  if (operator === '√') {
    const conditions = comparedWithZero(value, '≥');
    notes.conditions.push(...conditions);
    const law: Law = ['algebra.square-both', `Square both sides${where(conditions)}`];
    return shown(notes, law, first, [powered(value, 2)]);
  }
  if (operator === 'abs')
    return withBothSigns(
      first,
      value,
      ['algebra.open-absolute', 'The inside is one of two opposite values'],
      value,
      notes,
    );
  if (operator === 'ln')
    return shown(notes, ['algebra.raise', 'Raise e to both sides'], first, [['^', 'e', value]]);
  if (operator === 'log') {
    const law: Law = ['algebra.raise', `Raise ${expressionText(first)} to both sides`];
    return holds(first, unknown) ? undefined : shown(notes, law, second, [['^', first, value]]);
  }
  if (operator !== '^') return undefined;
  return holds(first, unknown)
    ? withoutPower(first, second, value, notes)
    : withoutBase(first, second, value, notes);
}

function withBothSigns(
  side: Expression,
  value: Expression,
  [id, law]: Law,
  least: Expression,
  notes: Notes,
): Peeled {
  const conditions = comparedWithZero(least, '≥');
  notes.conditions.push(...conditions);
  return shown(notes, [id, `${law}${where(conditions)}`], side, [negative(value), value]);
}

function withoutPower(
  base: Expression,
  exponent: Expression,
  value: Expression,
  notes: Notes,
): Peeled | undefined {
  const number = constantValue(exponent);
  if (!number) return undefined;
  const { numerator, denominator } = number;
  if (denominator !== 1n && numerator === 1n) {
    const conditions = denominator % 2n === 0n ? comparedWithZero(value, '≥') : [];
    notes.conditions.push(...conditions);
    const law = `Raise both sides to the power ${denominator.toString()}${where(conditions)}`;
    return shown(notes, ['algebra.power-both', law], base, [powered(value, Number(denominator))]);
  }
  if (denominator !== 1n || numerator < 2n) return undefined;
  const root: Expression = numerator === 2n ? ['√', value] : ['^', value, `1/${numerator.toString()}`];
  if (numerator % 2n === 0n) {
    const name = numerator === 2n ? 'square root' : `${numerator.toString()}th root`;
    return withBothSigns(
      base,
      root,
      ['algebra.root-both', `Take the ${name} of both sides, with both signs`],
      value,
      notes,
    );
  }
  const name = numerator === 3n ? 'cube root' : `${numerator.toString()}th root`;
  return shown(notes, ['algebra.root-both', `Take the ${name} of both sides`], base, [root]);
}

function isNegativeNumber(value: Expression): boolean {
  const read = quotientOf(value);
  const number = read && divideExactly(read.over, read.under);
  const rational = number && constantOf(number);
  return rational !== undefined && sign(rational) < 0;
}

/** b^U = v is U ln b = ln v. */
function withoutBase(base: Expression, exponent: Expression, value: Expression, notes: Notes): Peeled {
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
