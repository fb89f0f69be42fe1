import { fieldsOf } from '../../result/fields-of.js';
import { type Failure, failure, type Result } from '../../result/result.js';
import { shown } from '../../result/shown.js';
import { unknownField } from '../../result/unknown-field.js';
import type { Expression } from '../../steps/expression.js';
import { spelled } from '../../read/spelling.js';
import { readInput } from '../read/read-input.js';
import { linesOf, notLines } from '../read/lines.js';
import { isLetter } from '../read/typed-expression.js';
import { typedStatement } from '../read/typed-statement.js';
import type { Statement } from '../read/statement.js';
import { approximateRoots } from './approximate/approximate-roots.js';
import type { Sides } from './equation/board.js';
import { partsOf } from './equation/kind.js';
import { solveEquation } from './equation/solve-equation.js';
import { solveInequality } from './inequality/inequality.js';
import { solveLiteral } from './literal/literal.js';
import { missingSide } from './missing-side.js';
import {
  type Method,
  METHODS,
  type Solved,
  type SolvedResult,
  type SolveOptions,
  unsupported,
} from './solved.js';
import {
  chained,
  solveAlternatives,
  solveWithValues,
  statedInequalities,
  unequal,
  withoutBounds,
} from './several.js';
import { solveForLast, solveSystem } from './system/system.js';
import { guarded } from './values/guarded.js';

export type { Method, Solved, SolveOptions } from './solved.js';

/**
 * Solves typed input exactly and with every step: an equation, an inequality, or a system whose equations are separated
 * by line breaks or commas, or are a list. Errors: those of the reader, with `position` and `expected`; `unsupported`, which describes
 * what was recognized; `unsupported-notation`; `too-large`; `unknown-name` (unknown, method).
 * @example solve('2(x - 3) + 4 = 10') // kind is "linear" and solution.values.0 is "6"
 * @example solve(['x + y = 5', 'x - y = 1']) // kind is "system" and solution.points.0.x is "3"
 */
export function solve(
  input: string | readonly string[] | Statement,
  options: SolveOptions = {},
): Result<Solved> {
  const other = unknownField(options, 'unknown method');
  if (other) return other;
  const { unknown, method } = fieldsOf(options);
  if (unknown !== undefined && !isLetter(unknown))
    return failure('unknown', 'unknown-name', 'unknown must be a letter.');
  if (method !== undefined && !METHODS.includes(method))
    return failure(
      'method',
      'unknown-name',
      `method must be a name such as ${METHODS.join(', ')}, but is ${shown(method)}.`,
    );
  if (typeof input === 'string') return solveTyped(input, { unknown, method });
  if (!isStatement(input)) {
    const lines = Array.isArray(input) ? linesOf(input, 'equation') : notLines(input, 'equation');
    return lines.ok ? solve(lines.value.join('\n'), options) : lines;
  }
  const read = typedStatement(input, 'equation');
  return read.ok ? solveStatement(read.value, { unknown, method }) : read;
}

function solveTyped(input: string, { unknown, method }: SolveOptions): Result<Solved> {
  const read = readInput(input);
  const missing = read.ok || read.code !== 'unsupported-notation' ? missingSideAsTyped(input) : undefined;
  if (missing) return missing;
  if (!read.ok) return read;
  const { statement, unknown: asked, method: named } = read.value;
  return solveStatement(statement, { unknown: unknown ?? asked, method: method ?? named });
}

/** Returns whether an input is meant as data. Untyped callers can pass anything. */
function isStatement(input: unknown): input is Statement {
  return typeof input === 'object' && input !== null && !Array.isArray(input) && 'kind' in input;
}

function missingSideAsTyped(input: string): Failure | undefined {
  const { text, places } = spelled(input);
  const missing = missingSide(text);
  return missing && { ...missing, position: places[missing.position ?? 0] ?? 0 };
}

/** Passes a statement to the solver for its kind. */
function solveStatement(statement: Statement, options: SolveOptions): SolvedResult {
  switch (statement.kind) {
    case 'relation':
      if (statement.relation === '≠') return solveOneUnknown(unequal(statement));
      return statement.relation === '=' ? solveRelation(statement, options) : solveOneUnknown(statement);
    case 'expression':
      return unsupported('an expression without an equals sign, so there is nothing to solve');
    case 'chain':
      return solveChain(statement, options);
    case 'and':
      return solveAll(statement, options);
    case 'or':
      return hasInequality(statement) ? solveOneUnknown(statement) : solveEither(statement.parts, options);
    case 'intervals': {
      const stated = statedInequalities(statement);
      return stated ? solveOneUnknown(stated) : unsupported(SOLVED);
    }
    case 'none':
    case 'all':
      return unsupported(SOLVED);
  }
}

