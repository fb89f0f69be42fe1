import { mapOperands } from '../../expression/rewrite.js';
import { sumOf } from '../../expression/terms.js';
import type { Expression } from '../../steps/expression.js';
import { normalForm } from '../normal/normal-form.js';
import { signOfValue } from '../normal/value-sign.js';
import { completeSquare } from '../operations/complete-square.js';
import { signed, signedTerms } from '../operations/tree.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  divideWithRemainder,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { holds } from '../solve/literal/undo-function.js';
import { exponentialRange, logarithmRange, powerRange } from './range-of-powers.js';
import {
  absoluteRange,
  mapped,
  placesIn,
  type Ranged,
  reciprocal,
  rootRange,
  scaled,
  shown,
  valueOf,
  waveRange,
} from './range-of-values.js';
import { ALL, isAll, type Parts, setSteps } from './real-parts.js';
import { type Law, say, step } from '../texts/function-steps.js';

const DOMAIN = 'algebra.function-domain';
const ADD_SQUARE = 'algebra.add-square';

/**
 * Returns the range of an expression in a letter on its domain. It follows the expression from the inside out, one
 * operation at a time. Returns undefined if the letter occurs in more than one place and completing the square or a
 * division doesn't change that.
 */
export function rangeOf(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  if (!holds(expression, letter)) return constantRange(expression, domain);
  if (expression === letter) return { parts: domain, steps: setSteps(DOMAIN, letter, domain) };
  if (typeof expression === 'string') return undefined;
  const [operator, first = '0', second = '1'] = expression;
  const inner = (part: Expression): Ranged | undefined => rangeOf(part, letter, domain);
  return RANGES[operator]?.({ expression, letter, domain, first, second, inner });
}

/** An operation on parts of which at least one has the letter. */
interface Operation {
  readonly expression: Expression;
  readonly letter: string;
  readonly domain: Parts;
  readonly first: Expression;
  readonly second: Expression;
  /** Returns the range of a part. */
  readonly inner: (part: Expression) => Ranged | undefined;
}

type Rule = (operation: Operation) => Ranged | undefined;

const wave: Rule = ({ expression, first, inner }) => waveRange(inner(first), expression);

const RANGES: Readonly<Partial<Record<string, Rule>>> = {
  '()': ({ first, inner }) => inner(first),
  '+': ({ expression, letter, domain }) => sumRange(expression, letter, domain),
  '-': ({ expression, letter, domain }) => sumRange(expression, letter, domain),
  neg: ({ expression, first, inner }) => scaled(inner(first), '-1', expression),
  '×': ({ expression, letter, domain }) => productRange(expression, letter, domain),
  '/': quotientRange,
  '÷': quotientRange,
  '√': ({ expression, first, inner }) => rootRange(inner(first), expression),
  abs: ({ expression, first, inner }) => absoluteRange(inner(first), expression),
  '^': ({ expression, letter, first, second, inner }) => {
    const [inBase, inExponent] = [holds(first, letter), holds(second, letter)];
    if (inBase && inExponent) return undefined;
    return inBase
      ? powerRange(inner(first), second, expression)
      : exponentialRange(first, inner(second), expression);
  },
  sin: wave,
  cos: wave,
  tan: wave,
  ln: ({ expression, first, inner }) => logarithmRange('e', inner(first), expression),
  log: ({ expression, letter, first, second, inner }) =>
    holds(first, letter) ? undefined : logarithmRange(first, inner(second), expression),
};

function quotientRange({ expression, letter, domain, first, second, inner }: Operation): Ranged | undefined {
  if (!holds(first, letter)) return scaled(reciprocal(inner(second), ['/', '1', second]), first, expression);
  return holds(second, letter)
    ? rewrittenRange(expression, letter, domain)
    : scaled(inner(first), valueOf(['/', '1', second]), expression);
}

function constantRange(expression: Expression, domain: Parts): Ranged | undefined {
  const value = valueOf(expression);
  if (signOfValue(value) === undefined || domain.length === 0) return undefined;
  return {
    parts: [{ low: value, high: value, includesLow: true, includesHigh: true }],
    steps: [step('algebra.constant-function', 'y', value)],
  };
}

function sumRange(expression: Expression, letter: string, domain: Parts): Ranged | undefined {
  const terms = signedTerms(expression);
  const own = terms.filter(({ body }) => holds(body, letter));
  const [only, other] = own;
  if (!only || other) return rewrittenRange(expression, letter, domain);
  const body: Expression = only.isNegative ? ['neg', only.body] : only.body;
  const rest = valueOf(sumOf(terms.filter((term) => term !== only)));
  const inner = rangeOf(body, letter, domain);
  if (!inner || holds(rest, letter)) return undefined;
  const parts = mapped(inner.parts, { of: (end) => ['+', end, rest] });
  return shown(inner, parts, { subject: expression, law: added(rest, placesIn(parts)) });
}

function added(rest: Expression, places: '' | ':each'): Law {
  const { isNegative, body } = signed(rest);
  return isNegative
    ? say(`algebra.subtract-both${places}`, { n: body })
    : say(`algebra.add-both${places}`, { n: rest });
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

/** Returns the range of an expression that contains the letter more than once, after rewriting it so that the letter occurs once. */
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
    if (degree > 2) return higherRange(coefficientsIn(numerator, letter), sum, letter, domain);
    const places = signedTerms(sum).filter(({ body }) => holds(body, letter)).length;
    return places === 1
      ? reached(expression, sum, rangeOf(sum, letter, domain))
      : squareRange(expression, letter, domain);
  }
  const { quotient, remainder } = divideWithRemainder(numerator, denominator, letter);
  if (!constantOf(quotient) || !constantOf(remainder)) return undefined;
  const fraction: Expression = ['/', polynomialExpression(remainder), polynomialExpression(denominator)];
  const written: Expression = ['+', polynomialExpression(quotient), fraction];
  return reached(
    expression,
    written,
    rangeOf(written, letter, domain),
    'algebra.quotient-and-remainder:divide',
  );
}

function reached(
  before: Expression,
  after: Expression,
  found: Ranged | undefined,
  law: Law = 'algebra.simplify',
): Ranged | undefined {
  return found && { ...found, steps: [step(law, before, after), ...found.steps] };
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

/** Returns the range of a polynomial of degree 3 or more that is known without its turning points. */
function higherRange(
  coefficients: readonly Polynomial[],
  sum: Expression,
  letter: string,
  domain: Parts,
): Ranged | undefined {
  const degree = coefficients.length - 1;
  if (degree % 2 === 1)
    return isAll(domain)
      ? {
          parts: ALL,
          steps: [step('algebra.odd-degree', 'y', sum)],
        }
      : undefined;
  const isEven = coefficients.every((each, i) => i % 2 === 0 || each.terms.length === 0);
  return degree === 4 && isEven ? biquadraticRange(sum, letter, domain) : undefined;
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
          .filter(({ id }) => id !== DOMAIN)
          .map((each) => ({
            ...each,
            ...(each.id === ADD_SQUARE && say(ADD_SQUARE, { n: square, m: each.values?.['m'] ?? '0' })),
            before: put(each.before),
            after: put(each.after),
          })),
      ],
    }
  );
}
