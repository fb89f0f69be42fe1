import type { Rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Constant } from './constant.js';
import type { Atom, Formal, Term } from './formal.js';
import { fraction, rationalExpression } from '../rational-expression.js';
import { undecided } from '../work.js';

/** Writes a constant: (3 + ln 5)/2, log_2 5. */
export function constantExpression({ numerator, denominator }: Constant): Expression {
  const divisor = integerOf(denominator);
  if (divisor !== undefined) return sumOf(numerator, divisor);
  const [top, bottom] = [onlyLogarithm(numerator), onlyLogarithm(denominator)];
  if (top && bottom) return product(fraction(top[0], bottom[0]), [['log', bottom[1], top[1]]]);
  return ['/', sumOf(numerator, 1n), sumOf(denominator, 1n)];
}

/** Writes a polynomial in atoms as an expression. */
export function formExpression(form: Formal): Expression {
  return sumOf(form, 1n);
}

function integerOf(form: Formal): bigint | undefined {
  const constant = form.get('')?.coefficient;
  return form.size === 1 ? constant : undefined;
}

/** Returns the coefficient and argument of c ln v. */
function onlyLogarithm(form: Formal): readonly [bigint, Expression] | undefined {
  const [term] = form.values();
  const [atom, exponent] = term?.factors[0] ?? [];
  if (form.size !== 1 || term?.factors.length !== 1 || exponent !== 1 || !atom) return undefined;
  const [operator, argument] = atom.expression ?? [];
  return typeof atom.expression !== 'string' && operator === 'ln' && argument !== undefined
    ? [term.coefficient, argument]
    : undefined;
}

function sumOf(form: Formal, divisor: bigint): Expression {
  const terms = [...form.values()].sort((a, b) => a.factors.length - b.factors.length);
  if (divisor !== 1n && terms.length > 1) return ['/', sumOf(form, 1n), divisor.toString()];
  return (
    terms.reduce<Expression | undefined>((sum, term) => {
      const isNegative = term.coefficient < 0n;
      if (sum === undefined) return termOf(term, divisor);
      return [
        isNegative ? '-' : '+',
        sum,
        termOf({ ...term, coefficient: isNegative ? -term.coefficient : term.coefficient }, divisor),
      ];
    }, undefined) ?? '0'
  );
}

function termOf({ coefficient, factors }: Term, divisor: bigint): Expression {
  const powers = factors.map(
    ([atom, n]): Expression => (n === 1 ? written(atom) : ['^', written(atom), n.toString()]),
  );
  return product(fraction(coefficient, divisor), powers);
}

function product(size: Rational, factors: readonly Expression[]): Expression {
  const isNegative = size.numerator < 0n;
  const over = isNegative ? -size.numerator : size.numerator;
  const all: readonly Expression[] = over === 1n && factors.length ? factors : [over.toString(), ...factors];
  const [first = '1'] = all;
  const top: Expression = all.length > 1 ? ['×', ...all] : first;
  if (!factors.length) return rationalExpression(size);
  const value: Expression = size.denominator === 1n ? top : ['/', top, size.denominator.toString()];
  return isNegative ? ['neg', value] : value;
}

function written({ expression }: Atom): Expression {
  return expression ?? undecided();
}
