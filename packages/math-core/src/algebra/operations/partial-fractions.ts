import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import { numberText } from '../../expression/number-text.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { unsupportedExpression } from '../normal/refusal.js';
import {
  add,
  coefficientsIn,
  constantOf,
  contentOf,
  degreeIn,
  divideExactly,
  divideWithRemainder,
  evaluate,
  type Factor,
  factorise,
  isZero,
  letter as letterPolynomial,
  lettersOf,
  multiply,
  ONE,
  type Polynomial,
  polynomialExpression,
  power,
  primitivePart,
  scale,
  spend,
  ZERO,
} from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { fractionOf } from './divide-polynomials.js';
import { powerOf, product, quotient, signedTerms } from './tree.js';
import { formOf } from './worked.js';
import { type Law, say, step } from '../texts/operation-steps.js';

/** A rational expression as a sum of partial fractions, with every step. */
export interface Decomposed {
  readonly result: Expression;
  readonly steps: readonly Step[];
}

/** The names of the unknown numerators. */
const NAMES = 'ABCDFGHJKLMNP';

/** The maximum degree of the denominator. */
const MOST = 12;

/** One fraction of the decomposition: an unknown numerator over base^exponent. */
interface Part {
  readonly base: Polynomial;
  readonly exponent: number;
  /** The names of the coefficients of the numerator, from the highest power. */
  readonly names: readonly string[];
  /** The common denominator over this denominator. */
  readonly cofactor: Polynomial;
}

/** An unknown coefficient, with the polynomial that it is multiplied by. */
interface Unknown {
  readonly name: string;
  readonly times: Polynomial;
}

/**
 * Decomposes a quotient of polynomials in one letter into partial fractions over the rationals.
 * Throws `MathError`: `unsupported` for anything else; `too-large`.
 */
export function partialFractions(expression: Expression): Decomposed {
  const { numerator, denominator } = formOf(expression);
  const [letter, other] = new Set([...lettersOf(numerator), ...lettersOf(denominator)]);
  if (letter?.startsWith('#') || other?.startsWith('#'))
    throw unsupportedExpression('not a quotient of polynomials');
  if (other !== undefined) throw unsupportedExpression('partial fractions with more than one variable');
  if (letter === undefined || constantOf(denominator))
    throw unsupportedExpression('no variable in the denominator');
  return decomposed(expression, numerator, denominator, letter);
}

function decomposed(
  expression: Expression,
  numerator: Polynomial,
  denominator: Polynomial,
  letter: string,
): Decomposed {
  if (degreeIn(denominator, letter) > MOST || degreeIn(numerator, letter) > 4 * MOST)
    throw unsupportedExpression(`a fraction of degree greater than ${MOST}`);
  const lines = new Lines();
  const whole = fractionOf(polynomialExpression(numerator), polynomialExpression(denominator));
  const isLowest = addLowestTerms(lines, expression, whole, { denominator, letter });
  const { content, factors: found } = factorise(denominator);
  const factors = [...found].sort((a, b) => order(a.base, b.base, letter));
  const below = product([
    ...(isOne(content) ? [] : [numberText(content)]),
    ...factors.map(({ base, exponent }) => powerOf(polynomialExpression(base), exponent)),
  ]);
  const { quotient: front, remainder } = divideWithRemainder(numerator, denominator, letter);
  const before = isZero(front) ? [] : signedTerms(polynomialExpression(front));
  const rest = polynomialExpression(remainder);
  if (before.length > 0)
    lines.add(
      'algebra.divide-first',
      whole,
      sumOfTerms([...before, ...signedTerms(fractionOf(rest, polynomialExpression(denominator)))]),
    );
  const proper = fractionOf(rest, below);
  const unfactored = fractionOf(rest, polynomialExpression(denominator));
  const isTyped = isLowest && before.length === 0;
  lines.add('algebra.factor-denominators:one', isTyped ? expression : unfactored, proper);
  const parts = partsOf(factors, letter);
  const [only, second] = parts;
  if (only && !second && only.exponent === 1) {
    const result = sumOfTerms([...before, ...termsFor(scale(remainder, inverse(content)), only)]);
    addPrime(lines, expression, result);
    return { result, steps: lines.steps };
  }
  const values = solved(lines, { target: remainder, parts, letter, content, proper, below });
  const terms = parts.flatMap((part) => {
    const over = part.names.reduce(
      (sum, name, i) =>
        add(
          sum,
          scale(power(letterPolynomial(letter), part.names.length - 1 - i), values[name] ?? rational(0n)),
        ),
      ZERO,
    );
    return termsFor(over, part);
  });
  const result = sumOfTerms([...before, ...terms]);
  lines.add('algebra.found-numerators', expression, result);
  return { result, steps: lines.steps };
}

