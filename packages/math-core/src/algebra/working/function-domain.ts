import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { haveSameForm, identical } from '../normal/identical.js';
import { isEmpty, sameSet } from '../real-set/set-algebra.js';
import { contains } from '../real-set/solution-set.js';
import { lettersOf } from '../read/lists.js';
import type { Statement } from '../read/statement.js';
import { decided } from './complex-values.js';
import { callIn } from './function-lines.js';
import { valueAt as expressionAt } from './counterexample.js';
import { type Law, named } from './laws/law-names.js';
import { follows } from './line-forms.js';
import { flippedRelation, isInequality } from './mistakes/relations.js';
import type { MistakeName } from './mistake-names.js';
import { isBothSquared } from './power-both.js';
import { solutionsOf } from './solutions.js';
import {
  difference,
  equation,
  has,
  hasIn,
  hasLetter,
  partsOf,
  type Relation,
  substituted,
} from './substitute.js';
import type { Counterexample, LineVerdict } from './verdict.js';

/** The letter of the points on the graph of a function. */
const POINT = 't';

/** The points (x, y) of a function, as expressions in one letter. */
interface Curve {
  readonly x: Expression;
  readonly y: Expression;
  /** True if the point at 0 isn't on the graph, as for x > 2. */
  readonly isOpen?: boolean;
}

/** Returns lines about a function without their conditions, such as x ≥ 0. */
export function withoutConditions(read: readonly Result<Statement>[]): readonly Result<Statement>[] {
  return read.map((line) => {
    if (!line.ok || line.value.kind !== 'and') return line;
    const [first, ...others] = line.value.parts;
    return first && !isInequality(first) && others.every(isInequality) ? { ...line, value: first } : line;
  });
}

/**
 * Decides lines about the inverse of a function from the points of its graph: the condition of f(x) = x², x ≥ 0 makes y = √x
 * right. `verdicts` are those of the lines without conditions. There is one verdict for each line.
 */
export function withDomain(
  typed: readonly Result<Statement>[],
  read: readonly Result<Statement>[],
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  const at = read.findIndex(({ ok }) => ok);
  const first = valueAt(read, at);
  const isFunction = callIn(valueAt(typed, at)) !== undefined || isConditionedCurve(read);
  const curve = first && isFunction ? curveOf(first) : undefined;
  if (!first || !curve) return verdicts;
  let points = curve;
  return verdicts.map((verdict, i) => {
    const line = valueAt(read, i);
    if (i <= at || !line) return verdict;
    if (isSwap(verdict)) points = { ...curve, x: curve.y, y: curve.x };
    const own = points;
    const isNamed = callIn(valueAt(typed, i))?.isInverse === true;
    const isOpen = /^(?:wrong|undecided)$/.test(verdict.verdict);
    const hasConditions = line.kind === 'and';
    if (!isOpen && !hasConditions && !isNamed) return verdict;
    const relation = decided(() => relationTo(own, line));
    const isLimited = first.kind === 'and';
    if (relation === undefined) {
      const mayBeRight = isLimited && isOfBranch(verdict);
      return (hasConditions && !isOpen) || mayBeRight ? { verdict: 'undecided' } : verdict;
    }
    if (relation === 'wider' && (isNamed || !isOpen)) return { verdict: 'undecided' };
    return byPoints(verdict, relation, { own, line, before: valueAt(read, i - 1), isLimited });
  });
}

/** Returns whether a wrong line may be right where the condition of the function holds. */
function isOfBranch(verdict: LineVerdict): boolean {
  return verdict.verdict === 'wrong' && BRANCHES.has(verdict.mistake);
}

function isSwap(verdict: LineVerdict): boolean {
  return verdict.verdict === 'follows' && verdict.laws.some(({ id }) => id === 'swap-letters');
}

