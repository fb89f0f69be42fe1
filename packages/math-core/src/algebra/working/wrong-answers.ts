import { isSame } from '../../expression/rewrite.js';
import { failure, type Result, success } from '../../result/result.js';
import { fieldsOf } from '../../result/fields-of.js';
import { shown } from '../../result/shown.js';
import { unknownField } from '../../result/unknown-field.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { linesOf as textsOf } from '../read/lines.js';
import { readInput } from '../read/read-input.js';
import type { Statement } from '../read/statement.js';
import { numberExpression } from '../solve/equation/polynomial/polynomial-expression.js';
import { checksOf } from '../solve/equation/check.js';
import { OutsideDomain } from '../solve/equation/outside-domain.js';
import { valueOf } from '../solve/equation/value.js';
import { Beyond } from '../solve/radical/beyond.js';
import { caught } from '../normal/normal-form.js';
import { simplified } from '../operations/simplify.js';
import { solveLiteral } from '../solve/literal/literal.js';
import { solveEquation } from '../solve/equation/solve-equation.js';
import { solve, type Solved, type SolveOptions } from '../solve/solve.js';
import { linearValue } from './linear-value.js';
import { type MistakeName, MISTAKES } from './mistake-names.js';
import { type SetUp, type SetUpOptions, setUpOf } from './set-up.js';
import { lettersIn, partsOf, type Relation } from './substitute.js';
import { solutionOf, statementOf, wrongInequalities } from './wrong-inequalities.js';
import { pointStatement, wrongPoints } from './wrong-systems.js';
import { casesOf, isLine, type Line, linesOf, type WrongLine, wrongLines } from './wrong-lines.js';
import { type WrongAnswer, wrongSolutions } from './wrong-solutions.js';
import { wrongInSubstitution } from './wrong-substitutions.js';

export type { WrongAnswer } from './wrong-solutions.js';

/** A solution together with wrong answers. */
export interface SolvedWithMistakes extends Solved {
  /** The steps that are lines of the solution, without excluded values, lists of solutions and checks. */
  readonly lines: readonly Step[];
  /** The wrong answers. Two mistakes may lead to the same one. */
  readonly wrongAnswers: readonly WrongAnswer[];
  /** The solution of an inequality or a system as a line: x > 2. */
  readonly solutionLine?: Statement;
}

/**
 * Solves an equation or an inequality in one unknown, or two linear equations in two unknowns, as {@link solve} does.
 * It also applies the named mistakes to the lines of the solution and solves the wrong lines. A mistake gives no wrong answer if it isn't possible, or leads to no value or to the right ones.
 * Errors: those of {@link solve}; `unknown-name` (names).
 * @example solveWithMistakes('3(x + 4) = 27', ['only-first-term']) // wrongAnswers.0.values.0 is "23/3"
 */
export function solveWithMistakes(
  given: string | readonly string[],
  names: readonly MistakeName[],
  options: SolveOptions & SetUpOptions = {},
): Result<SolvedWithMistakes> {
  const unknownName = failureOfNames(names) ?? unknownField(options, 'unknown method find at');
  if (unknownName) return unknownName;
  const { unknown: asked, method, find, at } = fieldsOf(options);
  const read = readGiven(given);
  if (!read.ok) return read;
  const start = setUpOf(read.value.statement, { find, at });
  if (!start.ok) return start;
  return solvedWithMistakes(start.value, names, {
    given: read.value.statement,
    unknown: asked ?? start.value.unknown,
    method,
  });
}