/** Adds the step to a fraction in lowest terms. Returns whether the expression is one. */
function addLowestTerms(
  lines: Lines,
  expression: Expression,
  whole: Expression,
  { denominator, letter }: { readonly denominator: Polynomial; readonly letter: string },
): boolean {
  if (!isQuotient(expression)) {
    lines.add('algebra.simplify', expression, whole);
    return false;
  }
  const isLowest = degreeIn(formOf(expression[2] ?? '1').numerator, letter) === degreeIn(denominator, letter);
  if (!isLowest) lines.add('algebra.cancel:several', expression, whole);
  return isLowest;
}

/** Adds the step to a fraction whose denominator is one factor. */
function addPrime(lines: Lines, expression: Expression, result: Expression): void {
  if (expressionText(lines.steps.at(-1)?.after ?? '') !== expressionText(result))
    lines.add('algebra.prime-denominator:one', expression, result);
  if (lines.steps.length === 0) lines.say('algebra.prime-denominator', expression);
}

/** The steps, without lines that change nothing. */
class Lines {
  readonly steps: Step[] = [];

  add(law: Law, before: Expression, after: Expression, values?: Values): void {
    if (expressionText(before) === expressionText(after)) return;
    this.steps.push(step(law, before, after, values ? { parameters: texts(values) } : {}));
  }

  /** Adds the value of an unknown. */
  define(name: string, values: Values): void {
    this.steps.push(
      step(say('algebra.solve-linear', { n: name }), name, numberText(values[name] ?? rational(0n))),
    );
  }

  /** Adds a line that says why nothing changes. */
  say(law: Law, expression: Expression): void {
    this.steps.push(step(law, expression, expression));
  }
}

type Values = Readonly<Record<string, Rational>>;

function texts(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numberText(value)]));
}

function isOne({ numerator, denominator }: Rational): boolean {
  return numerator === denominator;
}

function inverse(value: Rational): Rational {
  return exact.divide(rational(1n), value);
}

function isQuotient(expression: Expression): expression is readonly ['/' | '÷', ...Expression[]] {
  return typeof expression !== 'string' && (expression[0] === '/' || expression[0] === '÷');
}

/** Orders factors by degree and then by the size of their zeros: x, x − 1, x + 1, x − 2. */
function order(a: Polynomial, b: Polynomial, letter: string): number {
  const degrees = degreeIn(a, letter) - degreeIn(b, letter);
  if (degrees !== 0) return degrees;
  const [one, other] = [a, b].map((factor) => {
    const [low = ZERO, high = ONE] = coefficientsIn(factor, letter);
    const by = constantOf(high) ?? rational(1n);
    return exact.divide(constantOf(low) ?? rational(0n), by);
  });
  if (!one || !other) return 0;
  const size = (value: Rational): Rational => (exact.sign(value) < 0 ? exact.negate(value) : value);
  return exact.compare(size(one), size(other)) || exact.compare(one, other);
}

