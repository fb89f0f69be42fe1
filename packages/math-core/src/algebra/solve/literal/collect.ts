import * as exact from '../../../rational/rational.js';
import { rational, type Rational } from '../../../rational/rational.js';
import { rationalSquareRoot } from '../../../real/square-root.js';
import type { Expression } from '../../../steps/expression.js';
import { step } from '../../../steps/step.js';
import { isSum, termsOf } from '../../../expression/terms.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  add,
  coefficientsIn,
  constantOf,
  contentOf,
  divideExactly,
  gcd,
  isZero,
  lcm,
  letter,
  multiply,
  negate,
  ONE,
  type Polynomial,
  polynomialRoot,
  primitivePart,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { type Line, lineOf, lineStep, writtenReadably } from '../linear/line.js';
import { quotientOf, type Quotient, rootsOf, written } from '../values/quotient.js';
import { comparedWithZero, type Notes, notZero, where } from './conditions.js';
import { quotient } from './write.js';

/**
 * Solves an equation of sums, products, quotients and powers for a letter that stands in several of its terms, where it then
 * is linear or quadratic in it. Undefined for others. Throws `MathError`: `too-large`.
 */
export function collect(line: Line, unknown: string, notes: Notes): readonly Expression[] | undefined {
  const [left, right] = [quotientOf(line.left), quotientOf(line.right)];
  if (!left || !right) return undefined;
  const under = withoutNumber(left.under, right.under);
  const [over1, over2] = [left, right].map((side) =>
    multiply(side.over, divideExactly(under, side.under) ?? ONE),
  );
  if (!over1 || !over2 || [over1, over2].some((side) => rootsOf(side).length > 0)) return undefined;
  const difference = subtract(over1, over2);
  const parts = coefficientsIn(difference, unknown);
  if (parts.length < 2 || parts.length > 3) return undefined;
  whole(line, { under, left: over1, right: over2 }, notes);
  const values =
    parts.length === 2
      ? linear([over1, over2], unknown, notes)
      : quadratic(parts, unknown, line.right === '0', notes);
  for (const divisor of [...left.divisors, ...right.divisors])
    notes.conditions.push(...divisorConditions(divisor, values, unknown));
  return values.map((value) => value.expression);
}

interface Found {
  readonly expression: Expression;
  /** Where it has no root. */
  readonly quotient?: Pick<Quotient, 'over' | 'under'>;
}

function withoutNumber(a: Polynomial, b: Polynomial): Polynomial {
  const multiple = lcm(a, b);
  const [first, second] = [contentOf(a), contentOf(b)];
  const factor = first.numerator * second.numerator;
  return scale(multiple, rational(factor < 0n ? -factor : factor));
}

/** Multiplies both sides by their denominators. */
function whole(
  line: Line,
  {
    under,
    left,
    right,
  }: { readonly under: Polynomial; readonly left: Polynomial; readonly right: Polynomial },
  { steps }: Notes,
): void {
  const now = lineOf(left, '=', right);
  const isOne =
    constantOf(under)?.numerator === constantOf(under)?.denominator && constantOf(under) !== undefined;
  if (!isOne) {
    const by = expressionText(writtenReadably(under));
    steps.push(lineStep('algebra.multiply-both', `Multiply both sides by ${by} and multiply out`, now));
  } else if (
    expressionText(now.left) !== expressionText(line.left) ||
    expressionText(now.right) !== expressionText(line.right)
  )
    steps.push(lineStep('algebra.expand', 'Multiply out', now));
}

