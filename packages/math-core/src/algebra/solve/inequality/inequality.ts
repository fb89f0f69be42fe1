import { success } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { degreeIn } from '../../polynomial/polynomial.js';
import type { Solution } from '../solution.js';
import type { Comparison, Statement } from '../../read/statement.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineStep } from '../linear/line.js';
import { type SolvedResult, unsupported } from '../solved.js';
import { closingSteps, type Given, type Joint } from '../values/closing.js';
import { guarded } from '../values/guarded.js';
import { quotientOf } from '../values/quotient.js';
import {
  ascending,
  intersectionOf,
  isPoint,
  REAL_LINE,
  type RealInterval,
  type RealIntervals,
  solutionOf,
  unionOf,
} from '../values/real-intervals.js';
import { surdOfPolynomial, surdText } from '../values/surd-number.js';
import { solveAbsolute } from './absolute.js';
import { innermostAbsolutes } from './absolute-cases.js';
import { type FunctionSet, solveFunctionLine } from './functions/function-inequality.js';
import { dataOf, joinedSets, solutionOf as functionSolution } from './functions/interval-set.js';
import { type FoundSet, solveBySigns } from './sign-table.js';
import { threePartSteps } from './three-parts.js';
import { say } from '../../texts/solve-steps.js';

/**
 * Solves inequalities in one unknown: a single one, a chain, or several joined by "and" or "or", possibly with
 * equations.
 * Errors: `unsupported`, `too-large`.
 */
export function solveInequality(statement: Statement, unknown: string): SolvedResult {
  return guarded(() => {
    if (statement.kind === 'and' && statement.parts.some((part) => part.kind === 'expression'))
      return unsupported('an expression with a condition');
    const lines = partsOf(statement);
    if (!lines) return unsupported('a chain with inequality signs in different directions');
    if (statement.kind === 'relation' && !isSolvable(statement.relation))
      return unsupported(`a line with the sign ${statement.relation}`);
    const found = solveParts(statement, unknown);
    const kind = statement.kind === 'relation' ? kindOf(statement, unknown) : compoundKind(statement);
    if (!found) return solveWithFunctions(statement, unknown) ?? unsupported(refusalOf(statement, kind));
    const set = solutionOf(unknown, found.set);
    const joint = found.isOne && set.kind === 'intervals' ? 'one' : jointOf(statement);
    return success({
      kind,
      methods: [],
      unknowns: unknown === '' ? [] : [unknown],
      steps: [...found.steps, ...closingSteps(set, joint, given(statement, found.steps))],
      solution: isSystem(statement) ? valuesIn(set) : set,
      excluded: ascending(found.excluded).map(surdText),
      extraneous: [],
    });
  });
}

/** Returns whether a statement requires an equation besides other parts. */
function isSystem(statement: Statement): boolean {
  return (
    statement.kind === 'and' &&
    statement.parts.some((part) => part.kind === 'relation' && part.relation === '=')
  );
}

function compoundKind(statement: Statement): 'system' | 'compound inequality' {
  return isEquations(statement) ? 'system' : 'compound inequality';
}

function isEquations(statement: Statement): statement is Extract<Statement, { kind: 'and' }> {
  return (
    statement.kind === 'and' &&
    statement.parts.every((part) => part.kind === 'relation' && part.relation === '=')
  );
}

function refusalOf(statement: Statement, kind: string): string {
  if (isEquations(statement)) return `a system of ${statement.parts.length} equations`;
  return kind === 'inequality' ? UNREACHED : `a ${kind}`;
}

/** Returns a solution set of points as values. */
function valuesIn(set: Solution): Solution {
  if (set.kind !== 'intervals') return set;
  const values = set.intervals.flatMap((each) => (isPoint(each) && each.low !== undefined ? [each.low] : []));
  return values.length === set.intervals.length ? { kind: 'values', unknown: set.unknown, values } : set;
}

/** Solves a statement with roots, exponential functions or logarithms in at least one part. */
function solveWithFunctions(statement: Statement, unknown: string): SolvedResult | undefined {
  const found = functionParts(statement, unknown);
  if (!found) return undefined;
  const solution = functionSolution(unknown, found.set);
  const joint = statement.kind === 'relation' && found.isJoint ? 'all' : jointOf(statement);
  return success({
    kind: statement.kind === 'relation' ? 'inequality' : compoundKind(statement),
    methods: [],
    unknowns: [unknown],
    steps: [...found.steps, ...closingSteps(solution, joint, given(statement, found.steps))],
    solution: isSystem(statement) ? valuesIn(solution) : solution,
    excluded: found.excluded,
    extraneous: [],
  });
}

function functionParts(statement: Statement, unknown: string): FunctionSet | undefined {
  if (statement.kind === 'relation') {
    const { left, relation, right } = statement;
    if (!isSolvable(relation)) return undefined;
    const line: Line = { left, relation, right };
    const known = solveLine(line, unknown);
    return known
      ? { steps: known.steps, set: dataOf(known.set), excluded: known.excluded.map(surdText), isJoint: false }
      : solveFunctionLine(line, unknown, solveLine);
  }
  const parts = partsOf(statement);
  if (!parts || !/^(?:and|or|chain)$/.test(statement.kind)) return undefined;
  const [steps, sets, excluded]: [Step[], FunctionSet['set'][], Expression[]] = [[], [], []];
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'relation' && isSolvable(part.relation))
      steps.push(lineStep(say('algebra.part', { n: i + 1 }), { ...part, relation: part.relation }));
    const found = functionParts(part, unknown);
    if (!found) return undefined;
    steps.push(...found.steps);
    sets.push(found.set);
    excluded.push(...found.excluded);
  }
  const set = joinedSets(sets, statement.kind === 'or' ? 'any' : 'all');
  return set && { set, steps, excluded, isJoint: true };
}

