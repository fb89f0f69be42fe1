import { numberText } from '../../expression/number-text.js';
import { divide, negate, reduce, sign } from '../../rational/rational.js';
import { failure, type Result, success } from '../../result/result.js';
import { shown } from '../../result/shown.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { coefficientsIn, constantOf, subtract } from '../polynomial/polynomial.js';
import { readInput } from '../read/read-input.js';
import { solve, type Solved, type SolveOptions } from '../solve/solve.js';
import { polynomialOf } from '../solve/values/quotient.js';
import { type MistakeName, MISTAKES } from './mistake-names.js';
import type { Relation } from './substitute.js';
import { isLine, linesOf, wrongLines } from './wrong-lines.js';
import { type WrongAnswer, wrongSolutions } from './wrong-solutions.js';

export type { WrongAnswer } from './wrong-solutions.js';

/** A solution together with wrong answers. */
export interface SolvedWithMistakes extends Solved {
  /** The steps that are lines of the solution, without excluded values, lists of solutions and checks. */
  readonly lines: readonly Step[];
  /** The wrong answers. Two mistakes may lead to the same one. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/**
 * Solves an equation in one unknown as {@link solve} does. It also applies the named mistakes to the lines of the solution
 * and solves the wrong lines. A mistake gives no wrong answer if it isn't possible, or leads to no value or to the right ones.
 * Errors: those of {@link solve}; `unknown-name` (names).
 * @example solveWithMistakes('3(x + 4) = 27', ['only-first-term']) // wrongAnswers.0.values.0 is "23/3"
 */
export function solveWithMistakes(
  given: string,
  names: readonly MistakeName[],
  options: SolveOptions = {},
): Result<SolvedWithMistakes> {
  const unknownName = failureOfNames(names);
  if (unknownName) return unknownName;
  const read = readInput(given);
  if (!read.ok) return read;
  const solved = solve(read.value.statement, options);
  if (!solved.ok) return solved;
  const [unknown = ''] = solved.value.unknowns;
  const lines = linesOf(read.value.statement, solved.value.steps);
  const taken = new Set<string>();
  const made = names.flatMap((name) =>
    wrongLines(name, { lines, unknown }, taken).flatMap(({ after, ...line }): readonly WrongAnswer[] => {
      const values = linearValue(after, unknown) ?? solvedValues(after, { ...options, unknown });
      return values ? [{ name, ...line, values }] : [];
    }),
  );
  const found = [
    ...names.flatMap((name) => wrongSolutions(name, solved.value, read.value.statement)),
    ...made,
  ];
  return success({
    ...solved.value,
    lines: solved.value.steps.filter(isLine),
    wrongAnswers: distinct(found, valuesIn(solved.value) ?? []),
  });
}

/** Returns the failure for a name that no mistake has. */
export function failureOfNames(names: readonly MistakeName[]): Result<never> | undefined {
  // Untyped callers can pass anything.
  const all: readonly unknown[] = Array.isArray(names) ? names : [names];
  const index = all.findIndex((name) => typeof name !== 'string' || !Object.hasOwn(MISTAKES, name));
  return index < 0
    ? undefined
    : failure('names', 'unknown-name', `names must be names of mistakes, but one is ${shown(all[index])}.`);
}

/**
 * Returns the wrong answers without the right one and without repetitions. One that can't be compared with the solution
 * is left out if another has its values.
 */
function distinct(all: readonly WrongAnswer[], right: readonly Expression[]): readonly WrongAnswer[] {
  const known = new Set([textOf(right)]);
  const isNew = (key: string): boolean => !known.has(key) && known.add(key).size > 0;
  const wrong = all.filter(({ values }) => !known.has(textOf(values)));
  const clear = wrong.filter(
    ({ name, law, right, values }) => (right ?? law) && isNew(name + textOf(values)),
  );
  for (const { values } of clear) known.add(textOf(values));
  return [...clear, ...wrong.filter(({ law, right, values }) => !(right ?? law) && isNew(textOf(values)))];
}

const textOf = (values: readonly Expression[]): string => JSON.stringify(values);

/** Returns the solution of a line that is linear in the unknown, which is much faster than solving it in steps. */
function linearValue({ left, right }: Relation, unknown: string): readonly Expression[] | undefined {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  const [constant, factor, ...more] = a && b ? coefficientsIn(subtract(a, b), unknown) : [];
  const [over, under] = [constant && constantOf(constant), factor && constantOf(factor)];
  if (!over || !under || more.length > 0 || sign(under) === 0) return undefined;
  return [numberText(reduce(divide(negate(over), under)))];
}

function solvedValues(line: Relation, options: SolveOptions): readonly Expression[] | undefined {
  const solved = solve(line, options);
  return solved.ok ? valuesIn(solved.value) : undefined;
}

function valuesIn({ solution }: Solved): readonly Expression[] | undefined {
  return solution.kind === 'values' ? solution.values : undefined;
}
