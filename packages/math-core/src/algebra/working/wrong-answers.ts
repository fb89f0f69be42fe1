import { numberText } from '../../expression/number-text.js';
import { divide, negate, reduce, sign } from '../../rational/rational.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { coefficientsIn, constantOf, subtract } from '../polynomial/polynomial.js';
import { readInput } from '../read/read-input.js';
import { solve, type Solved, type SolveOptions } from '../solve/solve.js';
import { polynomialOf } from '../solve/values/quotient.js';
import type { Statement } from '../statement.js';
import type { MistakeName } from './mistake-names.js';
import { equation, type Relation } from './substitute.js';
import { linesOf, simplifiedSide, wrongLines } from './wrong-lines.js';

/** A wrong answer to which a known mistake leads, if everything else is done right. */
export interface WrongAnswer {
  /** The name of the mistake. */
  readonly name: MistakeName;
  /** What the mistake was made with: a line of the solution, or a part of one side of it. */
  readonly from: Statement;
  /** What it should have become: the next line of the solution, or a part of it. */
  readonly right?: Statement;
  /** The law that leads to the next line, or the one that excludes the wrong answer. */
  readonly law?: string;
  /** What it became. */
  readonly wrong: Statement;
  /** The wrong values of the unknown in ascending order. */
  readonly values: readonly Expression[];
}

/** A solution together with wrong answers. */
export interface SolvedWithMistakes extends Solved {
  /** The wrong answers. Two mistakes may lead to the same one. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/**
 * Solves an equation in one unknown as {@link solve} does. It also applies the named mistakes to the lines of the solution
 * and solves the wrong lines. A mistake gives no wrong answer if it isn't possible, or leads to no value or to the right ones.
 * Errors: those of {@link solve}.
 * @example solveWithMistakes('3(x + 4) = 27', ['only-first-term']) // wrongAnswers.0.values.0 is "23/3"
 */
export function solveWithMistakes(
  given: string,
  names: readonly MistakeName[],
  options: SolveOptions = {},
): Result<SolvedWithMistakes> {
  const read = readInput(given);
  if (!read.ok) return read;
  const solved = solve(read.value.statement, options);
  if (!solved.ok) return solved;
  const [unknown = ''] = solved.value.unknowns;
  const lines = linesOf(read.value.statement, solved.value.steps);
  const taken = new Set<string>();
  const made = names.flatMap((name) =>
    wrongLines(name, { lines, unknown }, taken).flatMap(({ after, ...found }): readonly WrongAnswer[] => {
      const values = linearValue(after, unknown) ?? solvedValues(after, { ...options, unknown });
      return values ? [{ name, ...found, values }] : [];
    }),
  );
  const all = [...names.flatMap((name) => wrongSolutions(name, solved.value, read.value.statement)), ...made];
  return success({ ...solved.value, wrongAnswers: distinct(all, valuesIn(solved.value) ?? []) });
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

/** Returns the wrong answers that keep an extraneous value, lose a solution or have zeros of factors with the wrong signs. */
function wrongSolutions(
  name: MistakeName,
  { extraneous, solution, steps }: Solved,
  given: Statement,
): readonly WrongAnswer[] {
  if (solution.kind !== 'values') return [];
  const { values, unknown } = solution;
  const answer = (kept: readonly Expression[], from: Statement, law?: string): WrongAnswer => ({
    name,
    from,
    ...(law !== undefined && { law }),
    wrong: equation(unknown, kept.length > 1 ? [',', ...kept] : (kept[0] ?? '0')),
    values: kept,
  });
  if (name === 'extraneous-solution-kept') {
    const laws = steps.filter(({ id }) => id === 'algebra.extraneous').map(({ law }) => law);
    return extraneous.map((one, i) => answer([one], given, laws[i]));
  }
  if (name === 'solution-missing' && values.length === 2)
    return values.map((one) =>
      answer(
        [one],
        given,
        factorLaw(
          steps,
          values.find((value) => value !== one),
        ),
      ),
    );
  const factored = steps[steps.findIndex(({ id }) => id === 'algebra.zero-factor') - 1];
  if (name !== 'root-sign-swapped' || !factored) return [];
  const turned = (all: readonly Expression[]): readonly Expression[] =>
    [...all].reverse().map((value) => simplifiedSide(['neg', value]));
  const from = equation(factored.before, factored.after);
  return [values, ...extraneous.map((one) => [one])].map((all) => answer(turned(all), from));
}

/** Returns the law that sets the factor with a given zero equal to 0. */
function factorLaw(steps: readonly Step[], zero: Expression | undefined): string | undefined {
  const index = steps.findIndex(({ before, after }) => after === zero && typeof before === 'string');
  const laws = steps.slice(0, index + 1).filter(({ id }) => id === 'algebra.zero-factor');
  return laws.at(-1)?.law;
}