/** The description of an unsupported problem of another kind. */
const UNREACHED = 'an inequality whose endpoints have no exact form here';

/**
 * Returns the original problem, which the last line repeats if all numbers or none are solutions. Returns an
 * empty list if a step already shows it.
 */
function given(statement: Statement, steps: readonly Step[]): readonly Given[] {
  const last = steps.at(-1);
  const isSaid = /^algebra\.(?:always|no-solution|known-range)$/.test(last?.id ?? '');
  return statement.kind === 'relation' && isSaid ? [] : linesOf(statement);
}

/** Returns the lines of a statement, with those of its parts joined. */
function linesOf(statement: Statement, joined?: Given['joined']): readonly Given[] {
  const how = joined && { joined };
  if (statement.kind === 'relation') {
    const { left, relation, right } = statement;
    return isSolvable(relation) ? [{ left, relation, right, ...how }] : [];
  }
  if (statement.kind === 'chain') return [{ ...ascendingChain(statement), ...how }];
  const parts = partsOf(statement) ?? [];
  const word = statement.kind === 'or' ? 'or' : 'and';
  return parts.flatMap((part, i) => linesOf(part, i === 0 ? joined : word));
}

/** Reverses a descending chain so that it ascends. */
function ascendingChain({ members, relations }: Extract<Statement, { kind: 'chain' }>): Given {
  const isFalling = /[>≥]/.test(relations[0] ?? '');
  const [left = '0', middle = '0', ...rest] = isFalling ? [...members].reverse() : members;
  const [first = '<', ...signs] = (isFalling ? [...relations].reverse() : relations).map((sign) =>
    /[≤≥]/.test(sign) ? '≤' : '<',
  );
  const right = rest.reduce<Expression>((before, member, i) => [signs[i] ?? '<', before, member], middle);
  return { left, relation: first, right };
}

function jointOf({ kind }: Statement): Joint {
  return kind === 'relation' ? 'one' : kind === 'or' ? 'any' : 'all';
}

function kindOf({ left, right }: Pick<Line, 'left' | 'right'>, unknown: string): string {
  if ([left, right].some((side) => innermostAbsolutes(side).length > 0)) return 'absolute value inequality';
  const quotient = quotientOf(['-', left, right]);
  if (!quotient) return 'inequality';
  if (quotient.divisors.length > 0) return 'rational inequality';
  const degree = degreeIn(quotient.over, unknown);
  return degree < 2 ? 'linear inequality' : degree === 2 ? 'quadratic inequality' : 'polynomial inequality';
}

/** Returns the parts of a compound statement. Returns undefined for a chain without a clear meaning. */
function partsOf(statement: Statement): readonly Statement[] | undefined {
  if (statement.kind === 'and' || statement.kind === 'or')
    return statement.parts.every(partsOf) ? statement.parts : undefined;
  if (statement.kind !== 'chain') return [statement];
  const { members, relations } = statement;
  const isOneWay = [/^[<≤]*$/, /^[>≥]*$/].some((way) => way.test(relations.join('')));
  if (!isOneWay) return undefined;
  return relations.map((relation, i) => ({
    kind: 'relation',
    left: members[i] ?? '0',
    relation,
    right: members[i + 1] ?? '0',
  }));
}

/** The solutions of a statement. `isOne` is true if its parts were solved in the same lines. */
type FoundParts = FoundSet & { readonly isOne?: boolean };

function solveParts(statement: Statement, unknown: string): FoundParts | undefined {
  if (statement.kind === 'relation') {
    const { left, relation, right } = statement;
    return isSolvable(relation) ? solveLine({ left, relation, right }, unknown) : undefined;
  }
  const parts = partsOf(statement);
  if (!parts || !/^(?:and|or|chain)$/.test(statement.kind)) return undefined;
  const [steps, sets, excluded]: [Step[], RealIntervals[], FoundSet['excluded'][number][]] = [[], [], []];
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'relation' && isSolvable(part.relation))
      steps.push(lineStep(say('algebra.part', { n: i + 1 }), { ...part, relation: part.relation }));
    const found = solveParts(part, unknown);
    if (!found) return undefined;
    steps.push(...found.steps);
    sets.push(found.set);
    excluded.push(...found.excluded);
  }
  const together = excluded.length === 0 ? threePartSteps(statement, unknown) : undefined;
  const set = statement.kind === 'or' ? unionOf(sets) : intersectionOf(sets);
  return { set, steps: together ?? steps, excluded, isOne: together !== undefined };
}

function isSolvable(relation: Comparison): relation is Line['relation'] {
  return relation !== '≈' && relation !== '≠';
}

/** Solves an inequality or an equation. */
function solveLine(line: Line, unknown: string): FoundSet | undefined {
  if ([line.left, line.right].some((side) => innermostAbsolutes(side).length > 0))
    return solveAbsolute(line, unknown, solveLine);
  const isolated = isolate(line, unknown);
  if (!isolated) return solveBySigns(line, unknown);
  const { steps } = isolated;
  if (isolated.kind !== 'value')
    return { set: isolated.kind === 'always' ? REAL_LINE : [], steps, excluded: [] };
  const value = surdOfPolynomial(isolated.value);
  return value && { set: [intervalOf(isolated.relation, value)], steps, excluded: [] };
}

function intervalOf(relation: Line['relation'], value: NonNullable<RealInterval['low']>): RealInterval {
  const [includesLow, includesHigh] = [/[=≥]/.test(relation), /[=≤]/.test(relation)];
  return {
    ...(/[=>≥]/.test(relation) && { low: value }),
    ...(/[=<≤]/.test(relation) && { high: value }),
    includesLow,
    includesHigh,
  };
}
