import { describe, expect, it } from 'vitest';
import { sampled } from '../../testing/draws.test-support.js';
import type { Result } from '../../result/result.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { type Exercise, EXERCISES } from '../testing/exercise.test-support.js';
import { typed } from '../testing/typed.test-support.js';
import { addFractions } from './add-fractions.js';
import { cancel } from './cancel.js';
import { collect } from './collect.js';
import { completeSquare } from './complete-square.js';
import { expand } from './expand.js';
import { factor } from './factor.js';
import type { Operated } from './operated.js';
import { rationalise } from './rationalise.js';
import { simplify } from './simplify.js';
import { evaluateAt, substitute } from './substitute.js';
import { agreesAt, pointsFor } from './value.test-support.js';

type Given = Exercise & {
  readonly at?: Readonly<Record<string, string>>;
  readonly answer: { readonly undefined?: true };
};

const read = (text: string): Expression => typed(text.replaceAll(/\|([^|]*)\|/g, 'abs($1)'));
const valuesOf = ({ at = {} }: Given): Readonly<Record<string, Expression>> =>
  Object.fromEntries(Object.entries(at).map(([letter, text]) => [letter, read(text)]));
const letterOf = ({ variable }: Given): string => (typeof variable === 'string' ? variable : 'x');

const OPERATIONS: Readonly<Record<string, (expression: Expression, given: Given) => Result<Operated>>> = {
  expand,
  factor,
  cancel,
  rationalise,
  simplify,
  'add-fractions': addFractions,
  collect: (expression, given) => collect(expression, letterOf(given)),
  'complete-square': (expression, given) => completeSquare(expression, letterOf(given)),
  substitute: (expression, given) => substitute(expression, valuesOf(given)),
  evaluate: (expression, given) => evaluateAt(expression, valuesOf(given)),
};

function parts(expression: Expression): readonly Expression[] {
  return typeof expression === 'string' ? [expression] : [expression, ...expression.slice(1).flatMap(parts)];
}
const leaves = (expression: Expression): readonly string[] =>
  parts(expression).filter((part) => typeof part === 'string');
const lettersOf = (expression: Expression): readonly string[] =>
  leaves(expression).filter((leaf) => !isNumberText(leaf) && leaf !== 'e' && leaf !== 'π');
const hasOperator = (expression: Expression, operators: readonly string[]): boolean =>
  parts(expression).some((part) => typeof part !== 'string' && operators.includes(part[0]));

function termsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string' || !['+', '-', 'neg'].includes(expression[0])) return [expression];
  return expression.slice(1).flatMap((part) => termsOf(part));
}

/** Returns the factors with letters, repeating a power according to its exponent. */
function factorsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return isNumberText(expression) ? [] : [expression];
  const [operator, first = '0', ...rest] = expression;
  if (operator === 'neg' || operator === '/') return factorsOf(first);
  if (operator === '×') return [first, ...rest].flatMap(factorsOf);
  if (operator !== '^') return [expression];
  return Array.from({ length: Number(rest[0]) }, () => factorsOf(first)).flat();
}

/** Returns the fault in the form of a result. */
function formFault(given: Given, result: Expression, answer: Expression): string | undefined {
  const { operation } = given;
  const letter = letterOf(given);
  if (operation === 'expand' && termsOf(result).length !== termsOf(answer).length) return 'not expanded';
  if (operation === 'factor' && factorsOf(result).length !== factorsOf(answer).length) return 'not factored';
  if (
    operation === 'rationalise' &&
    parts(result).some(
      (part) => typeof part !== 'string' && part[0] === '/' && hasOperator(part[2] ?? '1', ['√']),
    )
  )
    return 'a root below';
  if (operation === 'complete-square' && lettersOf(result).filter((name) => name === letter).length !== 1)
    return 'no square';
  if (operation === 'collect') {
    const powers = parts(result).filter(
      (part) => part === letter || (typeof part !== 'string' && part[0] === '^' && part[1] === letter),
    );
    if (lettersOf(result).filter((name) => name === letter).length > new Set(powers.map(String)).size)
      return 'not collected';
  }
  // The result may exceed the answer by a sign, a square or a factor that is written out.
  return leaves(result).length > leaves(answer).length + 3 ? 'too long' : undefined;
}

const run = (given: Given): Result<Operated> =>
  OPERATIONS[given.operation]?.(read(given.input as string), given) ?? {
    ok: false,
    field: '',
    code: 'unsupported',
    message: '',
  };

const ROWS = (EXERCISES as readonly Given[]).filter(({ operation }) => operation in OPERATIONS);

describe('the operations', () => {
  it('have 224 exercises', () => {
    expect(ROWS).toHaveLength(224);
  });

  it.each(sampled(ROWS, 2).filter(({ answer }) => answer.expression !== undefined))(
    '$id $operation $input',
    (given) => {
      const answer = read(given.answer.expression ?? '');
      const done = run(given);
      if (!done.ok) throw new Error(done.message);
      const { result, steps, excluded = [] } = done.value;
      for (const point of pointsFor([...new Set([...lettersOf(result), ...lettersOf(answer)])]))
        expect(agreesAt(result, answer, point)).toBe(true);
      expect(formFault(given, result, answer)).toBeUndefined();
      expect(excluded).toHaveLength(given.excluded?.length ?? 0);
      for (const [i, value] of excluded.entries())
        expect(agreesAt(value, read(given.excluded?.[i] ?? ''), {})).toBe(true);
      const lines =
        given.operation === 'substitute' || given.operation === 'evaluate' ? steps.slice(1) : steps;
      for (const { before, after } of lines)
        for (const point of pointsFor([...new Set(lettersOf(before))]))
          expect(agreesAt(before, after, point)).toBe(true);
    },
  );

  it.each(ROWS.filter(({ answer }) => answer.expression === undefined))(
    '$id $operation $input is refused',
    (given) => {
      const done = run(given);
      const { refuse = 'undefined' } = given.answer;
      const codes = refuse.startsWith('too-large')
        ? ['too-large']
        : refuse.startsWith('undefined')
          ? ['division-by-zero', 'out-of-range']
          : ['unsupported'];
      expect(codes).toContain(done.ok ? 'solved' : done.code);
    },
  );
});
