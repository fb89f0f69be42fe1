import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { signOfValue } from '../../normal/value-sign.js';
import { normalForm } from '../../normal/normal-form.js';
import type { Statement } from '../../read/statement.js';
import { amount } from '../equation/board.js';
import { solveEquation } from '../equation/solve-equation.js';
import type { Solved, SolvedResult } from '../solved.js';
import { checkedPoints } from './checked-points.js';
import { say, step } from '../../texts/solve-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/** A part of a system that is replaced with a letter: 1 ÷ x or √x. */
interface Renamed {
  readonly letter: string;
  readonly whole: Expression;
  /** The expression below the fraction bar or under the root. */
  readonly inner: Expression;
}

type Point = Readonly<Record<string, Expression>>;

const MOST_RENAMED = 3;

/**
 * Solves a system such as 2/x + 3/y = 2, 4/x − 3/y = 1 or √x + y = 5, x − y = 7: a letter replaces each 1/x and each √x,
 * and the solutions of the system in these letters are put back. Returns undefined for other systems.
 */
export function solveRenamed(
  parts: readonly Statement[],
  solveSystem: (parts: readonly Statement[]) => SolvedResult,
): Solved | undefined {
  if (!parts.every((part): part is Relation => part.kind === 'relation' && part.relation === '='))
    return undefined;
  const unknowns = [
    ...new Set(parts.flatMap(({ left, right }) => [...lettersIn(left), ...lettersIn(right)])),
  ].sort();
  const names = ['u', 'v', 'w', 's', 't'].filter((name) => !unknowns.includes(name));
  const renamed = renamedIn(parts, names);
  if (!renamed) return undefined;
  const lines = parts.map((part): Relation => {
    const [left = '0', right = '0'] = [part.left, part.right].map((side) => rename(side, renamed));
    return { ...part, left, right };
  });
  const hidden = new Set(renamed.flatMap(({ inner }) => [...lettersIn(inner)]));
  if (
    lines.some(({ left, right }) =>
      [...lettersIn(left), ...lettersIn(right)].some((name) => hidden.has(name)),
    )
  )
    return undefined;
  const found = solveSystem(lines);
  if (!found.ok || !/^(?:points|none)$/.test(found.value.solution.kind)) return undefined;
  const steps: Step[] = lines.map(({ left, right }, i) => {
    const one = renamed[Math.min(i, renamed.length - 1)];
    return step(
      say('algebra.substitute', { n: one?.letter ?? '', m: one ? amount(one.whole) : '' }),
      left,
      right,
    );
  });
  steps.push(...withoutChecks(found.value.steps));
  const values = found.value.solution.kind === 'points' ? found.value.solution.points : [];
  const points: Point[] = [];
  for (const value of values) {
    const point = putBack(value, renamed, { steps, solveSystem });
    if (point === undefined) return undefined;
    if (point !== 'none') points.push(Object.fromEntries(unknowns.map((name) => [name, point[name] ?? '0'])));
  }
  return checkedPoints({ parts, unknowns, steps, points });
}

function withoutChecks(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ id }) => !id.startsWith('algebra.check'));
}

interface Work {
  readonly steps: Step[];
  readonly solveSystem: (parts: readonly Statement[]) => SolvedResult;
}

/**
 * Finds the unknowns from the values of the letters that replaced 1/x and √x. Returns "none" if there are no such
 * numbers.
 */
