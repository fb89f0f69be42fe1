import {
  compare,
  rational,
  add,
  compare as compareNumbers,
  negate,
  multiply,
  type Rational,
  reduce,
  divide,
} from '../../../rational/rational.js';
import type { Statement } from '../../read/statement.js';
import { type Setting, systemFollows, compareSystems } from '../judge.js';
import { linearSystem, solutionOf } from '../linear-system.js';
import { isSolved } from '../one-unknown.js';
import { alternativesOf } from '../systems.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  degreeOf,
  type Polynomial,
} from '../../polynomial/polynomial.js';
import { readStatement } from '../../read/read-statement.js';
import { polynomialOf } from '../fraction-of.js';
import { openTerms } from '../../expression/parts.js';
import { difference, lettersIn, partsOf, type Relation } from '../substitute.js';

type Row = readonly Rational[];

const ZERO = rational(0n);

function relationsOf(statement: Statement): readonly Relation[] {
  return partsOf(statement).filter(
    (part): part is Relation => part.kind === 'relation' && part.relation === '=',
  );
}

function rowOf(relation: Relation, unknowns: readonly string[]): Row | undefined {
  const polynomial = polynomialOf(difference(relation));
  if (!polynomial || degreeOf(polynomial) > 1) return undefined;
  return [...unknowns.map((name) => slope(polynomial, name)), constantIn(polynomial)];
}

function slope(polynomial: Polynomial, name: string): Rational {
  const part = degreeIn(polynomial, name) === 0 ? undefined : coefficientsIn(polynomial, name)[1];
  return (part && constantOf(part)) ?? rational(0n);
}

function constantIn({ terms }: Polynomial): Rational {
  return terms.find(({ monomial }) => monomial.degree === 0)?.coefficient ?? rational(0n);
}

function rowsOf(statement: Statement, unknowns: readonly string[]): readonly Row[] {
  return relationsOf(statement).flatMap((relation) => {
    const row = rowOf(relation, unknowns);
    return row ? [row] : [];
  });
}

/** Returns the equations of the line that don't follow from the previous line. */
function independentEquations(before: Statement, after: Statement, { unknowns }: Setting): readonly Row[] {
  return relationsOf(after).flatMap((relation) => {
    const { kind } = compareSystems(before, relation, unknowns);
    const row = kind === 'same' || kind === 'gained' ? undefined : rowOf(relation, unknowns);
    return row ? [row] : [];
  });
}

function isMultiple(a: Row, b: Row): boolean {
  const at = a.findIndex(({ numerator }) => numerator !== 0n);
  const [p, q] = [a[at], b[at]];
  if (!p || !q || q.numerator === 0n) return false;
  return a.every((value, i) => compareNumbers(multiply(value, q), multiply(b[i] ?? rational(0n), p)) === 0);
}

/** Returns whether the line is a sum or difference of two equations in which one term has the wrong sign. */
export function hasEliminationSign(before: Statement, after: Statement, setting: Setting): boolean {
  const rows = rowsOf(before, setting.unknowns);
  return independentEquations(before, after, setting).some((row) =>
    rows.some((a) =>
      rows.some(
        (b) =>
          a !== b && [1n, -1n].some((sign) => signWrong(a, b, sign).some((wrong) => isMultiple(wrong, row))),
      ),
    ),
  );
}

function signWrong(a: Row, b: Row, sign: bigint): readonly Row[] {
  const joined = (at: number): Row =>
    a.map((value, i) =>
      reduce(add(value, multiply(b[i] ?? rational(0n), rational(i === at ? -sign : sign)))),
    );
  const right = joined(-1);
  return a.flatMap((_, at) => [joined(at), right.map((value, i) => (i === at ? negate(value) : value))]);
}

/** Returns whether the line is a sum or difference of two equations, without one of their letters, in which one number is wrong. */
export function hasEliminationSlip(before: Statement, after: Statement, setting: Setting): boolean {
  if (after.kind !== 'relation' || isValue(after)) return false;
  const own = lettersIn(after).size;
  const rows = rowsOf(
    { kind: 'and', parts: relationsOf(before).filter((part) => !isValue(part)) },
    setting.unknowns,
  );
  if (openTerms(after.left).length + openTerms(after.right).length > own + 1) return false;
  return independentEquations(before, after, setting).some((row) =>
    rows.some((a, i) =>
      rows.slice(i + 1).some((b) =>
        [1n, -1n].some((sign) => {
          const sum = a.map((value, k) => reduce(add(value, multiply(b[k] ?? ZERO, rational(sign)))));
          const isLess = a.some(
            (value, k) => value.numerator !== 0n && sum[k]?.numerator === 0n && row[k]?.numerator === 0n,
          );
          return isLess && [sum, sum.map(negate)].some((each) => countOther(each, row) === 1);
        }),
      ),
    ),
  );
}

const LETTER = new RegExp(String.raw`^\p{L}$`, 'u');

/** Returns whether an equation says what a letter is: y = 2x + 1. */
function isValue({ left, right }: Relation): boolean {
  return [left, right].some((side) => typeof side === 'string' && LETTER.test(side));
}

function countOther(a: Row, b: Row): number {
  return a.filter((value, i) => compareNumbers(value, b[i] ?? ZERO) !== 0).length;
}