function solvedWithMistakes(
  start: SetUp,
  names: readonly MistakeName[],
  { given, ...options }: SolveOptions & { readonly given: Statement },
): Result<SolvedWithMistakes> {
  const { line: statement, steps } = start;
  const solved = solve(statement, options);
  if (!solved.ok) return solved;
  const [unknown = ''] = solved.value.unknowns;
  const lines = linesOf(statement, solved.value.steps);
  const wrongStarts = wrongStartsOf(given, start);
  const right = valuesIn(solved.value) ?? [];
  const taken = new Set<string>();
  const solutionLine = lineOfSolution(solved.value);
  const answer = {
    ...solved.value,
    steps: [...steps, ...solvedSteps(start, solved.value)],
    lines: [...steps, ...solved.value.steps].filter(isLine),
  };
  if (solutionLine) {
    const problem = { solved: solved.value, given: statement };
    const wrongIn = solved.value.solution.kind === 'points' ? wrongPoints : wrongInequalities;
    const found = names.flatMap((name) => [
      ...wrongStarts(name).flatMap(({ after, ...line }) => {
        const own = solutionOf(after, unknown);
        return own ? [{ name, ...line, ...own }] : [];
      }),
      ...wrongIn(name, problem, taken),
    ]);
    const wrongAnswers = distinct(found, { values: [], solution: solutionLine });
    return success({ ...answer, wrongAnswers, solutionLine });
  }
  const solvedLines = (name: MistakeName, wrong: readonly WrongLine[]): readonly WrongAnswer[] =>
    wrong.flatMap(({ after, ...line }) => {
      const values = valuesOf(after, { ...options, unknown });
      return values ? [{ name, ...line, values }] : [];
    });
  const made = (name: MistakeName, lines: readonly Line[]): readonly WrongAnswer[] =>
    solvedLines(name, wrongLines(name, { lines, unknown }, taken));
  const cases = splitCases(solved.value, right);
  const inner = wrongInSubstitution(solved.value, {
    valuesOf: (line) => valuesOf(line, { ...options, unknown }) ?? [],
    wrongIn: (line) => {
      const found = solvedWithMistakes({ line, steps: [], wrong: () => [] }, names, {
        given: line,
        method: options.method,
      });
      return found.ok ? found.value.wrongAnswers : [];
    },
  });
  const found = names.flatMap((name) => [
    ...solvedLines(name, wrongStarts(name)),
    ...(inner?.(name) ?? wrongSolutions(name, solved.value, statement)),
    ...made(name, lines),
    ...inCases(cases.map((one) => ({ ...one, wrong: made(name, one.lines) }))),
  ]);
  return success({ ...answer, wrongAnswers: distinct(found, { values: right }) });
}

/** Returns the steps of a solution, with checks in the given equation, and the steps from the solution to the answer. */
function solvedSteps({ checked, end }: SetUp, { solution, steps, unknowns: [unknown = ''] }: Solved) {
  if (solution.kind !== 'values') return steps;
  const { values } = solution;
  const own = checked
    ? [...steps.filter(({ id }) => !id.startsWith('algebra.check')), ...checksOf(unknown, checked, values)]
    : steps;
  return end ? [...own, ...end(values)] : own;
}

/** Returns a function that returns the wrong lines to which a mistake in setting up a line leads. */
function wrongStartsOf(
  given: Statement,
  { line: right, from = given, steps: [first], law = first?.law ?? '', wrong }: SetUp,
): (name: MistakeName) => readonly WrongLine[] {
  return (name) => wrong(name).map((after) => ({ from, right, law, wrong: after, after }));
}

/** Reads text or lines. Untyped callers can pass anything. */
function readGiven(given: string | readonly string[]): ReturnType<typeof readInput> {
  if (!Array.isArray(given)) return readInput(given as string);
  const lines = textsOf(given, 'equation');
  return lines.ok ? readInput(lines.value.join('\n')) : lines;
}

