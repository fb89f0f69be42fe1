import { type Rational, rational, reduce } from '../../../../rational/rational.js';
import { leastCommonMultiple } from '../../../../rational/integer.js';
import { constantValue } from '../../../../expression/constant.js';
import { productOf as factorsOf, termsOf } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { logarithmsIn, type LogarithmTerm } from '../../../operations/join-logarithms.js';
import { Beyond } from '../../radical/beyond.js';
import { negative, ofRational, plus, type Radical, times, ZERO } from '../../radical/radical.js';
import type { Board, Sides } from '../board.js';
import { exactLogarithm } from '../../../normal/exact-powers.js';
import { holds } from '../polynomial/read-polynomial.js';
import { valueOf } from '../value.js';
import { say } from '../../../texts/solve-steps.js';

/** An equation with all terms on the left: logarithms and a number. */
export interface LogarithmSum {
  readonly logarithms: readonly LogarithmTerm[];
  readonly number: Radical;
}

/** Writes an equation as a {@link LogarithmSum}. Returns undefined if it has other terms. */
export function logarithmSumOf({ left, right }: Sides, unknown: string): LogarithmSum | undefined {
  const terms = [
    ...termsOf(left),
    ...termsOf(right).map(({ isNegative, body }) => ({ isNegative: !isNegative, body })),
  ];
  const logarithms: LogarithmTerm[] = [];
  let number = ZERO;
  for (const { isNegative, body } of terms) {
    const value = holds(body, unknown) ? undefined : valueOf(body);
    const logarithm = value ? undefined : logarithmTermOf(body);
    if (value) number = plus(number, isNegative ? negative(value) : value);
    else if (!logarithm) return undefined;
    else if (isNegative) logarithms.push({ ...logarithm, coefficient: opposite(logarithm.coefficient) });
    else logarithms.push(logarithm);
  }
  return { logarithms: joined(logarithms), number };
}

const opposite = ({ numerator, denominator }: Rational): Rational => rational(-numerator, denominator);

function logarithmTermOf(body: Expression): LogarithmTerm | undefined {
  const { coefficient, factors } = factorsOf(body);
  const [only, ...more] = factors;
  if (!only || more.length > 0 || typeof only === 'string') return undefined;
  const [operator, first = '1', second = '1'] = only;
  if (operator === 'ln') return { coefficient, base: 'e', argument: first };
  return operator === 'log' ? { coefficient, base: first, argument: second } : undefined;
}

/** Combines terms with the same logarithm. */
function joined(terms: readonly LogarithmTerm[]): readonly LogarithmTerm[] {
  const found = new Map<string, LogarithmTerm>();
  for (const term of terms) {
    const name = JSON.stringify([term.base, term.argument]);
    const { numerator: a, denominator: b } = term.coefficient;
    const { numerator: c, denominator: d } = found.get(name)?.coefficient ?? rational(0n);
    found.set(name, { ...term, coefficient: reduce(rational(a * d + c * b, b * d)) });
  }
  return [...found.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
}

/** Converts all logarithms to one base, as in log_4 x = log_2 x ÷ 2, and makes the coefficients integers. */
export function inOneBase({ logarithms, number }: LogarithmSum, board?: Board): LogarithmSum {
  const bases = [...new Set(logarithms.map(({ base }) => JSON.stringify(base)))].map(
    (text) => JSON.parse(text) as Expression,
  );
  const base = bases.length === 1 ? bases[0] : smallestBase(bases);
  if (base === undefined) throw new Beyond('logarithms with different bases');
  const united = logarithms.map((term) => inBase(term, base));
  const factor = united.map(({ coefficient }) => coefficient.denominator).reduce(leastCommonMultiple, 1n);
  const whole = {
    logarithms: united.map((term) => ({
      ...term,
      coefficient: rational((term.coefficient.numerator * factor) / term.coefficient.denominator),
    })),
    number: times(number, ofRational(rational(factor))),
  };
  if (bases.length > 1 && board) changeLine(board, whole, factor);
  return bases.length > 1 || united.length > 1
    ? { ...whole, logarithms: joined(whole.logarithms) }
    : { logarithms, number };
}

function smallestBase(bases: readonly Expression[]): Expression | undefined {
  const values = bases.map((base) => ({ base, value: constantValue(base) }));
  return values.find(({ value }) =>
    values.every(
      ({ value: other }) =>
        value &&
        other &&
        value.numerator > 0n &&
        other.numerator > 0n &&
        isWhole(exactLogarithm(value, other)),
    ),
  )?.base;
}

const isWhole = (value: Rational | undefined): boolean => value?.denominator === 1n && value.numerator > 0n;

function inBase(term: LogarithmTerm, base: Expression): LogarithmTerm {
  const [b, own] = [constantValue(base), constantValue(term.base)];
  const exponent =
    b && own && JSON.stringify(base) !== JSON.stringify(term.base) ? exactLogarithm(b, own) : undefined;
  if (!exponent) return term;
  const { numerator, denominator } = term.coefficient;
  return {
    ...term,
    base,
    coefficient: reduce(rational(numerator * exponent.denominator, denominator * exponent.numerator)),
  };
}

function changeLine(board: Board, { logarithms, number }: LogarithmSum, factor: bigint): void {
  const law =
    factor === 1n
      ? 'algebra.change-of-base'
      : say('algebra.change-of-base:multiply', { n: factor.toString() });
  const right = negative(number).get(1n) ?? rational(0n);
  const written =
    right.denominator === 1n
      ? right.numerator.toString()
      : `${String(right.numerator)}/${String(right.denominator)}`;
  board.line(law, logarithmsIn(logarithms), written);
}
