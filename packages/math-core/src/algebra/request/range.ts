import { constantValue } from '../../expression/constant.js';
import { mapOperands } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { normalForm } from '../normal/normal-form.js';
import { compareValues, signOfValue } from '../normal/value-sign.js';
import { completeSquare } from '../operations/complete-square.js';
import { signed, signedTerms } from '../operations/tree.js';
import { coefficientsIn, constantOf, degreeIn, divideWithRemainder } from '../polynomial/polynomial.js';
import { polynomialExpression } from '../polynomial/polynomial.js';
import { holds } from '../solve/literal/undo-function.js';
import type { Interval, Statement } from '../statement.js';
import { ALL, isAll, joined, partSteps, type Parts, partsWhere } from './real-parts.js';

const ID = 'algebra.function-range';
const DOMAIN = 'The domain';

/** The values of an expression, with the lines that find them. */
interface Ranged {
  readonly parts: Parts;
  readonly steps: readonly Step[];
}

/**
 * Returns the range of an expression in a letter on its domain. It follows the expression from the inside out, one
 * operation at a time. Returns undefined if the letter occurs in more than one place and completing the square or a
 * division doesn't change that.
 */
export function rangeOf(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  if (!holds(expression, letter)) return constantRange(expression, domain);
  if (expression === letter) return { parts: domain, steps: partSteps(ID, DOMAIN, letter, domain) };
  if (typeof expression === 'string') return undefined;
  const [operator, first = '0', second = '1'] = expression;
  const inner = (part: Expression): Ranged | undefined => rangeOf(part, letter, domain);
  const [inFirst, inSecond] = [holds(first, letter), holds(second, letter)];
  if (operator === '()') return inner(first);
  if (operator === '+' || operator === '-') return sumRange(expression, letter, domain);
  if (operator === 'neg') return scaled(inner(first), '-1', expression);
  if (operator === '×') return productRange(expression, letter, domain);
  if (operator === '/' || operator === '÷') {
    if (inFirst && inSecond) return rewrittenRange(expression, letter, domain);
    if (inFirst) return scaled(inner(first), valueOf(['/', '1', second]), expression);
    return scaled(reciprocal(inner(second), ['/', '1', second]), first, expression);
  }
  if (operator === '√') return rootRange(inner(first), expression);
  if (operator === 'abs')
    return folded(inner(first), (end) => ['abs', end], {
      subject: expression,
      law: 'An absolute value is never negative',
    });
  if (operator === '^' && !inFirst && inSecond) return exponentialRange(first, inner(second), expression);
  if (operator === '^' && inFirst && !inSecond) return powerRange(inner(first), second, expression);
  if (operator === 'ln') return logarithmRange('e', inner(first), expression);
  if (operator === 'log' && !inFirst) return logarithmRange(first, inner(second), expression);
  return undefined;
}

function constantRange(expression: Expression, domain: Parts): Ranged | undefined {
  const value = valueOf(expression);
  if (signOfValue(value) === undefined || domain.length === 0) return undefined;
  return {
    parts: [{ low: value, high: value, includesLow: true, includesHigh: true }],
    steps: [step(ID, 'A constant function has only this value', 'y', value)],
  };
}

/** Returns the written value of an expression without the letter. */
function valueOf(expression: Expression): Expression {
  const form = normalForm(expression);
  return form.ok ? form.value.sum : expression;
}

interface Map {
  readonly of: (end: Expression) => Expression;
  /** The limits below and above. A missing limit is infinite. */
  readonly limits?: readonly (Expression | undefined)[];
  /** A number at which the values grow without bound. */
  readonly pole?: Expression;
  readonly isFalling?: boolean;
}

/** Maps intervals by a function that is monotonic on each. */
function mapped(parts: Parts, { of, limits = [], pole, isFalling = false }: Map): Parts {
  const end = (value: Expression | undefined, side: 0 | 1): Expression | undefined => {
    if (value === undefined) return limits[side];
    return pole !== undefined && compareValues(value, pole) === 0 ? undefined : valueOf(of(value));
  };
  return parts.map(({ low, high, includesLow, includesHigh }): Interval => {
    const [from, to] = [end(low, 0), end(high, 1)];
    const [least, most] = isFalling ? [to, from] : [from, to];
    return {
      ...(least !== undefined && { low: least }),
      ...(most !== undefined && { high: most }),
      includesLow: isFalling ? includesHigh : includesLow,
      includesHigh: isFalling ? includesLow : includesHigh,
    };
  });
}

/** Returns the numbers of the parts that have a relation to 0. */
function kept(parts: Parts, relation: '≥' | '≤' | '>' | '<'): Parts | undefined {
  const statement: Statement = {
    kind: 'and',
    parts: [
      { kind: 'intervals', unknown: 'x', intervals: parts },
      { kind: 'relation', left: 'x', relation, right: '0' },
    ],
  };
  return parts.length === 0 ? [] : partsWhere(statement, 'x');
}