/** Returns the solution of an inequality, or the only one of a system, as a line. */
function lineOfSolution({ solution, unknowns }: Solved): Statement | undefined {
  if (solution.kind === 'intervals') return statementOf(solution.intervals, solution.unknown);
  const [point, ...others] = solution.kind === 'points' ? solution.points : [];
  return point && others.length === 0 ? pointStatement(point, unknowns) : undefined;
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
function distinct(all: readonly WrongAnswer[], right: Answer): readonly WrongAnswer[] {
  const known = new Set([textOf(right)]);
  const isNew = (key: string): boolean => !known.has(key) && known.add(key).size > 0;
  const wrong = all.filter((one) => !known.has(textOf(one)));
  const clear = wrong.filter((one) => (one.right ?? one.law) && isNew(one.name + textOf(one)));
  for (const one of clear) known.add(textOf(one));
  return [...clear, ...wrong.filter((one) => !(one.right ?? one.law) && isNew(textOf(one)))];
}

type Answer = Pick<WrongAnswer, 'values' | 'solution'>;

const textOf = ({ values, solution }: Answer): string =>
  solution
    ? JSON.stringify(solution)
    : values
        .map((value) => JSON.stringify(value))
        .sort()
        .join();

function distinctValues(values: readonly Expression[]): readonly Expression[] {
  return values.filter((value, i) => values.findIndex((other) => isSame(other, value)) === i);
}

/** Returns the lines of each case, with the solutions of the others. There are none if a value isn't a solution. */
function splitCases(
  { steps, extraneous }: Solved,
  right: readonly Expression[],
): readonly { readonly lines: readonly Line[]; readonly others: readonly Expression[] }[] {
  const cases = extraneous.length > 0 ? [] : casesOf(steps);
  if (!cases.every(({ value }) => right.some((one) => isSame(one, value)))) return [];
  return cases.map(({ lines, value }) => ({ lines, others: right.filter((one) => !isSame(one, value)) }));
}

/** Returns the wrong answers to which a mistake leads that is made in all cases, or in one of them. */
function inCases(
  cases: readonly { readonly others: readonly Expression[]; readonly wrong: readonly WrongAnswer[] }[],
): readonly WrongAnswer[] {
  const [first, ...rest] = cases.map(({ wrong }) => wrong);
  if (!first || rest.length === 0) return [];
  const inAll = first.flatMap((one, i): readonly WrongAnswer[] => {
    const values = distinctValues(
      [one, ...rest.flatMap((wrong) => wrong[i] ?? [])].flatMap(({ values }) => values),
    );
    return rest.every((wrong) => wrong[i]) && values.length > rest.length ? [{ ...one, values }] : [];
  });
  const inOne = cases.flatMap(({ others, wrong }) =>
    wrong.map((one) => ({ ...one, values: distinctValues([...others, ...one.values]) })),
  );
  return [...inAll, ...inOne.filter(({ values }) => values.length > rest.length)];
}

/** Returns the values that solve a line or one of its alternatives. */
function valuesOf(line: Statement, options: SolveOptions): readonly Expression[] | undefined {
  const values = partsOf(line).map((part) =>
    part.kind === 'relation'
      ? (linearValues(part, options.unknown ?? '') ??
        statedValue(part, options) ??
        solvedValues(part, options))
      : undefined,
  );
  return values.every((one) => one !== undefined) ? distinctValues(values.flat()) : undefined;
}

function linearValues(line: Relation, unknown: string): readonly Expression[] | undefined {
  const found = linearValue(line, unknown);
  return found && [found.value];
}

/** Returns the number of a line such as x = (4 + √12)/2, which needn't be solved. */
function statedValue(
  { left, right }: Relation,
  { unknown }: SolveOptions,
): readonly Expression[] | undefined {
  try {
    const value = left === unknown ? valueOf(right) : undefined;
    return value && [numberExpression(value, {})];
  } catch (error) {
    if (error instanceof OutsideDomain || error instanceof Beyond) return undefined;
    throw error;
  }
}

function solvedValues(
  line: Relation,
  { unknown = '', method }: SolveOptions,
): readonly Expression[] | undefined {
  if (lettersIn(line).size > 1) return valuesOfFormula(line, unknown);
  const solved = solveEquation(line, unknown, method, false);
  return solved.ok ? valuesIn(solved.value) : undefined;
}

/** Returns the simplified values of a line with other letters. */
function valuesOfFormula(line: Relation, unknown: string): readonly Expression[] | undefined {
  const solved = solveLiteral(line, unknown);
  const values = caught(() =>
    solved.ok ? valuesIn(solved.value)?.map((value) => simplified(value, false).result) : undefined,
  );
  return values.ok ? values.value : undefined;
}

function valuesIn({ solution }: Solved): readonly Expression[] | undefined {
  return solution.kind === 'values' ? solution.values : undefined;
}
