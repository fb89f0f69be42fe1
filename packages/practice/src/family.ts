import { parseExpression } from '@mathtools/math-core/expression';
import { type Expression, type Relation, type Step, step } from '@mathtools/math-core/steps';
import type { Category, Difficulty, Problem } from './problem.js';
import type { Random } from './random.js';
import type { StepId } from './step-ids.js';

/** What a family makes from choices: a problem without its id and place, its answer as it is typed and without its unit. */
export type Draft = Pick<Problem, 'question' | 'answer' | 'form' | 'hints' | 'steps' | 'drawing'>;

/** A family of problems of one kind, made for any seed. */
export interface Family {
  /** Frozen: it is part of its problems' ids. */
  readonly id: string;
  readonly category: Category;
  readonly difficulties: readonly [Difficulty, ...Difficulty[]];
  readonly make: (random: Random, difficulty: Difficulty) => Draft;
}

/**
 * Makes a step of a solution from text: `line('practice.divide-both-sides', 'Divide both sides by 3', 'x', '=', '5')`.
 * Throws what only a fault in a family can cause: text that is no expression.
 */
export function line(id: StepId, law: string, before: string, relation: Relation, after: string): Step {
  return step(id, law, read(before), read(after), { relation });
}

function read(text: string): Expression {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text; // a rounded figure keeps its zeros
  const expression = parseExpression(text);
  if (!expression.ok) throw new Error(`"${text}" is no expression: ${expression.message}`);
  return expression.value;
}

/** Writes a sum from coefficients and what they stand before: `sumText([3, 'x'], [-5, ''])` is "3x - 5". */
export function sumText(...terms: readonly (readonly [coefficient: number, of: string])[]): string {
  const kept = terms.filter(([coefficient]) => coefficient !== 0);
  if (kept.length === 0) return '0';
  return kept
    .map(([coefficient, of], index) => {
      const size = Math.abs(coefficient);
      const body = of === '' ? String(size) : size === 1 ? of : String(size) + of;
      if (index === 0) return coefficient < 0 ? `-${body}` : body;
      return coefficient < 0 ? ` - ${body}` : ` + ${body}`;
    })
    .join('');
}
