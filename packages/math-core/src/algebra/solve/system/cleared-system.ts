import { operandsOf, put } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { normalForm } from '../../normal/normal-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import type { Statement } from '../../read/statement.js';
import type { Solved, SolvedResult } from '../solved.js';
import { checkedPoints } from './checked-points.js';
import { say, step } from '../../texts/solve-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/**
 * Solves a system with letters in denominators, such as x/y = 2, x + y = 9, without its fractions. Points at which a
 * denominator is 0 are left out. Returns undefined for other systems.
 */
export function solveCleared(
  parts: readonly Statement[],
  solveSystem: (parts: readonly Statement[]) => SolvedResult,
): Solved | undefined {
  if (!parts.every((part): part is Relation => part.kind === 'relation' && part.relation === '='))
    return undefined;
  const denominators = parts.map(({ left, right }) => distinct([...divisorsIn(left), ...divisorsIn(right)]));
  if (denominators.every((all) => all.length === 0)) return undefined;
  const steps: Step[] = [];
  const lines: Relation[] = [];
  for (const [i, part] of parts.entries()) {
    const [first, ...others] = denominators[i] ?? [];
    const by: Expression | undefined = others.length > 0 && first ? ['×', first, ...others] : first;
    const line = by === undefined ? part : multiplied(part, by);
    if (!line) return undefined;
    lines.push(line);
    if (by !== undefined)
      steps.push(step(say('algebra.multiply-both:equation', { m: i + 1, n: by }), line.left, line.right));
  }
  const found = solveSystem(lines);
  if (!found.ok || !/^(?:points|none)$/.test(found.value.solution.kind)) return undefined;
  const { solution, unknowns } = found.value;
  const points = (solution.kind === 'points' ? solution.points : []).filter((point) => {
    const at = new Map(Object.entries(point));
    return denominators.flat().every((divisor) => signOfValue(put(divisor, at)) !== 0);
  });
  steps.push(...found.value.steps.filter(({ id }) => !id.startsWith('algebra.check')));
  return checkedPoints({ parts, unknowns, steps, points });
}

function multiplied(part: Relation, by: Expression): Relation | undefined {
  const [left, right] = [part.left, part.right].map((side) => normalForm(['×', by, side]));
  if (!left?.ok || !right?.ok) return undefined;
  const line = { ...part, left: left.value.sum, right: right.value.sum };
  return [line.left, line.right].some((side) => divisorsIn(side).length > 0) ? undefined : line;
}

/** Returns the denominators with letters. */
function divisorsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const [operator, , second = '1'] = expression;
  const own = /^[/÷]$/.test(operator) && hasLetter(second) ? [second] : [];
  return [...own, ...operandsOf(expression).flatMap(divisorsIn)];
}

function hasLetter(expression: Expression): boolean {
  if (typeof expression === 'string') return /^[a-df-z]/i.test(expression);
  return operandsOf(expression).some(hasLetter);
}

function distinct(all: readonly Expression[]): readonly Expression[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
