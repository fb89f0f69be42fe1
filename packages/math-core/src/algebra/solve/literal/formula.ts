import { numberText } from '../../../expression/number-text.js';
import { sumOf } from '../../../expression/terms.js';
import { signedTerms } from '../../operations/tree.js';
import * as exact from '../../../rational/rational.js';
import { rational, type Rational } from '../../../rational/rational.js';
import { rationalSquareRoot } from '../../../real/square-root.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  add,
  contentOf,
  isZero,
  letter,
  lettersOf,
  multiply,
  negate,
  ONE,
  type Polynomial,
  polynomialRoot,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { type Line, lineStep, writtenReadably } from '../linear/line.js';
import { written } from '../values/quotient.js';
import { comparedWithZero, type Notes, notZero, where } from './conditions.js';
import { type Found, reduced } from './one-fraction.js';
import { quotient } from './write.js';
import { say, step } from '../../texts/solve-steps.js';

/** A quadratic a u² + b u + c whose coefficients may contain letters. */
interface Quadratic {
  readonly a: Polynomial;
  readonly b: Polynomial;
  readonly c: Polynomial;
}

/** Solves a quadratic equation, given its coefficients by powers of the unknown, with the quadratic formula. */
export function quadratic(
  parts: readonly Polynomial[],
  unknown: string,
  given: Line,
  notes: Notes,
): readonly Found[] {
  const turned = parts.at(-1)?.terms[0]?.coefficient.numerator ?? 1n;
  const [c = ZERO, b = ZERO, a = ZERO] = turned < 0n ? parts.map(negate) : parts;
  const left = collected([c, b, a], unknown);
  if (given.right !== '0' || expressionText(given.left) !== expressionText(left))
    notes.steps.push(lineStep('algebra.one-side:left', { left, relation: '=', right: '0' }));
  const discriminant = subtract(multiply(b, b), scale(multiply(a, c), rational(4n)));
  notes.steps.push(discriminantStep({ a, b, c }, discriminant));
  const conditions = notZero(a);
  notes.conditions.push(...conditions);
  const { values, joint } = rootsByFormula({ a, b, c }, discriminant, notes);
  const [first = '0', second = '0'] = values.map(({ expression }) => expression);
  const needed = where(conditions);
  const law = say(`algebra.quadratic-formula${needed && ':where'}`, { c: needed });
  const formula = formulaOf({ a, b, c }, discriminant);
  const isSimpler = joint !== undefined && expressionText(joint) !== expressionText(formula);
  notes.steps.push(
    step(law, unknown, formula),
    ...(isSimpler ? [step('algebra.simplify', unknown, joint)] : []),
    step('algebra.roots', unknown, [',', first, second]),
  );
  return values;
}

/** Writes (−b ± √D) ÷ 2a. */
function formulaOf({ a, b }: Quadratic, discriminant: Polynomial): Expression {
  const root: Expression = ['√', writtenReadably(discriminant)];
  const top: Expression = isZero(b) ? ['±', root] : ['±', writtenReadably(negate(b)), root];
  return ['/', top, ['×', '2', writtenReadably(a)]];
}

function discriminantStep({ a, b, c }: Quadratic, discriminant: Polynomial): Step {
  const product: Expression = ['×', '4', writtenReadably(a), writtenReadably(c)];
  const shown: Expression = ['-', ['^', writtenReadably(b), '2'], product];
  const text = (part: Polynomial): string => expressionText(writtenReadably(part));
  // The letters of the formula may be letters of the equation.
  const isClear = ![a, b, c].flatMap(lettersOf).some((name) => /^[abc]$/.test(name));
  const law = isClear
    ? say('algebra.discriminant:letters', { a: text(a), b: text(b), c: text(c) })
    : 'algebra.discriminant';
  return step(law, shown, writtenReadably(discriminant));
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
  return sumOf([...terms].reverse().flatMap(signedTerms));
}

function powerOf(name: string, exponent: number): Polynomial {
  return exponent === 0 ? ONE : multiply(letter(name), powerOf(name, exponent - 1));
}

/** The roots, and both in one expression with ± if they contain a root. */
interface Roots {
  readonly values: readonly Found[];
  readonly joint?: Expression;
}

function rootsByFormula({ a, b }: Quadratic, discriminant: Polynomial, notes: Notes): Roots {
  const twice = scale(a, rational(2n));
  const root = polynomialRoot(discriminant);
  if (root)
    return {
      values: [negate(root), root].map((part) => reduced({ over: subtract(part, b), under: twice })),
    };
  // Simplify √(k² D) to k √D.
  const content = absolute(contentOf(discriminant));
  const size = rationalSquareRoot(content) ?? rational(1n);
  const radicand = writtenReadably(scale(discriminant, inverse(exact.multiply(size, size))));
  notes.conditions.push(...comparedWithZero(radicand, '≥'));
  const common = inverse(commonContent([b, twice], size));
  const outer = numberText(exact.reduce(exact.multiply(size, common)));
  const part: Expression = outer === '1' ? ['√', radicand] : ['×', outer, ['√', radicand]];
  const start = writtenReadably(scale(negate(b), common));
  const under = writtenReadably(scale(twice, common));
  const tops: readonly Expression[] = isZero(b)
    ? [['neg', part], part]
    : [
        ['-', start, part],
        ['+', start, part],
      ];
  const joint: Expression = isZero(b) ? ['±', part] : ['±', start, part];
  return {
    values: tops.map((top) => ({ expression: quotient(top, under) })),
    joint: under === '1' ? joint : ['/', joint, under],
  };
}

const inverse = (value: Rational): Rational => exact.divide(rational(1n), value);

function absolute(value: Rational): Rational {
  return exact.sign(value) < 0 ? exact.negate(value) : value;
}

/** Returns the greatest common factor that leaves integer coefficients everywhere. */
function commonContent(polynomials: readonly Polynomial[], factor: Rational): Rational {
  const marked = polynomials.reduce(
    (sum, part, i) => add(sum, multiply(part, letter(`part ${i}`))),
    scale(letter('part'), factor),
  );
  return absolute(contentOf(marked));
}
