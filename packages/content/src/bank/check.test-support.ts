import { parseExpression } from '@mathtools/math-core/expression';
import { type Piece, readText } from '@mathtools/practice';
import type { Verified } from '@mathtools/practice/testing/problem-faults';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { BankProblem } from './bank-problem.js';
import { isNoNumber, roughSign, roughValue } from './rough-value.test-support.js';

type Names = Readonly<Record<string, string>>;
type Number = ReturnType<typeof realValue>;
type Between = Extract<Piece, { kind: 'relation' }>;

/** Arbitrary values of letters for testing identities. */
const ANY = ['2.7', '3.9', '5.3', '1.7', '4.1'];
const CLOSE = '1e-40';
const HALF_UP = 4; // In decimal.js, this mode rounds a tie away from zero.

/** Computes the values of the letters and the faults of the answer of a bank problem, to 60 digits. */
export function verifyBy(problem: BankProblem): Verified {
  const { check, answer, form, letters = {} } = problem;
  if (check.kind === 'solve') return verifySolutions(problem, check.equations, check.variables);
  if (check.kind === 'same') {
    const [values, more] = [0, 1].map((turn) => anyValues(check.expression + answer, turn));
    const isSame = [values, more].every((names) =>
      isClose(valueOf(answer, names), valueOf(check.expression, names)),
    );
    return { values: { ...values, ...letters }, faults: isSame ? [] : ['the answer is another expression'] };
  }
  if (check.kind === 'value') {
    const exact = valueOf(check.expression);
    const wanted = form.kind === 'rounded' ? exact.toDecimalPlaces(form.decimals, HALF_UP) : exact;
    const isRight = isClose(valueOf(answer), wanted);
    return { values: letters, faults: isRight ? [] : [`the answer should be ${wanted.toFixed(10)}`] };
  }
  const wrong = check.kind === 'true' ? check.relations.filter((text) => !holds(relationOf(text), {})) : [];
  return { values: letters, faults: wrong.map((text) => `${text} is not true`) };
}

function verifySolutions(problem: BankProblem, texts: readonly string[], names: readonly string[]): Verified {
  const equations = texts.map(relationOf);
  if (problem.form.kind === 'inequality') return verifyInequality(problem, equations, names[0] ?? '');
  const values = solutionsOf(problem, names);
  const [first = {}, ...others] = values.map((value) => ({ ...problem.letters, ...value }));
  const wrong = values.some((value) => equations.some((equation) => !holds(equation, value)));
  const count = names.length === 1 ? signChanges(equations[0], names[0] ?? '') : values.length;
  return {
    values: first,
    others,
    faults: [
      ...(wrong ? ['an answer solves not every equation'] : []),
      ...(count > values.length ? ['a solution is missing'] : []),
    ],
  };
}

/** Returns the solutions in the answer: one value for each name, or several values of one name. */
function solutionsOf({ answer, form }: BankProblem, names: readonly string[]): readonly Names[] {
  const parts = (form.kind === 'point' ? answer.replaceAll(/^\(|\)$/g, '') : answer).split(',');
  const digits = parts.map((part) => valueOf(part).toString());
  if (form.kind === 'numbers') return digits.map((value) => ({ [names[0] ?? '']: value }));
  return [Object.fromEntries(names.map((name, index) => [name, digits[index] ?? '']))];
}

/** Points that solve no school problem: a grid from -200 to 200 in steps of 0.37, without integers. */
const GRID = Array.from({ length: 1081 }, (_, index) => (-199.913 + 0.37 * index).toFixed(3));

function signChanges(equation: Between | undefined, name: string): number {
  if (!equation) return 0;
  const signs = GRID.map((at) => signAt(equation, { [name]: at })).filter((sign) => sign !== undefined);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/**
 * Returns the sign of left minus right, to 60 digits if they are close. Returns undefined if one has no
 * value.
 */
function signAt(equation: Between, values: Names): number | undefined {
  const { left, right } = equation;
  const rough = roughSign(roughValue(left, values), roughValue(right, values));
  if (rough !== 0) return rough;
  if (isNoNumber(left, values) || isNoNumber(right, values)) return undefined;
  const exact = difference(equation, values);
  return exact.isFinite() ? exact.s : undefined;
}

/** Checks on the grid that the question and the answer are true for the same numbers. */
function verifyInequality({ answer }: BankProblem, given: readonly Between[], name: string): Verified {
  const solved = relationOf(answer);
  const bound = valueOf(answer.replace(/.*[<>≤≥]=?/, ''));
  const values = { [name]: bound.toString() };
  const differs = GRID.filter(
    (at) => holdsAt(solved, { [name]: at }) !== given.every((one) => holdsAt(one, { [name]: at })),
  );
  const inside = GRID.find((at) => holdsAt(solved, { [name]: at })) ?? '0';
  const isClosed = given.every((one) => holds(one, values));
  return {
    values,
    inside: { [name]: inside },
    faults: [
      ...(differs.length > 0 ? [`${differs[0] ?? ''} is judged otherwise`] : []),
      ...(isClosed === holds(solved, values) ? [] : ['the bound is judged otherwise']),
    ],
  };
}

/** Checks an inequality at a point of the grid as `holds` does, in double precision if that is enough. */
function holdsAt(piece: Between, values: Names): boolean {
  const rough = roughSign(roughValue(piece.left, values), roughValue(piece.right, values));
  if (rough === 0 || piece.relation === '=') return holds(piece, values);
  return rough < 0 === (piece.relation === '<' || piece.relation === '≤');
}

function relationOf(text: string): Between {
  const pieces = readText(`$${text}$`);
  const [piece] = pieces.ok ? pieces.value : [];
  if (piece?.kind !== 'relation') throw new Error(`${text} is no relation`);
  return piece;
}

function difference({ left, right }: Between, values: Names): Number {
  return realValue(left, values).minus(realValue(right, values));
}

function holds(piece: Between, values: Names): boolean {
  const apart = difference(piece, values);
  const isEqual = isClose(apart, apart.times(0));
  if (piece.relation === '=') return isEqual;
  if (piece.relation === '≤' || piece.relation === '≥')
    return isEqual || (piece.relation === '≤' ? apart.lt(0) : apart.gt(0));
  return !isEqual && (piece.relation === '<' ? apart.lt(0) : apart.gt(0));
}

function isClose(a: Number, b: Number): boolean {
  return a.minus(b).abs().lte(CLOSE);
}

function valueOf(text: string, values: Names = {}): Number {
  const read = parseExpression(text.replace(/%$/, ''));
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return realValue(read.value, {
    π: '3.14159265358979323846264338327950288419716939937510582097494',
    ...values,
  });
}

function anyValues(text: string, turn: number): Names {
  const names = [...new Set(text.replaceAll(/sqrt|log|ln|pi/g, ' ').match(/[a-df-z]/g))];
  return Object.fromEntries(names.map((name, index) => [name, ANY[(index + turn) % ANY.length] ?? '']));
}