/** Returns whether the line is a multiple of an equation in which some terms weren't multiplied. */
export function isScaledPartly(before: Statement, after: Statement, setting: Setting): boolean {
  const rows = rowsOf(before, setting.unknowns);
  return independentEquations(before, after, setting).some((row) =>
    rows.some((old) => isPartlyScaled(old, row)),
  );
}

function isPartlyScaled(old: Row, row: Row): boolean {
  const ratios: Rational[] = [];
  for (const [i, value] of old.entries()) {
    const now = row[i] ?? rational(0n);
    if ((value.numerator === 0n) !== (now.numerator === 0n)) return false;
    if (value.numerator !== 0n) ratios.push(reduce(divide(now, value)));
  }
  const texts = new Set(ratios.map(({ numerator, denominator }) => `${numerator}/${denominator}`));
  return texts.size === 2 && texts.has('1/1');
}

/** Returns whether the values satisfy the previous line after they are swapped. */
export function isSwapped(before: Statement, after: Statement, setting: Setting): boolean {
  const parts = after.kind === 'or' ? after.parts : [after];
  const swapped = parts.map((part) => exchanged(part));
  if (!swapped.every((part) => part !== undefined)) return false;
  const statement: Statement = swapped.length === 1 ? (swapped[0] ?? after) : { kind: 'or', parts: swapped };
  return compareSystems(before, statement, setting.unknowns).kind === 'same';
}

function exchanged(statement: Statement): Statement | undefined {
  const relations = relationsOf(statement);
  if (relations.length < 2 || relations.length !== partsOf(statement).length) return undefined;
  const values = relations.map(({ right }) => right);
  const isPoint = relations.every(
    ({ left, right }) =>
      typeof left === 'string' && lettersIn({ kind: 'expression', expression: right }).size === 0,
  );
  if (!isPoint) return undefined;
  return {
    kind: 'and',
    parts: relations.map((relation, i) => ({ ...relation, right: values[(i + 1) % values.length] ?? '0' })),
  };
}

/** Substitutes for a letter without parentheses, as a plain text replacement would. */
export function withoutParentheses(before: Statement): readonly Statement[] {
  const relations = partsOf(before);
  const found: Statement[] = [];
  for (const [i, given] of relations.entries()) {
    if (given.kind !== 'relation' || typeof given.left !== 'string' || !/^[a-z]$/i.test(given.left)) continue;
    const { left: letter, right } = given;
    for (const [k, other] of relations.entries()) {
      const put = k === i ? undefined : putIn(other, letter, right);
      if (put) found.push(put, { kind: 'and', parts: relations.map((part, n) => (n === k ? put : part)) });
    }
  }
  return [...found, ...valuesPutIn(before)];
}

/** Replaces each letter of an expression with its value. */
function valuesPutIn(before: Statement, put = replaced): readonly Statement[] {
  const [first, ...values] = partsOf(before);
  if (first?.kind !== 'expression') return [];
  let text = textOf(first.expression);
  for (const value of values)
    if (value.kind === 'relation' && typeof value.left === 'string')
      text = put(text, value.left, textOf(value.right));
  const read = readStatement(text);
  return read.ok ? [read.value] : [];
}

/** Writes the number that replaces a letter next to its coefficient: 3x as 34. */
export function digitsJoined(before: Statement): readonly Statement[] {
  return valuesPutIn(before, (text, letter, by) =>
    /^\d+$/.test(by) && text.includes(letter) ? text.replaceAll(letter, by) : '',
  );
}

function putIn(statement: Statement, letter: string, value: Expression): Statement | undefined {
  if (statement.kind !== 'relation' || !lettersIn(statement).has(letter)) return undefined;
  const text = [statement.left, statement.right].map((side) => replaced(textOf(side), letter, textOf(value)));
  const read = readStatement(text.join(' = '));
  return read.ok ? read.value : undefined;
}

function textOf(expression: Expression): string {
  return expressionText(expression).replaceAll('÷', '/');
}

/** Replaces a letter in a string, adding a multiplication sign after a number or a letter. */
function replaced(text: string, letter: string, by: string): string {
  return text.replaceAll(new RegExp(`([\\da-z)]?)\\s?${letter}`, 'gi'), (found, before: string) =>
    found.endsWith(letter) ? `${before}${before ? '*' : found.startsWith(' ') ? ' ' : ''}${by}` : found,
  );
}

/** Returns whether exactly one of the values that a line lists is wrong: x = 3, y = 5. */
export function isOneValueOther(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  if (after.kind !== 'and' || after.parts.length < 2 || !isSolved(after)) return false;
  return after.parts.filter((part) => systemFollows(before, part, unknowns) !== true).length === 1;
}

/** Returns whether a line is about a single letter for which the previous system has exactly one value. */
export function isOtherValue(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  if (before.kind !== 'and' || after.kind !== 'relation' || !isSolved(after)) return false;
  const [equations = [], ...others] = alternativesOf(before) ?? [];
  const system = others.length > 0 ? undefined : linearSystem(equations, unknowns);
  // A determined letter has the same value for every choice of the free ones.
  const [a, b] = [0n, 1n].map((free) => system && solutionOf(system, rational(free))?.[String(after.left)]);
  return a !== undefined && b !== undefined && compare(a, b) === 0;
}
