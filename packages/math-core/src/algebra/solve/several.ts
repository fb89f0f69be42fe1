import { constantValue } from '../../expression/constant.js';
import { success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { approximate } from '../expression/approximate.js';
import { lettersOf, listed } from '../read/lists.js';
import type { Interval, Statement } from '../read/statement.js';
import { lineStep } from './linear/line.js';
import { type Solved, type SolvedResult, unsupported } from './solved.js';
import { put } from '../../expression/rewrite.js';
import { say } from '../texts/solve-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/** Solves equations joined by "or", and combines their values: 2x = 6 or 3x = 12. */
export function solveAlternatives(
  parts: readonly Relation[],
  solve: (part: Relation) => SolvedResult,
): SolvedResult {
  const found: Solved[] = [];
  for (const part of parts) {
    const solved = solve(part);
    if (!solved.ok) return solved;
    found.push(solved.value);
  }
  const whole = found.find(({ solution }) => solution.kind === 'all');
  const sets = found.map(({ solution }) => solution);
  if (!whole && !sets.every(({ kind }) => kind === 'values' || kind === 'none'))
    return unsupported('a line that already states its solutions');
  const values = distinct(sets.flatMap((set) => (set.kind === 'values' ? set.values : [])));
  const [first] = found;
  const unknowns = found.map((each) => each.unknowns).find((each) => each.length > 0) ?? [];
  return success({
    kind: first && found.every(({ kind }) => kind === first.kind) ? first.kind : 'alternatives',
    methods: [],
    unknowns,
    steps: found.flatMap(({ steps }, i) => {
      const { left, right } = parts[i] ?? { left: '0', right: '0' };
      return [lineStep(say('algebra.part', { n: i + 1 }), { left, relation: '=', right }), ...steps];
    }),
    solution:
      whole?.solution ??
      (values.length > 0 ? { kind: 'values', unknown: unknowns[0] ?? 'x', values } : { kind: 'none' }),
    excluded: distinct(found.flatMap(({ excluded }) => excluded)),
    extraneous: distinct(found.flatMap(({ extraneous }) => extraneous)),
  });
}

function distinct(values: readonly Expression[]): readonly Expression[] {
  const texts = values.map((value) => expressionText(value));
  return values
    .filter((_, i) => texts.indexOf(texts[i] ?? '') === i)
    .sort((one, other) => approximate(one) - approximate(other));
}

/**
 * Returns intervals as inequalities: x ∈ (2, 5] is 2 < x and x ≤ 5. Returns undefined if nothing names the
 * unknown.
 */
export function statedInequalities({
  unknown,
  intervals,
}: {
  readonly unknown?: string;
  readonly intervals: readonly Interval[];
}): Statement | undefined {
  if (unknown === undefined) return undefined;
  return listed(
    'or',
    intervals.map(({ low, high, includesLow, includesHigh }): Statement => {
      const above = low !== undefined && relation(unknown, includesLow ? '≥' : '>', low);
      const below = high !== undefined && relation(unknown, includesHigh ? '≤' : '<', high);
      if (above && below) return { kind: 'and', parts: [above, below] };
      return above || below || { kind: 'all' };
    }),
  );
}

function relation(left: Expression, sign: Relation['relation'], right: Expression): Relation {
  return { kind: 'relation', left, relation: sign, right };
}

/** Returns the inequalities that ≠ stands for: 2x ≠ 8 is 2x < 8 or 2x > 8. */
export function unequal({ left, right }: Relation): Statement {
  return { kind: 'or', parts: [relation(left, '<', right), relation(left, '>', right)] };
}

/**
 * Returns the equations of a chain: x + 1 = y = 5 is x + 1 = y and y = 5. Returns undefined for a chain with
 * another sign.
 */
export function chained(statement: Extract<Statement, { kind: 'chain' }>): readonly Relation[] | undefined {
  const { members, relations } = statement;
  if (!relations.every((sign) => sign === '=')) return undefined;
  return relations.map((sign, i) => relation(members[i] ?? '0', sign, members[i + 1] ?? '0'));
}

/**
 * Solves a formula given the values of some of its letters, such as d = rt, r = 60, t = 2, by substituting the values into
 * the other equation. Returns undefined if that doesn't leave one equation in one letter.
 */
export function solveWithValues(
  parts: readonly Statement[],
  solve: (part: Relation) => SolvedResult,
): SolvedResult | undefined {
  const equations = parts.filter(
    (part): part is Relation => part.kind === 'relation' && part.relation === '=',
  );
  const values = new Map<string, Expression>();
  const open: Relation[] = [];
  for (const part of equations) {
    const { left, right } = part;
    const isValue = typeof left === 'string' && lettersOf(left).size === 1 && lettersOf(right).size === 0;
    if (isValue && !values.has(left)) values.set(left, right);
    else open.push(part);
  }
  const [only, ...others] = open;
  if (!only || others.length > 0 || equations.length < parts.length || values.size === 0) return undefined;
  const filled = relation(put(only.left, values), '=', put(only.right, values));
  const letters = new Set([...lettersOf(filled.left), ...lettersOf(filled.right)]);
  if (letters.size !== 1) return undefined;
  const solved = solve(filled);
  if (!solved.ok || solved.value.solution.kind !== 'values') return undefined;
  const { unknown, values: found } = solved.value.solution;
  const points = found.map((value) =>
    Object.fromEntries([...values, [unknown, value] as const].sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  const { excluded, extraneous } = solved.value;
  return success({
    kind: 'system',
    methods: [],
    excluded,
    extraneous,
    unknowns: [...values.keys(), unknown].sort(),
    steps: [
      lineStep(
        say('algebra.put', {
          n: [...values].map(([letter, value]) => `${letter} = ${expressionText(value)}`).join(', '),
          m: `${expressionText(only.left)} = ${expressionText(only.right)}`,
        }),
        {
          left: filled.left,
          relation: '=',
          right: filled.right,
        },
      ),
      ...solved.value.steps,
    ],
    solution: { kind: 'points', points },
  });
}

/**
 * Returns the equation of a formula whose other letters are bounded, and the letter to solve for: ax² = b, a > 0. Returns undefined
 * for other statements, and if the condition is about the unknown.
 */
export function withoutBounds(
  parts: readonly Statement[],
  asked: string | undefined,
): { readonly equation: Relation; readonly unknown: string } | undefined {
  const equations = parts.filter((part) => part.kind === 'relation' && part.relation === '=');
  const [equation, another] = equations;
  const bounds = parts.filter((part) => part !== equation);
  if (equation?.kind !== 'relation' || another || bounds.length === 0) return undefined;
  const bounded = bounds.map(boundedLetter);
  const all = [...lettersOf(['-', equation.left, equation.right])];
  const letters = all.filter((letter) => !bounded.includes(letter));
  const unknown = asked ?? (letters.length === 1 ? letters[0] : letters.find((letter) => letter === 'x'));
  // Without a named unknown, a condition on x or y is about the unknown.
  const isGiven = bounded.every((letter) => letter && (asked !== undefined || !/^[xy]$/.test(letter)));
  if (unknown === undefined || !isGiven || !letters.includes(unknown)) return undefined;
  return all.length > 1 ? { equation, unknown } : undefined;
}

/** Returns the letter of a condition that compares one letter with numbers. */
function boundedLetter(part: Statement): string | undefined {
  const members =
    part.kind === 'chain' ? part.members : part.kind === 'relation' ? [part.left, part.right] : [];
  const [letter, ...more] = members.filter((member) => !constantValue(member));
  return typeof letter === 'string' && more.length === 0 && /^[a-z]/i.test(letter) ? letter : undefined;
}