function putBack(
  value: Point,
  renamed: readonly Renamed[],
  { steps, solveSystem }: Work,
): Point | 'none' | undefined {
  const own = new Set(renamed.map(({ letter }) => letter));
  const known: Record<string, Expression> = Object.fromEntries(
    Object.entries(value).filter(([name]) => !own.has(name)),
  );
  const open: Relation[] = [];
  for (const { letter, whole, inner } of renamed) {
    const right = value[letter];
    if (right === undefined) return undefined;
    steps.push(step(say('algebra.substitute-back', { n: whole }), whole, right));
    if (typeof inner !== 'string') {
      const line = undone(whole, inner, right, steps);
      if (!line) return undefined;
      open.push(line);
      continue;
    }
    const solved = solveEquation({ left: whole, right }, inner);
    if (!solved.ok) return undefined;
    steps.push(...withoutChecks(solved.value.steps));
    const { solution } = solved.value;
    if (solution.kind === 'none') return 'none';
    const [only, ...others] = solution.kind === 'values' ? solution.values : [];
    if (only === undefined || others.length > 0) return undefined;
    known[inner] = only;
  }
  if (open.length === 0) return known;
  const inner = solveSystem(open);
  if (!inner.ok || inner.value.solution.kind !== 'points') return undefined;
  const [point, ...more] = inner.value.solution.points;
  if (!point || more.length > 0) return undefined;
  steps.push(...withoutChecks(inner.value.steps));
  return { ...known, ...point };
}

/** Returns the equation for the inside of a root or of a reciprocal. */
function undone(
  whole: Expression,
  inner: Expression,
  value: Expression,
  steps: Step[],
): Relation | undefined {
  const side = signOfValue(value);
  if (!side || (isRoot(whole) && side < 0)) return undefined;
  const turned = normalForm(isRoot(whole) ? ['^', value, '2'] : ['/', '1', value]);
  if (!turned.ok) return undefined;
  const right = turned.value.sum;
  steps.push(
    isRoot(whole) ? step('algebra.square-both', inner, right) : step('algebra.reciprocal', inner, right),
  );
  return { kind: 'relation', left: inner, relation: '=', right };
}

const isRoot = (expression: Expression): boolean => expression[0] === '√' && typeof expression !== 'string';

function lettersIn(expression: Expression): readonly string[] {
  if (typeof expression === 'string') return /^[a-df-z]/i.test(expression) ? [expression] : [];
  return operandsOf(expression).flatMap(lettersIn);
}

/** Returns the denominators and roots with letters, each with the letter that replaces it. */
function renamedIn(parts: readonly Relation[], names: readonly string[]): readonly Renamed[] | undefined {
  const found = new Map<string, Renamed>();
  const visit = (expression: Expression): void => {
    const place = placeOf(expression);
    if (place) {
      const key = JSON.stringify(place.whole);
      if (!found.has(key))
        found.set(key, { letter: names[found.size] ?? '', whole: place.whole, inner: place.inner });
    } else operandsOf(expression).forEach(visit);
  };
  for (const { left, right } of parts) [left, right].forEach(visit);
  const renamed = [...found.values()];
  return renamed.length > 0 && renamed.length <= Math.min(MOST_RENAMED, names.length) ? renamed : undefined;
}

interface Place {
  readonly whole: Expression;
  readonly inner: Expression;
  /** The number in front. */
  readonly factor: Expression;
}

/** Returns the parts of a number over an expression, or of a root. */
function placeOf(expression: Expression): Place | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '0', second = '1'] = expression;
  if (operator === '√' && lettersIn(first).length > 0)
    return { whole: expression, inner: first, factor: '1' };
  if (!/^[/÷]$/.test(operator) || lettersIn(second).length === 0 || constantValue(first) === undefined)
    return undefined;
  const [number = '1', rest = second, ...more] = second[0] === '×' ? operandsOf(second) : [];
  const isScaled = second[0] === '×' && more.length === 0 && constantValue(number) !== undefined;
  const inner = isScaled ? rest : second;
  const factor: Expression = isScaled ? ['/', first, number] : first;
  return { whole: ['/', '1', inner], inner, factor };
}

function rename(expression: Expression, renamed: readonly Renamed[]): Expression {
  const place = placeOf(expression);
  const key = JSON.stringify(place?.whole);
  const own = renamed.find(({ whole }) => JSON.stringify(whole) === key);
  if (place && own) return place.factor === '1' ? own.letter : ['×', place.factor, own.letter];
  const plain = renamed.find(({ whole, inner }) => isRoot(whole) && inner === expression);
  if (plain) return ['^', plain.letter, '2'];
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => rename(operand, renamed))];
}