function partsOf(factors: readonly Factor[], letter: string): readonly Part[] {
  const common = factors.reduce((all, { base, exponent }) => multiply(all, power(base, exponent)), ONE);
  const names = NAMES.replace(letter, '');
  let next = 0;
  return factors.flatMap(({ base, exponent: most }) =>
    Array.from({ length: most }, (_, i): Part => {
      const degree = degreeIn(base, letter);
      const own = Array.from(names.slice(next, next + degree));
      next += degree;
      const cofactor = divideExactly(common, power(base, i + 1)) ?? ONE;
      return { base, exponent: i + 1, names: own, cofactor };
    }),
  );
}

function unknownsOf({ names, cofactor }: Part, letter: string, content: Rational): readonly Unknown[] {
  return names.map((name, i) => ({
    name,
    times: scale(multiply(cofactor, power(letterPolynomial(letter), names.length - 1 - i)), content),
  }));
}

/** Writes a known numerator over its denominator, with integers in the numerator. */
function termsFor(over: Polynomial, { base, exponent }: Part): ReturnType<typeof signedTerms> {
  if (isZero(over)) return [];
  const content = contentOf(over);
  const bottom = numberText(rational(content.denominator));
  const top = scale(primitivePart(over), rational(content.numerator));
  const below = product([bottom, powerOf(polynomialExpression(base), exponent)]);
  return signedTerms(fractionOf(polynomialExpression(top), below));
}

interface Problem {
  /** The numerator, which equals the sum of the unknowns times their polynomials. */
  readonly target: Polynomial;
  readonly parts: readonly Part[];
  readonly letter: string;
  readonly content: Rational;
  /** The fraction to decompose, and its factored denominator. */
  readonly proper: Expression;
  readonly below: Expression;
}

/** Finds the numerators: zeros of linear factors first, then coefficients. */
function solved(lines: Lines, { target, parts, letter, content, proper, below }: Problem): Values {
  const unknowns = parts.flatMap((part) => unknownsOf(part, letter, content));
  const values = coefficientsOf(target, unknowns, letter);
  const over = parts.map(({ names }) => unknownNumerator(names, letter));
  const sum = (write: (part: Part, numerator: Expression) => Expression): Expression =>
    sumOfTerms(parts.flatMap((part, i) => signedTerms(write(part, over[i] ?? '0'))));
  lines.add(
    'algebra.partial-fractions',
    proper,
    sum(({ base, exponent }, top) => quotient(top, powerOf(polynomialExpression(base), exponent))),
    values,
  );
  const left = polynomialExpression(target);
  const scaled = isOne(content) ? [] : [numberText(content)];
  lines.add(
    say('algebra.multiply-both', { n: below }),
    left,
    sum((part, top) => product([...scaled, top, ...cofactorOf(part, parts)])),
    values,
  );
  const known = new Set<string>();
  const find = (name: string): void => {
    lines.define(name, values);
    known.add(name);
  };
  for (const { base, exponent, names } of parts) {
    const [low = ZERO, high = ZERO] = coefficientsIn(base, letter);
    const [name, more] = names;
    const isTop = parts.every((part) => part.base !== base || part.exponent <= exponent);
    const leading = constantOf(high);
    if (name === undefined || more !== undefined || !isTop || !leading) continue;
    const zero = constantOf(scale(low, exact.negate(inverse(leading)))) ?? rational(0n);
    const at = (a: Polynomial): Rational => constantOf(evaluate(a, { [letter]: zero })) ?? rational(0n);
    const found = unknowns.map((unknown): Multiple => ({ name: unknown.name, factor: at(unknown.times) }));
    const law = say('algebra.insert', {
      n: `${expressionText(letter)} = ${expressionText(numberText(zero))}`,
    });
    lines.add(law, numberText(at(target)), combination(found), values);
    find(name);
  }
  let open = equationsOf(target, unknowns, letter);
  while (known.size < unknowns.length) {
    const unsolved = ({ multiples }: Equation): readonly Multiple[] =>
      multiples.filter(({ name }) => !known.has(name));
    const next = open.filter((equation) => unsolved(equation).length === 1);
    const shown =
      next.length > 0 ? next.slice(0, 1) : open.filter((equation) => unsolved(equation).length > 1);
    for (const { power: of, value, multiples } of shown) {
      const law =
        of === '1'
          ? 'algebra.compare-coefficients:constants'
          : say('algebra.compare-coefficients', { n: of });
      lines.add(law, numberText(value), combination(multiples), values);
    }
    const names = new Set(shown.flatMap((equation) => unsolved(equation).map(({ name }) => name)));
    for (const name of names) find(name);
    open = open.filter((equation) => unsolved(equation).length > 0);
  }
  return values;
}