const SOLVED = 'a line that already states its solutions';

/** Solves a chain of equations or inequalities as a system. */
function solveChain(chain: Extract<Statement, { kind: 'chain' }>, options: SolveOptions): SolvedResult {
  const parts = chained(chain);
  if (parts) return solveStatement({ kind: 'and', parts }, options);
  return chain.relations.includes('=')
    ? unsupported('several equals signs in one line')
    : solveOneUnknown(chain);
}

/** Solves statements that are all true: a system, or an equation with bounds for its unknown. */
function solveAll(statement: Extract<Statement, { kind: 'and' }>, options: SolveOptions): SolvedResult {
  const given = withoutBounds(statement.parts, options.unknown);
  if (given) return solveRelation(given.equation, { ...options, unknown: given.unknown });
  return hasInequality(statement) || lettersIn(statement).length < 2
    ? solveOneUnknown(statement)
    : solveTogether(statement.parts, options);
}

/** Solves a system, or a formula whose other letters have values. */
function solveTogether(parts: readonly Statement[], options: SolveOptions): SolvedResult {
  const solved = solveSystem(parts, options);
  if (solved.ok) return solved;
  return solveWithValues(parts, (part) => solveRelation(part, options)) ?? solved;
}

/** Solves equations joined by "or" in one unknown. */
function solveEither(parts: readonly Statement[], options: SolveOptions): SolvedResult {
  const equations = parts.flatMap((part) =>
    part.kind === 'relation' && part.relation === '=' ? [part] : [],
  );
  const letters = lettersOf(sidesOf({ kind: 'or', parts }));
  if (equations.length < parts.length || letters.length !== 1) return unsupported(SOLVED);
  return solveAlternatives(equations, (part) => solveRelation(part, options));
}

/** Solves an equation in one unknown, in several letters, or without letters. */
function solveRelation(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  { unknown, method }: SolveOptions,
): SolvedResult {
  const letters = lettersOf([left, right]);
  if (unknown !== undefined && letters.length > 0 && (letters.length > 1 || letters[0] !== unknown))
    return solveLiteral({ left, right }, unknown);
  if (letters.length <= 1) return solveAlone({ left, right }, letters[0] ?? '', method);
  return guarded(
    () =>
      solveForLast({ kind: 'relation', left, relation: '=', right }) ??
      unsupported(
        `one equation with the unknowns ${letters.join(', ')}, without the unknown to solve for (the option unknown)`,
      ),
  );
}

/** Solves an equation in at most one unknown: exactly, or by rounded roots if it has no exact solution here. */
function solveAlone(sides: Sides, unknown: string, method: Method | undefined): SolvedResult {
  const exact = solveEquation(sides, unknown, method);
  if (exact.ok || unknown === '' || !/^(?:unsupported|too-large)$/.test(exact.code)) return exact;
  return approximateRoots(sides, unknown) ?? exact;
}

/** Solves inequalities in one unknown. */
function solveOneUnknown(statement: Statement): SolvedResult {
  const letters = lettersIn(statement);
  if (letters.length > 1) return unsupported(`an inequality with the unknowns ${letters.join(', ')}`);
  return solveInequality(statement, letters[0] ?? '');
}

function hasInequality(statement: Statement): boolean {
  if (statement.kind === 'and' || statement.kind === 'or') return statement.parts.some(hasInequality);
  if (statement.kind === 'chain') return true;
  return statement.kind === 'relation' && statement.relation !== '=';
}

function lettersIn(statement: Statement): readonly string[] {
  return lettersOf(sidesOf(statement));
}

function sidesOf(statement: Statement): readonly Expression[] {
  if (statement.kind === 'and' || statement.kind === 'or') return statement.parts.flatMap(sidesOf);
  if (statement.kind === 'chain') return statement.members;
  return statement.kind === 'relation' ? [statement.left, statement.right] : [];
}

/** Returns the letters of expressions in order of appearance, without Euler's number and π. */
function lettersOf(expressions: readonly Expression[]): readonly string[] {
  const letters = expressions
    .flatMap(partsOf)
    .filter((part) => typeof part === 'string' && /^[a-z]/i.test(part) && part !== 'e') as string[];
  return [...new Set(letters)].sort();
}
