import { partSteps, ALL, described, inIntervals, isAll, type Parts } from './real-parts.js';
import { mapOperands, operandsOf } from '../../expression/rewrite.js';
import { type Result, failure, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { evaluateAt } from '../operations/substitute.js';
import { isSubset } from '../real-set/set-algebra.js';
import { contains, solutionSet } from '../real-set/solution-set.js';
import { isPoint } from '../solve/values/real-intervals.js';
import { holds } from '../solve/literal/undo-function.js';
import { solve } from '../solve/solve.js';
import { solveLiteral } from '../solve/literal/literal.js';
import type { Statement } from '../read/statement.js';
import type { AnswerLine, Curve } from './answered.js';
import { domainOf } from './domain.js';
import { type Found, subjectOf, vertexOf } from './function-features.js';
import { type Defined, put } from './defined-function.js';
import { rangeOf } from './range.js';
import { say, step } from '../texts/function-steps.js';

/** Finds the inverse of a function, and the numbers for which it is valid. */
export function inverseOf(of: Defined, field: string): Result<Found> {
  const { letter, body } = of;
  const other = letter === 'y' ? 'x' : 'y';
  const swapped = put(body, letter, other);
  const subject = subjectOf(of);
  const named = step(say('algebra.function-name', { n: other, m: subject }), other, body);
  const swap = step(say('algebra.function-swap', { n: letter, m: other }), letter, swapped);
  const start = subject === other ? [swap] : [named, swap];
  if (!holds(body, letter)) return success(constant(subject, body));
  const solved = solvedFor(other, { left: swapped, right: letter });
  if (!solved) return withoutFormula(of, field);
  const { values } = solved;
  const steps = [...start, ...solved.steps];
  const [only, second] = values;
  const domain = domainOf(body, letter, of.given).parts;
  const range = domain && rangeOf(body, letter, domain);
  if (!domain || !range) return withoutFormula(of, field);
  const [part] = range.parts;
  if (range.parts.length === 1 && part && isPoint(part) && !domain.every(isPoint))
    return success(constant(subject, body));
  if (only !== undefined && second === undefined) return success(inverse(of, only, range.parts, steps));
  return branchOf(of, values, { domain, range: range.parts, letter }, { other, steps, field });
}

/** Solves an equation for a letter. Returns undefined if it has no values that are written without the letter. */
function solvedFor(
  letter: string,
  sides: Parameters<typeof solveLiteral>[0],
): { readonly values: readonly Expression[]; readonly steps: readonly Step[] } | undefined {
  const solved = solveLiteral(sides, letter);
  if (!solved.ok || solved.value.solution.kind !== 'values') return undefined;
  const { solution, steps } = solved.value;
  const { values } = solution;
  return values.length === 0 || values.some((value) => holds(value, letter)) ? undefined : { values, steps };
}

/** Chooses the value of the inverse that is in the domain of the function, if there is only one. */
function branchOf(
  of: Defined,
  values: readonly Expression[],
  sets: Parameters<typeof isInside>[1],
  {
    other,
    steps,
    field,
  }: { readonly other: string; readonly steps: readonly Step[]; readonly field: string },
): Result<Found> {
  const inside = values.map((value) => isInside(value, sets));
  const branch = values.find((_, i) => inside[i] === true);
  const alone = branch === undefined ? false : isOnly(branch, values, sets);
  if (alone === undefined || inside.includes(undefined))
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function whose range isn't known.`,
    );
  if (branch !== undefined && alone) {
    const law = 'algebra.function-branch';
    return success(inverse(of, branch, sets.range, [...steps, step(law, other, branch)]));
  }
  const law = say('algebra.function-no-inverse:two-values', { n: of.letter, m: other });
  const [first = '0', ...rest] = values;
  const two = step(law, other, [',', first, ...rest]);
  return success(branches(of, values, [...steps, two]));
}

/** The numbers at which a function is compared with its other values. */
const SAMPLES = ['0', '1', '-1', '2', '-2', '3'];

/** Answers that there is no inverse if two numbers have the same value. Otherwise, returns a failure. */
function withoutFormula(of: Defined, field: string): Result<Found> {
  const { letter, body, given } = of;
  const set = given.length === 0 ? undefined : solutionSet({ kind: 'and', parts: given }, letter);
  for (const sample of SAMPLES) {
    const worked = evaluateAt(body, { [letter]: sample });
    if (!worked.ok) continue;
    const relation = { kind: 'relation', left: body, relation: '=', right: worked.value.result } as const;
    const solved = solve(relation);
    const found = solved.ok && solved.value.solution.kind === 'values' ? solved.value.solution.values : [];
    const [first, second] = found.filter((value) => !set || contains(set, value) === true);
    if (first === undefined || second === undefined) continue;
    const name = (value: Expression): string => `${letter} = ${expressionText(value)}`;
    const law = say('algebra.function-no-inverse:two-inputs', { n: name(first), m: name(second) });
    const [before, after] = [put(body, letter, first), put(body, letter, second)];
    return success(none([step(law, before, after)]));
  }
  return failure(
    field,
    'unsupported',
    `${field} can't be solved here: a function whose inverse has no formula that we know.`,
  );
}

function constant(subject: Expression, body: Expression): Found {
  const law = 'algebra.function-no-inverse:constant';
  return none([step(law, subject, body)]);
}

function none(steps: readonly Step[]): Found {
  return { answers: [{ name: 'inverse', statement: { kind: 'none' } }], steps };
}

interface Sets {
  readonly domain: Parts;
  readonly range: Parts;
  readonly letter: string;
}