/** A number times an unknown. */
interface Multiple {
  readonly name: string;
  readonly factor: Rational;
}

/** The coefficients of one power on both sides. */
interface Equation {
  readonly power: Expression;
  readonly value: Rational;
  readonly multiples: readonly Multiple[];
}

function equationsOf(target: Polynomial, unknowns: readonly Unknown[], letter: string): readonly Equation[] {
  const highest = Math.max(...unknowns.map(({ times }) => degreeIn(times, letter)));
  const at = (a: Polynomial, i: number): Rational =>
    constantOf(coefficientsIn(a, letter)[i] ?? ZERO) ?? rational(0n);
  return Array.from({ length: highest + 1 }, (_, i) => highest - i).map((i) => ({
    power: i === 0 ? '1' : powerOf(letter, i),
    value: at(target, i),
    multiples: unknowns
      .map(({ name, times }): Multiple => ({ name, factor: at(times, i) }))
      .filter(({ factor }) => factor.numerator !== 0n),
  }));
}

/** Solves the equations by Gaussian elimination. The solution is unique. */
function coefficientsOf(target: Polynomial, unknowns: readonly Unknown[], letter: string): Values {
  const rows = equationsOf(target, unknowns, letter).map(({ value, multiples }) => [
    ...unknowns.map(({ name }) => multiples.find((each) => each.name === name)?.factor ?? rational(0n)),
    value,
  ]);
  for (const [column] of unknowns.entries()) {
    spend(rows.length * rows.length * 4);
    const pivot = rows.findIndex((row, i) => i >= column && row[column]?.numerator !== 0n);
    const [row = []] = rows.splice(pivot, 1);
    const by = inverse(row[column] ?? rational(1n));
    const unit = row.map((value) => exact.reduce(exact.multiply(value, by)));
    for (const [i, other] of rows.entries()) {
      const factor = other[column] ?? rational(0n);
      rows[i] = other.map((value, j) =>
        exact.reduce(exact.subtract(value, exact.multiply(factor, unit[j] ?? rational(0n)))),
      );
    }
    rows.splice(column, 0, unit);
  }
  return Object.fromEntries(unknowns.map(({ name }, i) => [name, rows[i]?.at(-1) ?? rational(0n)]));
}

/** Writes 2A − B. */
function combination(multiples: readonly Multiple[]): Expression {
  const sum = multiples.reduce(
    (all, { name, factor }) => add(all, scale(letterPolynomial(name), factor)),
    ZERO,
  );
  return polynomialExpression(sum);
}

/** Writes an unknown numerator: A, or Ax + B over a quadratic factor. */
function unknownNumerator(names: readonly string[], letter: string): Expression {
  return sumOfTerms(
    names.map((name, i) => {
      const exponent = names.length - 1 - i;
      return {
        isNegative: false,
        body: exponent === 0 ? name : (['×', name, powerOf(letter, exponent)] as const),
      };
    }),
  );
}

/** Returns the factors of the common denominator that a part's denominator lacks. */
function cofactorOf({ base, exponent }: Part, parts: readonly Part[]): readonly Expression[] {
  const most = new Map<Polynomial, number>();
  for (const part of parts) most.set(part.base, Math.max(most.get(part.base) ?? 0, part.exponent));
  return [...most].flatMap(([each, times]) => {
    const left = each === base ? times - exponent : times;
    return left === 0 ? [] : [powerOf(polynomialExpression(each), left)];
  });
}
