import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { normalForm } from '../../normal/normal-form.js';
import type { Statement } from '../../read/statement.js';
import type { Solved, SolvedResult } from '../solved.js';
import { checkedPoints } from './checked-points.js';
import { say, step } from '../../texts/solve-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/**
 * Solves a system with powers of one base on both sides of an equation, such as 2^x · 2^y = 8, x − y = 1, by setting the
 * exponents equal. Returns undefined for other systems.
 */
export function solveExponential(
  parts: readonly Statement[],
  solveSystem: (parts: readonly Statement[]) => SolvedResult,
): Solved | undefined {
  if (!parts.every((part): part is Relation => part.kind === 'relation' && part.relation === '='))
    return undefined;
  const steps: Step[] = [];
  const lines = parts.map((part) => {
    const [base] = basesIn(part);
    return base === undefined ? part : exponentsOf(part, base, steps);
  });
  if (steps.length === 0 || !lines.every((line) => line !== undefined)) return undefined;
  const found = solveSystem(lines);
  if (!found.ok || !/^(?:points|none)$/.test(found.value.solution.kind)) return undefined;
  const { solution, unknowns } = found.value;
  steps.push(...found.value.steps.filter(({ id }) => !id.startsWith('algebra.check')));
  return checkedPoints({ parts, unknowns, steps, points: solution.kind === 'points' ? solution.points : [] });
}

/** Writes both sides as powers of a base, and sets the exponents equal. Returns undefined if a side is no such power. */
function exponentsOf({ left, right }: Relation, base: bigint, steps: Step[]): Relation | undefined {
  const [low, high] = [left, right].map((side) => {
    const exponent = exponentIn(side, base);
    const simplified = exponent === undefined ? undefined : normalForm(exponent);
    return simplified?.ok === true ? simplified.value.sum : undefined;
  });
  if (low === undefined || high === undefined) return undefined;
  const name = base.toString();
  steps.push(
    step(say('algebra.same-base:sides', { n: name }), ['^', name, low], ['^', name, high]),
    step('algebra.compare-exponents', low, high),
  );
  return { kind: 'relation', left: low, relation: '=', right: high };
}

/** Returns the exponent to which the base must be raised, or undefined if the expression isn't a power of it. */
function exponentIn(expression: Expression, base: bigint): Expression | undefined {
  const value = constantValue(expression);
  if (value) {
    const [top, bottom] = [value.numerator, value.denominator].map((part) => exponentOfNumber(part, base));
    return top === undefined || bottom === undefined ? undefined : (top - bottom).toString();
  }
  if (typeof expression === 'string') return undefined;
  const [operator, first = '1', second = '1'] = expression;
  if (operator === '^') {
    const inner = exponentIn(first, base);
    return inner === undefined ? undefined : ['×', inner, second];
  }
  if (operator === '√') {
    const inner = exponentIn(first, base);
    return inner === undefined ? undefined : ['/', inner, '2'];
  }
  const exponents = operandsOf(expression).map((part) => exponentIn(part, base));
  if (!exponents.every((part) => part !== undefined)) return undefined;
  const [one = '0', other = '0', ...more] = exponents;
  if (operator === '×') return ['+', one, other, ...more];
  return operator === '/' || operator === '÷' ? ['-', one, other] : undefined;
}

function exponentOfNumber(value: bigint, base: bigint): bigint | undefined {
  let [rest, exponent] = [value, 0n];
  while (rest > 1n && rest % base === 0n) {
    rest /= base;
    exponent++;
  }
  return rest === 1n ? exponent : undefined;
}

/** Returns the smallest number whose power is the base of each power with a letter in its exponent: 2 for 8^x. */
function basesIn({ left, right }: Relation): readonly bigint[] {
  return [...powersIn(left), ...powersIn(right)].map(rootOf);
}

function powersIn(expression: Expression): readonly bigint[] {
  if (typeof expression === 'string') return [];
  const [operator, first = '0', second = '0'] = expression;
  const base = operator === '^' && !constantValue(second) ? constantValue(first) : undefined;
  const size = base && (base.numerator > 1n ? base.numerator : base.denominator);
  return [
    ...(size !== undefined && size > 1n && size < MOST_BASE ? [size] : []),
    ...operandsOf(expression).flatMap(powersIn),
  ];
}

/** The base of the largest power that is written with a smaller base. */
const MOST_BASE = 10_000n;

function rootOf(base: bigint): bigint {
  for (let root = 2n; root * root <= base; root++)
    if (exponentOfNumber(base, root) !== undefined) return root;
  return base;
}