function linear([left, right]: readonly Polynomial[], unknown: string, notes: Notes): readonly Found[] {
  const [c = ZERO, b = ZERO] = coefficientsIn(subtract(left ?? ZERO, right ?? ZERO), unknown);
  const isTurned = b.terms.every(({ coefficient }) => coefficient.numerator < 0n);
  const [factor, value] = isTurned ? [negate(b), c] : [b, negate(c)];
  const apart = lineOf(multiply(factor, letter(unknown)), '=', value);
  const law = `Bring the terms with ${unknown} to one side and the others to the other`;
  const isApart = [left, right].some((side) => side && isZero(subtract(side, value)));
  if (!isApart) notes.steps.push(lineStep('algebra.gather', law, apart));
  if (factor.terms.length > 1)
    notes.steps.push(
      lineStep('algebra.factor-out', `Take out ${unknown} as a factor`, {
        ...apart,
        left: ['×', unknown, writtenReadably(factor)],
      }),
    );
  const conditions = notZero(factor);
  notes.conditions.push(...conditions);
  const found = reduced({ over: value, under: factor });
  const by = expressionText(writtenReadably(factor));
  if (
    !(
      constantOf(factor)?.numerator === 1n &&
      factor.terms.length === 1 &&
      constantOf(factor)?.denominator === 1n
    )
  )
    notes.steps.push(
      step(
        'algebra.divide-both',
        `Divide both sides by ${by}${where(conditions)}`,
        unknown,
        found.expression,
      ),
    );
  return [found];
}

/** A sum of fractions as one fraction; any other as it is. */
export function asOneFraction(expression: Expression): Expression {
  const read =
    isSum(expression) && termsOf(expression).some(({ body }) => /^[/÷]$/.test(body[0]))
      ? quotientOf(expression)
      : undefined;
  return read && rootsOf(read.over).length === 0 ? reduced(read).expression : expression;
}

/** A quotient in lowest terms, its numerator with a positive first coefficient where that is easy to read. */
function reduced({ over, under }: Pick<Quotient, 'over' | 'under'>): Found {
  const common = gcd(over, under);
  const [top, bottom] = [over, under].map((part) => divideExactly(part, common) ?? part);
  if (!top || !bottom) return { expression: '0' };
  const divisor = contentOf(bottom);
  const scaledTop = scale(top, exact.divide(rational(1n), divisor));
  const factor = contentOf(scaledTop);
  // 2/3 of a polynomial: the 3 goes under the line
  let [a, b] = [
    scale(scaledTop, rational(factor.denominator)),
    scale(primitivePart(bottom), rational(factor.denominator)),
  ];
  const isNegative = a.terms.every(({ coefficient }) => coefficient.numerator < 0n) && !constantOf(b);
  if (isNegative) [a, b] = [negate(a), negate(b)];
  return { expression: quotient(writtenReadably(a), writtenReadably(b)), quotient: { over: a, under: b } };
}

function quadratic(
  parts: readonly Polynomial[],
  unknown: string,
  isGiven: boolean,
  notes: Notes,
): readonly Found[] {
  const turned = parts.at(-1)?.terms[0]?.coefficient.numerator ?? 1n;
  const [c = ZERO, b = ZERO, a = ZERO] = turned < 0n ? parts.map(negate) : parts;
  const left = collected([c, b, a], unknown);
  const last = notes.steps.at(-1);
  if (!isGiven && (!last || expressionText(last.before) !== expressionText(left) || last.after !== '0'))
    notes.steps.push(
      lineStep('algebra.one-side', 'Bring all terms to the left side', { left, relation: '=', right: '0' }),
    );
  const conditions = notZero(a);
  notes.conditions.push(...conditions);
  const discriminant = subtract(multiply(b, b), scale(multiply(a, c), rational(4n)));
  const shown: Expression = [
    '-',
    ['^', writtenReadably(b), '2'],
    ['×', '4', writtenReadably(a), writtenReadably(c)],
  ];
  const value = writtenReadably(discriminant);
  notes.steps.push(step('algebra.discriminant', 'Discriminant', shown, value));
  const values = rootsByFormula({ a, b, discriminant }, notes);
  const expressions = values.map(({ expression }) => expression);
  notes.steps.push(
    step('algebra.quadratic-formula', `Quadratic formula${where(conditions)}`, unknown, [
      ',',
      ...expressions,
    ]),
  );
  return values;
}