interface Line {
  readonly subject: Expression;
  readonly law: string;
}

/** Adds the lines that show new values. */
function shown(inner: Ranged, parts: Parts | undefined, { subject, law }: Line): Ranged | undefined {
  return parts && { parts, steps: [...inner.steps, ...partSteps(ID, law, subject, parts)] };
}

function scaled(inner: Ranged | undefined, factor: Expression, subject: Expression): Ranged | undefined {
  const side = signOfValue(factor);
  if (!inner || side === undefined) return undefined;
  if (side === 0)
    return { parts: [{ low: '0', high: '0', includesLow: true, includesHigh: true }], steps: [] };
  if (factor === '1') return inner;
  const parts = mapped(inner.parts, { of: (end) => ['×', factor, end], isFalling: side < 0 });
  const turned = side < 0 ? ' and reverse the signs' : '';
  return shown(inner, side < 0 ? joined(parts) : parts, {
    subject,
    law: `Multiply each part by ${expressionText(factor)}${turned}`,
  });
}

function sumRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const terms = signedTerms(expression);
  const own = terms.filter(({ body }) => holds(body, letter));
  const [only, other] = own;
  if (!only || other) return rewrittenRange(expression, letter, domain);
  const body: Expression = only.isNegative ? ['neg', only.body] : only.body;
  const rest = valueOf(['-', expression, body]);
  const inner = rangeOf(body, letter, domain);
  if (!inner || holds(rest, letter)) return undefined;
  const parts = mapped(inner.parts, { of: (end) => ['+', end, rest] });
  return shown(inner, parts, { subject: expression, law: added(rest) });
}

function added(rest: Expression): string {
  const { isNegative, body } = signed(rest);
  return isNegative
    ? `Subtract ${expressionText(body)} from each part`
    : `Add ${expressionText(rest)} to each part`;
}

function productRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const factors = typeof expression === 'string' ? [] : (expression.slice(1) as readonly Expression[]);
  const own = factors.filter((factor) => holds(factor, letter));
  const [only, other] = own;
  if (only === undefined || other !== undefined) return rewrittenRange(expression, letter, domain);
  const [first = '1', ...others] = factors.filter((factor) => factor !== only);
  const factor = others.length === 0 ? first : valueOf(['×', first, ...others]);
  return scaled(rangeOf(only, letter, domain), factor, expression);
}

function reciprocal(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '>'), kept(inner.parts, '<')] : [];
  if (!inner || !above || !below) return undefined;
  const map: Map = { of: (end) => ['/', '1', end], limits: ['0', '0'], pole: '0', isFalling: true };
  const parts = joined([...mapped(below, map), ...mapped(above, map)]);
  return shown(inner, parts, { subject, law: 'Take the reciprocal of each part' });
}

function rootRange(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const parts = inner && kept(inner.parts, '≥');
  if (!inner || !parts) return undefined;
  const roots = mapped(parts, { of: (end) => ['√', end] });
  return shown(inner, roots, { subject, law: 'A square root is never negative' });
}

/** Maps values by a function that falls below 0 and rises above it, as |x| and x² do. */
function folded(
  inner: Ranged | undefined,
  of: (end: Expression) => Expression,
  line: Line,
): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '≥'), kept(inner.parts, '≤')] : [];
  if (!inner || !above || !below) return undefined;
  const parts = joined([...mapped(below, { of, isFalling: true }), ...mapped(above, { of })]);
  return shown(inner, parts, line);
}

function powerRange(
  inner: Ranged | undefined,
  exponent: Expression,
  subject: Expression,
): Ranged | undefined {
  const value = constantValue(exponent);
  if (!value || !inner || typeof subject === 'string') return undefined;
  const { numerator, denominator } = value;
  const base = subject[1] ?? '0';
  if (numerator < 0n) {
    const opposite = valueOf(['neg', exponent]);
    return reciprocal(powerRange(inner, opposite, ['^', base, opposite]), subject);
  }
  if (numerator === 0n) return undefined;
  const of = (end: Expression): Expression => ['^', end, exponent];
  if (denominator % 2n === 0n) {
    const parts = kept(inner.parts, '≥');
    return parts && shown(inner, mapped(parts, { of }), { subject, law: 'An even root is never negative' });
  }
  if (numerator % 2n === 0n) return folded(inner, of, { subject, law: 'An even power is never negative' });
  return shown(inner, mapped(inner.parts, { of }), { subject, law: 'Raise each part to the power' });
}

