import type { MistakeName } from '@mathtools/math-core/algebra';
import { parseExpression } from '@mathtools/math-core/expression';
import { type Expression, type Relation, type Step, step } from '@mathtools/math-core/steps';
import type { Category, Difficulty, Problem } from './problem.js';
import type { Random } from './random.js';
import type { StepId } from './step-ids.js';

/**
 * A problem without its id and classification. Its answers, including those of mistakes, are in typed
 * notation without units. A mistake may happen to produce the correct answer, or the same answer as
 * another mistake. Both are filtered out.
 */
export type Draft = Question & Lesson;

/** The question with its answer, as drawn. */
type Question = Pick<Problem, 'question' | 'task' | 'answer' | 'form' | 'drawing' | 'graph'>;

/** The hints, the solution and the wrong answers of a problem. */
export type Lesson = Pick<Problem, 'hints' | 'steps' | 'mistakes'>;

/** A draft whose lesson the engine finds, which takes much longer than drawing the question. */
export type TaskDraft = Question & { readonly lesson: () => Lesson };

/** A family of problems of one kind, one for each seed. */
export interface Family {
  /**
   * The ID, of lowercase letters and hyphens. It is part of the IDs of its problems and never changes after
   * version 1.0.
   */
  readonly id: string;
  readonly category: Category;
  readonly difficulties: readonly Difficulty[];
  /** True if a student learns to choose or read a value that the question contains, such as an equal angle. */
  readonly repeatsAnswers?: true;
  readonly make: (random: Random, difficulty: Difficulty) => Draft | TaskDraft;
  /** The names of the mistakes that problems of a difficulty are about, if the engine finds them. */
  readonly mistakesAt?: (difficulty: Difficulty) => readonly MistakeName[];
}

/**
 * Returns true if a family generates problems of a difficulty, or of any difficulty.
 * @example isDrawn(FAMILIES[0], undefined) // true
 */
export function isDrawn({ difficulties }: Family, difficulty: Difficulty | undefined): boolean {
  return difficulties.some((one) => difficulty === undefined || one === difficulty);
}

/**
 * Creates a step from text: `line('practice.divide-both-sides', 'Divide both sides by 3', 'x', '=', '5')`.
 * Throws for text that isn't an expression, because that is a bug in a family.
 */
export function line(id: StepId, law: string, before: string, relation: Relation, after: string): Step {
  return step(id, law, read(before), read(after), { relation });
}

function read(text: string): Expression {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text; // A rounded number keeps its trailing zeros.
  if (/^[A-Z]$/.test(text)) return text; // The left side of a formula: V, A.
  const expression = parseExpression(text);
  if (!expression.ok) throw new Error(`"${text}" is not an expression: ${expression.message}`);
  return expression.value;
}

/** Formats a sum of coefficients and their factors: `sumText([3, 'x'], [-5, ''])` is "3x - 5". */
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
