import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { sumOf, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import { expressionNotZero, type Notes, where } from './conditions.js';
import { asOneFraction } from './one-fraction.js';
import { holds, type Peeled, shown, withoutFunction } from './undo-function.js';
import { minus, negative, plus, product, quotient } from './write.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/**
 * Solves an equation in which the unknown occurs once by undoing the operations on it from the outside in. Returns
 * undefined if an operation can't be undone.
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

function undone(now: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const { side } = now;
  if (typeof side === 'string') return undefined;
  const [operator, first = '0', second = '1'] = side;
  if (operator === '+' || operator === '-') return withoutTerms(now, unknown, notes);
  const multiple = operator === 'neg' ? negativeMultiple(first) : undefined;
  if (multiple) return { side: multiple, values: now.values };
  if (operator === 'neg')
    return shown(notes, say('algebra.multiply-both', { n: '-1' }), first, now.values.map(negative));
  if (operator === '×') return withoutFactors(now, unknown, notes);
  if (operator === '/' || operator === '÷')
    return holds(first, unknown)
      ? withoutDivisor(now, [first, second], notes)
      : turnedOver(now, [first, second], notes);
  if (operator === '()') return { ...now, side: first };
  return withoutFunction(now, unknown, notes);
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
      ? say('algebra.add-both', { n: size })
      : say('algebra.subtract-both', { n: size });
    shown(notes, law, sumOf(rest), now);
  }
  const multiple = own.isNegative ? negativeMultiple(own.body) : own.body;
  if (multiple) return { side: multiple, values: now };
  return shown(notes, say('algebra.multiply-both', { n: '-1' }), own.body, now.map(negative));
}

/** Returns the opposite of a product with a number: −2y is the product of −2 and y. */
function negativeMultiple(body: Expression): Expression | undefined {
  const [number = '', ...rest] = body[0] === '×' ? operandsOf(body) : [];
  const isNumber = typeof number === 'string' && /^\d/.test(number);
  return isNumber && rest.length > 0 ? ['×', `-${number}`, ...rest] : undefined;
}

function withoutFactors(peeled: Peeled, unknown: string, notes: Notes): Peeled | undefined {
  const { side, values } = oneFraction(peeled, notes);
  const factors = operandsOf(side).flatMap((factor) => (factor[0] === '×' ? operandsOf(factor) : [factor]));
  const own = factors.find((factor) => holds(factor, unknown));
  if (own === undefined) return undefined;
  const others = factors.filter((factor) => factor !== own);
  const fractions = others.filter(isFraction);
  const rest = others.filter((factor) => !isFraction(factor));
  if (fractions.length === 0 || rest.length === 0)
    return divided({ side: own, values }, others.reduce(product, '1'), notes);
  // Write 2A = h(b + c) first so that no fraction is nested in another.
  const left = factors.filter((factor) => !fractions.includes(factor)).reduce(product);
  const whole = divided({ side: left, values }, fractions.reduce(product, '1'), notes);
  return divided({ side: own, values: whole.values }, rest.reduce(product, '1'), notes);
}

/** Returns whether a factor is a number but not an integer. */
function isFraction(factor: Expression): boolean {
  const value = constantValue(factor);
  return value !== undefined && value.denominator !== 1n;
}

function divided({ side, values }: Peeled, by: Expression, notes: Notes): Peeled {
  if (isFraction(by)) {
    const inverse = quotient('1', by);
    const law: Law = say('algebra.multiply-both', { n: inverse });
    return shown(
      notes,
      law,
      side,
      values.map((one) => product(one, inverse)),
    );
  }
  const conditions = expressionNotZero(by);
  notes.conditions.push(...conditions);
  const c = where(conditions);
  const law = say(`algebra.divide-both${c && ':where'}`, { n: by, c });
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
  return shown(notes, 'algebra.one-fraction:right', side, joined);
}

type Fraction = readonly [over: Expression, under: Expression];

function withoutDivisor({ values }: Peeled, [over, under]: Fraction, notes: Notes): Peeled {
  const conditions = expressionNotZero(under);
  notes.conditions.push(...conditions);
  const c = where(conditions);
  const law = say(`algebra.multiply-both${c && ':where'}`, { n: under, c });
  return shown(
    notes,
    law,
    over,
    values.map((one) => product(one, under)),
  );
}

/** Rewrites a / U = v as U = a / v, where neither is 0. If the sides were just swapped, they stay as they were given. */
function turnedOver(peeled: Peeled, [over, under]: Fraction, notes: Notes): Peeled | undefined {
  const { values } = oneFraction(peeled, notes);
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  notes.conditions.push(...expressionNotZero(over));
  const isSwapped = notes.steps.at(-1)?.id === 'algebra.swap-sides';
  if (isSwapped) notes.steps.pop();
  const law = say(isSwapped ? 'algebra.multiply-both' : 'algebra.multiply-both:swap', { n: under });
  notes.steps.push(step(law, product(value, under), over));
  return divided({ side: under, values: [over] }, value, notes);
}