function collected(parts: readonly Polynomial[], unknown: string): Expression {
  const terms = parts.flatMap((part, i): readonly Expression[] => {
    if (isZero(part)) return [];
    const power: Expression = i === 1 ? unknown : ['^', unknown, String(i)];
    if (i === 0) return [writtenReadably(part)];
    return part.terms.length > 1
      ? [['×', writtenReadably(part), power]]
      : [written(multiply(part, powerOf(unknown, i)))];
  });
  const [first = '0', ...rest] = terms.reverse();
  return rest.reduce<Expression>((sum, term) => {
    const isNegative =
      typeof term === 'string'
        ? term.startsWith('-')
        : term[0] === 'neg' || (term[0] === '×' && String(term[1]).startsWith('-'));
    return isNegative ? ['-', sum, negatedTerm(term)] : ['+', sum, term];
  }, first);
}

function negatedTerm(term: Expression): Expression {
  if (typeof term === 'string') return term.slice(1);
  if (term[0] === 'neg') return term[1] ?? '0';
  const [, first = '', ...rest] = term;
  return ['×', String(first).slice(1), ...rest];
}

function powerOf(name: string, exponent: number): Polynomial {
  return exponent === 0 ? ONE : multiply(letter(name), powerOf(name, exponent - 1));
}

function rootsByFormula(
  {
    a,
    b,
    discriminant,
  }: { readonly a: Polynomial; readonly b: Polynomial; readonly discriminant: Polynomial },
  notes: Notes,
): readonly Found[] {
  const twice = scale(a, rational(2n));
  const root = polynomialRoot(discriminant);
  if (root) return [negate(root), root].map((part) => reduced({ over: subtract(part, b), under: twice }));
  // √(k² D) is k √D
  const content = absolute(contentOf(discriminant));
  const size = rationalSquareRoot(content);
  const radicand = size ? scale(discriminant, exact.divide(rational(1n), content)) : discriminant;
  notes.conditions.push(...comparedWithZero(writtenReadably(radicand), '≥'));
  const factor = size ?? rational(1n);
  const common = commonContent([b, twice], factor);
  const [outer, minusB, under] = [scale(ONE, factor), negate(b), twice].map((part) =>
    scale(part, exact.divide(rational(1n), common)),
  );
  const surd: Expression = ['√', writtenReadably(radicand)];
  const number = outer && constantOf(outer);
  const isOne = number && exact.compare(number, rational(1n)) === 0;
  const part: Expression = isOne ? surd : ['×', written(outer ?? ONE), surd];
  const isPure = isZero(b);
  return [false, true].map((isPlus) => {
    const top: Expression = isPure
      ? isPlus
        ? part
        : ['neg', part]
      : [isPlus ? '+' : '-', writtenReadably(minusB ?? ZERO), part];
    return { expression: quotient(top, writtenReadably(under ?? ONE)) };
  });
}

function absolute(value: Rational): Rational {
  return exact.sign(value) < 0 ? exact.negate(value) : value;
}

/** The greatest number that leaves whole coefficients in all. */
function commonContent(polynomials: readonly Polynomial[], factor: Rational): Rational {
  const marked = polynomials.reduce(
    (sum, part, i) => add(sum, multiply(part, letter(`part ${i}`))),
    scale(letter('part'), factor),
  );
  return absolute(contentOf(marked));
}

/** The conditions with which a divisor isn't 0 at the values that were found. */
function divisorConditions(divisor: Polynomial, values: readonly Found[], unknown: string) {
  const parts = coefficientsIn(divisor, unknown);
  if (parts.length < 2) return notZero(divisor);
  return values.flatMap(({ quotient: at, expression }) => {
    if (at) {
      const top = parts.reduce((sum, part, i) => {
        const power = multiply(nth(at.over, i), nth(at.under, parts.length - 1 - i));
        return add(sum, multiply(part, power));
      }, ZERO);
      return notZero(top);
    }
    return divisor.terms.length === 1
      ? []
      : [{ kind: 'relation', left: expression, relation: '≠', right: '0' } as const];
  });
}

function nth(base: Polynomial, exponent: number): Polynomial {
  return exponent === 0 ? ONE : multiply(base, nth(base, exponent - 1));
}