function exponentialRange(
  base: Expression,
  inner: Ranged | undefined,
  subject: Expression,
): Ranged | undefined {
  const [positive, size] = [signOfValue(base), compareValues(base, '1')];
  if (!inner || positive !== 1 || size === undefined || size === 0) return undefined;
  const isFalling = size < 0;
  const parts = mapped(inner.parts, {
    of: (end) => ['^', base, end],
    limits: isFalling ? [undefined, '0'] : ['0'],
    isFalling,
  });
  return shown(inner, isFalling ? joined(parts) : parts, {
    subject,
    law: 'A power of a positive base is positive',
  });
}

function logarithmRange(
  base: Expression,
  inner: Ranged | undefined,
  subject: Expression,
): Ranged | undefined {
  const parts = inner && kept(inner.parts, '>');
  const size = compareValues(base, '1');
  if (!inner || !parts || size === undefined || size === 0) return undefined;
  const isFalling = size < 0;
  const of = (end: Expression): Expression => (base === 'e' ? ['ln', end] : ['log', base, end]);
  const values = mapped(parts, { of, pole: '0', isFalling });
  return shown(inner, isFalling ? joined(values) : values, {
    subject,
    law: 'Take the logarithm of each part',
  });
}

/** Returns the range of an expression with several places of the letter after a rewriting that leaves one place. */
function rewrittenRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const form = normalForm(expression);
  if (!form.ok) return undefined;
  const { numerator, denominator, sum } = form.value;
  if (
    numerator.terms.length > 0 &&
    [numerator, denominator].some((side) =>
      side.terms.some(({ monomial }) => monomial.powers.some(([name]) => name !== letter)),
    )
  )
    return undefined;
  const degree = degreeIn(numerator, letter);
  if (constantOf(denominator)) {
    const written = numerator.terms.length === 0 ? '0' : sum;
    if (degree < 2) return reached(expression, written, rangeOf(written, letter, domain));
    const places = signedTerms(sum).filter(({ body }) => holds(body, letter)).length;
    if (degree === 2 && places === 1) return reached(expression, sum, rangeOf(sum, letter, domain));
    if (degree === 2) return squareRange(expression, letter, domain);
    const coefficients = coefficientsIn(numerator, letter);
    if (degree % 2 === 1)
      return isAll(domain)
        ? { parts: ALL, steps: [step(ID, 'A polynomial of odd degree takes every value', 'y', sum)] }
        : undefined;
    const isEven = coefficients.every((each, i) => i % 2 === 0 || each.terms.length === 0);
    return degree === 4 && isEven ? biquadraticRange(sum, letter, domain) : undefined;
  }
  const { quotient, remainder } = divideWithRemainder(numerator, denominator, letter);
  if (!constantOf(quotient) || !constantOf(remainder)) return undefined;
  const fraction: Expression = ['/', polynomialExpression(remainder), polynomialExpression(denominator)];
  const written: Expression = ['+', polynomialExpression(quotient), fraction];
  return reached(
    expression,
    written,
    rangeOf(written, letter, domain),
    'Divide the numerator by the denominator',
  );
}

function reached(
  before: Expression,
  after: Expression,
  found: Ranged | undefined,
  law = 'Simplify',
): Ranged | undefined {
  return found && { ...found, steps: [step(ID, law, before, after), ...found.steps] };
}

function squareRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const completed = completeSquare(expression, letter);
  if (!completed.ok) return undefined;
  const { result, steps } = completed.value;
  const found =
    result[0] === '^' || signedTerms(result).filter(({ body }) => holds(body, letter)).length === 1;
  const inner = found ? rangeOf(result, letter, domain) : undefined;
  return inner && { ...inner, steps: [...steps, ...inner.steps] };
}

/** Returns the range of ax⁴ + bx² + c, a quadratic in x². */
function biquadraticRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const square: Expression = ['^', letter, '2'];
  const squares = rangeOf(square, letter, domain);
  const name = letter === 'u' ? 'v' : 'u';
  const put = (part: Expression): Expression =>
    part === name ? square : typeof part === 'string' ? part : mapOperands(part, put);
  const inSquare = (part: Expression): Expression => {
    if (typeof part === 'string') return part;
    if (part[0] !== '^' || part[1] !== letter) return mapOperands(part, inSquare);
    return part[2] === '4' ? ['^', name, '2'] : name;
  };
  const found = squares && squareRange(inSquare(expression), name, squares.parts);
  return (
    found && {
      parts: found.parts,
      steps: [
        ...squares.steps,
        ...found.steps
          .filter(({ law }) => law !== DOMAIN)
          .map((each) => ({
            ...each,
            law: each.law.replace(`of ${name}:`, `of ${expressionText(square)}:`),
            before: put(each.before),
            after: put(each.after),
          })),
      ],
    }
  );
}
