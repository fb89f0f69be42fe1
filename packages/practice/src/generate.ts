import { failure, type Result, success } from '@mathtools/math-core/result';
import { answerText } from './answer-text.js';
import { ALGEBRA } from './families/algebra.js';
import type { Family } from './family.js';
import { GEOMETRY } from './families/geometry.js';
import { LOGARITHMS } from './families/logarithms.js';
import { type Category, DIFFICULTIES, type Difficulty, type Problem } from './problem.js';
import { seeded, SEEDS } from './random.js';

// Marked as pure: who imports the grader alone doesn't get the families with it.
/** Every family of problems, by category. */
export const FAMILIES: readonly Family[] = /* @__PURE__ */ ALGEBRA.concat(LOGARITHMS, GEOMETRY);

/** Which problem to make: any family and difficulty that fit, where they are left out. */
export interface ProblemInput {
  readonly category: Category;
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** A family's id: a problem like another one. */
  readonly family?: string | undefined;
}

/**
 * Makes the problem of a seed: the same seed gives the same problem, everywhere.
 * Errors: `out-of-range` (seed); `unknown-name` (family) where no family fits category, difficulty and family.
 * @example generateProblem({ category: 'algebra', family: 'linear-equation', difficulty: 'easy', seed: 7 }) // id is "linear-equation.easy.7"
 */
export function generateProblem(input: ProblemInput): Result<Problem> {
  const { category, seed, difficulty, family }: Partial<ProblemInput> = { ...input };
  if (!isSeed(seed))
    return failure('seed', 'out-of-range', 'seed must be a whole number from 0 to 2^32 - 1.');
  const [first, ...others] = FAMILIES.filter(
    (one) =>
      one.category === category &&
      (family === undefined || one.id === family) &&
      (difficulty === undefined || one.difficulties.includes(difficulty)),
  );
  if (!first) return failure('family', 'unknown-name', 'No family of problems fits.');
  const choice = seeded(~seed); // another stream than the family's own
  const chosen = choice.pick([first, ...others]);
  return success(problemOf(chosen, difficulty ?? choice.pick(chosen.difficulties), seed));
}

function isSeed(seed: unknown): seed is number {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed < SEEDS;
}

/**
 * Gives the generated problem of an id, as {@link generateProblem} made it.
 * Errors: `unknown-name` for an id that no generated problem has.
 * @example problemById('linear-equation.easy.7') // category is "algebra"
 */
export function problemById(id: string): Result<Problem> {
  const [, name, level, digits] =
    /^([a-z-]+)\.([a-z]+)\.(0|[1-9]\d{0,9})$/.exec(typeof id === 'string' ? id : '') ?? [];
  const family = FAMILIES.find((one) => one.id === name);
  const difficulty = DIFFICULTIES.find((one) => one === level);
  const seed = Number(digits);
  if (!family || !difficulty || !family.difficulties.includes(difficulty) || !isSeed(seed)) {
    return failure('id', 'unknown-name', 'No generated problem has this id.');
  }
  return success(problemOf(family, difficulty, seed));
}

function problemOf(family: Family, difficulty: Difficulty, seed: number): Problem {
  const draft = family.make(seeded(seed), difficulty);
  return {
    id: `${family.id}.${difficulty}.${seed}`,
    category: family.category,
    difficulty,
    ...draft,
    answer: answerText(draft.answer, draft.form),
  };
}