/** Names the law that leads to a line that is right only for the points. */
function lawsTo(line: Statement, before: Statement | undefined): readonly Law[] {
  if (!before) return [];
  const [had, has] = [before, line].map((each) => hasIn(each, '√'));
  if (before.kind === 'or') return [named('keep-condition')];
  if (has && !had) return [named('square-root')];
  if (had && !has) return [named('square-both')];
  return hasIn(line, 'ln') && !hasIn(before, 'ln') ? [named('logarithm-both')] : [];
}

/** The names of a line with the root of only one sign. */
const BRANCHES: ReadonlySet<MistakeName | undefined> = new Set([
  'other-branch',
  'root-without-plus-minus',
  'solution-missing',
]);

/** Returns whether a line is a root of both sides of the previous line. */
function isOtherRoot(before: Statement | undefined, after: Statement): boolean {
  const [root] = partsOf(after);
  const [square] = before ? partsOf(before) : [];
  return root !== undefined && square !== undefined && isBothSquared(root, square, 'x');
}

/** A line, the one before it, and the points of the function, which may have a condition. */
interface Place {
  readonly own: Curve;
  readonly line: Statement;
  readonly before: Statement | undefined;
  readonly isLimited: boolean;
}

/** Returns the verdict on a line whose relation to the points of the function is known. */
function byPoints(
  verdict: LineVerdict,
  relation: 'same' | 'wider' | 'other',
  { own, line, before, isLimited }: Place,
): LineVerdict {
  if (relation === 'other')
    return isLimited ? onOtherBranch(verdict, own, () => isOtherRoot(before, line)) : verdict;
  return verdict.verdict === 'follows' ? verdict : follows(lawsTo(line, before), false);
}

/** Returns the verdict on a line that isn't true for the points of a function with a condition. */
function onOtherBranch(verdict: LineVerdict, points: Curve, isRoot: () => boolean): LineVerdict {
  if (verdict.verdict === 'undecided' && decided(isRoot) === true)
    return otherBranch({ verdict: 'wrong', mistake: 'other-branch' }, points);
  return verdict.verdict === 'wrong' ? otherBranch(verdict, points) : verdict;
}

/** Returns the verdict on a root with the sign that the condition excludes, with a point of the function. */
function otherBranch(verdict: LineVerdict & { readonly verdict: 'wrong' }, points: Curve): LineVerdict {
  if (!BRANCHES.has(verdict.mistake)) return verdict;
  const [x, y] = [points.x, points.y].map((side) => expressionAt(side, { [POINT]: '2' }));
  const counterexample: Counterexample | undefined =
    x === undefined || y === undefined ? undefined : { at: { x, y }, holds: 'before', before: [], after: [] };
  return { verdict: 'wrong', mistake: 'other-branch', ...(counterexample && { counterexample }) };
}

function valueAt(lines: readonly Result<Statement>[], at: number): Statement | undefined {
  const line = lines[at];
  return line?.ok ? line.value : undefined;
}

/** Returns whether the first line is y = f(x) with a condition: y = x² − 4, x ≥ 0. */
export function isConditionedCurve(read: readonly Result<Statement>[]): boolean {
  const first = valueAt(
    read,
    read.findIndex(({ ok }) => ok),
  );
  return first?.kind === 'and' && curveOf(first) !== undefined;
}

/** Returns the points of y = f(x) with at most one condition on x: x = c + t² for x ≥ c. */
function curveOf(first: Statement): Curve | undefined {
  const [line, condition, other] = first.kind === 'and' ? first.parts : [first];
  if (line?.kind !== 'relation' || line.left !== 'y' || other) return undefined;
  const letters = [...lettersOf(line.right)];
  if (letters.length !== 1 || letters[0] !== 'x') return undefined;
  if (!condition) return { x: POINT, y: substituted(line.right, 'x', POINT) };
  const bound = boundOf(condition);
  if (!bound) return undefined;
  const x: Expression = [/[>≥]/.test(bound.relation) ? '+' : '-', bound.right, ['^', POINT, '2']];
  return { x, y: substituted(line.right, 'x', x), isOpen: /[<>]/.test(bound.relation) };
}

