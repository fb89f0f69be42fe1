import { failure, type Result, success } from '@mathtools/math-core/result';
import { answerText } from './answer-text.js';
import { distinctMistakes } from './distinct-mistakes.js';
import { ALGEBRA } from './families/algebra.js';
import { type Draft, type Family, isDrawn, type TaskDraft } from './family.js';
import { GEOMETRY } from './families/geometry.js';
import { withHiddenAnswers } from './given-away.js';
import { LOGARITHMS } from './families/logarithms.js';
import { type Category, DIFFICULTIES, type Difficulty, type Problem } from './problem.js';
import { seeded, SEEDS } from './random.js';

// Marked as pure so that an import of only the grader doesn't include the families.
/** Every family of problems, by category. */
export const FAMILIES: readonly Family[] = /* @__PURE__ */ ALGEBRA.concat(LOGARITHMS, GEOMETRY).map(
  withHiddenAnswers,
);

/** The problem to generate. By default, it is drawn from all matching families and difficulties. */
export interface ProblemInput {
  readonly category: Category;
  /** The seed, an integer from 0 to 2³² − 1. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** The id of a family, for a problem like another one. */
  readonly family?: string | undefined;
}

/**
 * Generates the problem of a seed, which is the same everywhere.
 * Errors: `out-of-range` (seed); `unknown-name` (family) if no family matches category, difficulty and family.
 * @example generateProblem({ category: 'algebra', family: 'linear-equation', difficulty: 'easy', seed: 7 }) // id is "linear-equation.easy.7"
 */
export function generateProblem(input: ProblemInput): Result<Problem> {
  const drawn = drawnBy(input);
  return drawn.ok ? success(problemOf(drawn.value)) : drawn;
}

/**
 * Generates a problem without what it teaches, which is much faster. {@link problemById} returns the whole problem.
 * Errors: as {@link generateProblem}.
 * @example generateQuestion({ category: 'algebra', family: 'linear-equation', difficulty: 'easy', seed: 7 }) // id is "linear-equation.easy.7"
 */
export function generateQuestion(input: ProblemInput): Result<Question> {
  const drawn = drawnBy(input);
  return drawn.ok ? success(questionOf(drawn.value, draftOf(drawn.value))) : drawn;
}

function drawnBy(input: ProblemInput): Result<Named> {
  const { category, seed, difficulty, family }: Partial<ProblemInput> = { ...input };
  if (!isSeed(seed))
    return failure('seed', 'out-of-range', 'seed must be a whole number from 0 to 2^32 - 1.');
  const [first, ...others] = FAMILIES.filter(
    (one) =>
      one.category === category && (family === undefined || one.id === family) && isDrawn(one, difficulty),
  );
  if (!first) return failure('family', 'unknown-name', 'No family of problems matches.');
  const choice = seeded(~seed); // The seed of the choice is different from the family's.
  const chosen = choice.pick([first, ...others]);
  const [easiest = 'easy', ...harder] = chosen.difficulties;
  return success({ family: chosen, difficulty: difficulty ?? choice.pick([easiest, ...harder]), seed });
}

function isSeed(seed: unknown): seed is number {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed < SEEDS;
}

/**
 * Returns the generated problem with an id, the same as from {@link generateProblem}. Links from before 1.0
 * may name a generation of a family, such as `percent-2.easy.7`, which names the problem `percent.easy.7`.
 * Errors: `unknown-name` for an id that no generated problem has.
 * @example problemById('linear-equation.easy.7') // category is "algebra"
 */
export function problemById(id: string): Result<Problem> {
  const named = namedBy(id);
  if (!named) return failure('id', 'unknown-name', 'No generated problem has this id.');
  return success(problemOf(named));
}

/** The part of a problem that is enough to ask it and to grade an answer. */
export type Question = Pick<
  Problem,
  'id' | 'category' | 'difficulty' | 'question' | 'answer' | 'form' | 'graph'
>;

/**
 * Returns a generated problem without what it teaches, or undefined if there is none. It is much faster than the whole problem.
 * @example questionById('linear-equation.easy.7') // question is "Solve for x: $4x - 6 = 30$"
 */
export function questionById(id: string): Question | undefined {
  const named = namedBy(id);
  return named && questionOf(named, draftOf(named));
}

interface Named {
  readonly family: Family;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

function namedBy(id: string): Named | undefined {
  const [, name, level, digits] =
    /^([a-z-]+?)(?:-\d)?\.([a-z]+)\.(0|[1-9]\d{0,9})$/.exec(typeof id === 'string' ? id : '') ?? [];
  const family = FAMILIES.find((one) => one.id === name);
  const difficulty = DIFFICULTIES.find((one) => one === level);
  const seed = Number(digits);
  return family && difficulty && isSeed(seed) && isDrawn(family, difficulty)
    ? { family, difficulty, seed }
    : undefined;
}

function draftOf({ family, difficulty, seed }: Named): Draft | TaskDraft {
  return family.make(seeded(seed), difficulty);
}

function questionOf(
  { family, difficulty, seed }: Named,
  { question, answer, form, graph }: Pick<Draft, 'question' | 'answer' | 'form' | 'graph'>,
): Question {
  return {
    id: `${family.id}.${difficulty}.${seed}`,
    category: family.category,
    difficulty,
    question,
    answer: answerText(answer, form),
    form,
    ...(graph && { graph }),
  };
}

function problemOf(named: Named): Problem {
  const drawn = draftOf(named);
  const made = 'lesson' in drawn ? taught(drawn) : drawn;
  const { mistakes, ...draft } = made;
  const { id, category, difficulty, answer } = questionOf(named, draft);
  return {
    id,
    category,
    difficulty,
    ...draft,
    answer,
    ...(mistakes && { mistakes: distinctMistakes(made) }),
  };
}

function taught({ lesson, ...question }: TaskDraft): Draft {
  return { ...question, ...lesson() };
}