/**
 * Returns whether the inverse has a value in the domain for every number of the range, or undefined if that isn't
 * known.
 */
function isInside(value: Expression, { domain, range, letter }: Sets): boolean | undefined {
  const inside = solutionSet(within(value, domain), letter);
  const all = solutionSet(inIntervals(letter, range), letter);
  return inside && all && isSubset(all, inside);
}

/** Returns whether no other value is in the domain, except where both are equal, or undefined if that isn't known. */
function isOnly(branch: Expression, values: readonly Expression[], sets: Sets): boolean | undefined {
  const { domain, range, letter } = sets;
  const found = values
    .filter((value) => value !== branch)
    .map((value) => {
      const both: Statement = { kind: 'and', parts: [within(value, domain), inIntervals(letter, range)] };
      const inside = solutionSet(both, letter);
      const equal = solutionSet({ kind: 'relation', left: value, relation: '=', right: branch }, letter);
      return inside && equal && isSubset(inside, equal);
    });
  return found.includes(false) ? false : found.includes(undefined) ? undefined : true;
}

/** Returns the statement that an expression is in one of the intervals. */
function within(value: Expression, parts: Parts): Statement {
  const each = parts.map(({ low, high, includesLow, includesHigh }): Statement => {
    const bounds: Statement[] = [{ kind: 'relation', left: value, relation: '=', right: value }];
    if (low !== undefined)
      bounds.push({ kind: 'relation', left: value, relation: includesLow ? '≥' : '>', right: low });
    if (high !== undefined)
      bounds.push({ kind: 'relation', left: value, relation: includesHigh ? '≤' : '<', right: high });
    return { kind: 'and', parts: bounds };
  });
  return { kind: 'or', parts: each };
}

function inverseName({ name, letter }: Defined): Expression {
  return name === undefined ? 'y' : ['call', ['^', name, '-1'], letter];
}

function lineOf(of: Defined, value: Expression, range: Parts): Statement {
  const line: Statement = { kind: 'relation', left: inverseName(of), relation: '=', right: value };
  return isAll(range) ? line : { kind: 'and', parts: [line, described(of.letter, range)] };
}

function inverse(of: Defined, value: Expression, range: Parts, steps: readonly Step[]): Found {
  const known = withBase(value);
  const base = baseIn(value);
  const changed = base === undefined ? [] : [step(say('algebra.change-base', { n: base }), value, known)];
  const named = of.name === undefined ? [] : [step('algebra.function-inverse', inverseName(of), known)];
  return {
    curves: curvesOf(of, known, range),
    answers: [
      {
        name: 'inverse',
        statement: { kind: 'relation', left: inverseName(of), relation: '=', right: known },
      },
      ...(isAll(range) ? [] : [{ name: 'condition', statement: described(of.letter, range) } as const]),
    ],
    steps: [...steps, ...changed, ...named, ...partSteps(DOMAIN, of.letter, range)],
  };
}

/** Returns the graphs of a function, its inverse and the line in which they mirror each other. */
function curvesOf(of: Defined, value: Expression, range: Parts): readonly Curve[] {
  const { letter, body, given } = of;
  const where: Statement | undefined = given.length > 0 ? { kind: 'and', parts: given } : undefined;
  return [
    { graph: body, name: subjectOf(of), ...(where && { where }) },
    { graph: value, name: inverseName(of), ...(!isAll(range) && { where: described(letter, range) }) },
    { graph: letter, name: letter },
  ];
}

const DOMAIN = 'algebra.inverse-domain';

/** Returns the number b in the first ln u ÷ ln b of an expression. */
function baseIn(of: Expression): Expression | undefined {
  if (typeof of === 'string') return undefined;
  const [operator, first = '0', second = '0'] = of;
  if (operator === '/' && first[0] === 'ln' && second[0] === 'ln') return second[1];
  return operandsOf(of)
    .map(baseIn)
    .find((base) => base !== undefined);
}

/** Writes ln u ÷ ln b as a logarithm to the base b. */
function withBase(of: Expression): Expression {
  if (typeof of === 'string') return of;
  const [operator, first = '0', second = '0'] = of;
  return operator === '/' && first[0] === 'ln' && second[0] === 'ln'
    ? ['log', second[1] ?? 'e', first[1] ?? '1']
    : mapOperands(of, withBase);
}

/** Answers that there is no inverse, and gives the inverses on both sides of the vertex. */
function branches(of: Defined, values: readonly Expression[], steps: readonly Step[]): Found {
  const vertex = of.given.length === 0 && values.length === 2 ? vertexOf(of)?.marks?.[0] : undefined;
  const other = of.letter === 'y' ? 'x' : 'y';
  const chosen: Step[] = [];
  const restricted =
    vertex === undefined
      ? []
      : (['≥', '≤'] as const).flatMap((relation) => {
          const given = { kind: 'relation', left: of.letter, relation, right: vertex } as const;
          const domain = domainOf(of.body, of.letter, [given]).parts ?? ALL;
          const range = rangeOf(of.body, of.letter, domain)?.parts;
          const value =
            range && values.find((each) => isInside(each, { domain, range, letter: of.letter }) === true);
          if (value === undefined || !range) return [];
          const law = say('algebra.function-branch:condition', {
            n: `${of.letter} ${relation} ${expressionText(vertex)}`,
          });
          chosen.push(step(law, other, value));
          return [{ name: 'inverse', given, statement: lineOf(of, value, range) } as const];
        });
  const found = none([...steps, ...chosen]);
  const lines: readonly AnswerLine[] = restricted;
  return { ...found, answers: [...found.answers, ...lines] };
}