/** Returns a condition as x ≥ c. */
function boundOf(condition: Statement): Relation | undefined {
  if (condition.kind !== 'relation' || !isInequality(condition)) return undefined;
  const turned = flippedRelation({ ...condition, left: condition.right, right: condition.left });
  return [condition, turned].find(({ left, right }) => left === 'x' && !hasLetter(right));
}

/** Returns whether an inequality is true at all points at which its sides have values. */
function holdsWhereDefined(condition: Relation, isOpen: boolean | undefined): boolean {
  const end = equation(POINT, '0');
  const holds = solutionsOf(isOpen ? { kind: 'or', parts: [condition, end] } : condition, POINT);
  const all = solutionsOf(equation(['×', '0', ['-', condition.left, condition.right]], '0'), POINT);
  return holds !== undefined && all !== undefined && sameSet(holds, all) === true;
}

/**
 * Compares a line with the points: it has exactly these, more than these, or not all of them. Returns undefined if that can't be
 * decided.
 */
function relationTo(points: Curve, line: Statement): 'same' | 'wider' | 'other' | undefined {
  const put = (side: Expression): Expression =>
    substituted(substituted(substituted(side, 'y', '?'), 'x', points.x), '?', points.y);
  const parts = partsOf(line);
  if (line.kind === 'or' || !parts.every((part) => part.kind === 'relation')) return undefined;
  const conditions = parts.filter(isInequality);
  const [main, ...others] = parts.filter((part) => !isInequality(part));
  if (main?.kind !== 'relation' || main.relation !== '=' || others.length > 0) return undefined;
  const answer = identical(put(main.left), put(main.right));
  if (answer !== 'same') return answer === 'different' ? 'other' : undefined;
  const areMet = conditions.every((condition) => {
    const [left, right] = [put(condition.left), put(condition.right)];
    return holdsWhereDefined({ ...condition, left, right }, points.isOpen);
  });
  if (!areMet) return undefined;
  const found = explicit(main);
  if (!found) return undefined;
  const { of, value } = found;
  return isAttained(of === 'x' ? points.x : points.y, value, of, conditions) ? 'same' : 'wider';
}

/** Returns the other letter and the value of the letter in which a line is linear. */
function explicit(line: Relation): { readonly of: 'x' | 'y'; readonly value: Expression } | undefined {
  const form = difference(line);
  for (const [letter, of] of [
    ['y', 'x'],
    ['x', 'y'],
  ] as const) {
    const at = (value: string): Expression => substituted(form, letter, value);
    const slope: Expression = ['-', at('1'), at('0')];
    const isLinear = haveSameForm(form, ['+', ['×', slope, letter], at('0')]);
    if (isLinear && identical(slope, '0') === 'different')
      return { of, value: ['neg', ['/', at('0'), slope]] };
  }
  return undefined;
}

/** Numbers far from 0. A logarithm is as large only at numbers that are too long. */
const FAR: readonly Expression[] = ['-1000000', '-1000', '1000', '1000000'];
const FAR_LOGARITHMS: readonly Expression[] = ['-40', '40'];

/** Returns whether the points have all numbers at which the line has a value, by testing numbers around their ends. */
function isAttained(
  point: Expression,
  value: Expression,
  letter: string,
  conditions: readonly Statement[],
): boolean {
  const domain = solutionsOf(equation(['×', '0', value], '0'), letter);
  if (!domain) return false;
  const end = substituted(point, POINT, '0');
  const tests: readonly Expression[] = [
    ...(has(point, 'ln') || has(point, 'log') ? FAR_LOGARITHMS : FAR),
    ...['-7', '-1', '0', '1', '7'],
    end,
    ['+', end, '1/3'],
    ['-', end, '1/3'],
  ];
  return tests.every((test) => {
    if (contains(domain, test) === false) return true;
    const isExcluded = conditions.some((condition) => {
      const set = solutionsOf(condition, letter);
      return set !== undefined && contains(set, test) === false;
    });
    if (isExcluded) return true;
    const reached = solutionsOf(equation(point, test), POINT);
    return reached !== undefined && !isEmpty(reached);
  });
}
