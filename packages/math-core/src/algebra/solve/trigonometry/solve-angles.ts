import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import { isSame, replaced } from '../../../expression/rewrite.js';
import { type Failure, failure, type Result, success } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { approximate } from '../../expression/approximate.js';
import { compareValues } from '../../normal/value-sign.js';
import { solve } from '../solve.js';
import { type Linear, linearIn, type PiNumber, piNumberOf, ZERO } from '../../trigonometry/angle.js';
import { angleSteps, turnsLaw } from './angle-steps.js';
import { evaluateTrigonometry } from '../../trigonometry/evaluate.js';
import type { Arc, Ratio } from '../../trigonometry/exact-values.js';
import {
  type Family,
  familiesOf,
  familyExpression,
  joined,
  member,
  memberExpression,
  memberValue,
  piNumberExpression,
  solvedFor,
} from './families.js';
import { refusal, type Typed } from '../../trigonometry/typed.js';
import { hasTrigonometry, isCall, lettersOf } from '../../trigonometry/calls.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The largest number of solutions in an interval that are listed. */
const MOST = 60;
const EXAMPLE = 'sin x = 1/2';

/** The solutions of an equation with one sine, cosine or tangent. */
export interface SolvedAngles {
  readonly steps: readonly Step[];
  readonly unknown: string;
  /** The letter that stands for any integer in the families. */
  readonly integer: string;
  /** The solutions in general. */
  readonly families: readonly Family[];
  /** The solutions in the interval, in ascending order, if there is one. */
  readonly members?: readonly Family[];
  /** The function, its values, and the angles on the unit circle, in radians. */
  readonly circle?: {
    readonly ratio: Ratio;
    readonly values: readonly Expression[];
    readonly angles: readonly Family[];
    /** The angle, if it isn't the unknown alone. */
    readonly measured?: Expression;
  };
  /** One sentence that says why there is no solution. */
  readonly reason?: string;
}

/** The solution of an equation with one inverse function. */
export interface SolvedArc {
  readonly steps: readonly Step[];
  readonly unknown: string;
  readonly values: readonly Expression[];
  readonly reason?: string;
}

/** An equation with one call, solved for it. */
interface Isolated {
  readonly call: readonly [Ratio | Arc, Expression];
  readonly unknown: string;
  readonly values: readonly Expression[];
  readonly steps: readonly Step[];
}

/** Isolates the only sine, cosine, tangent or inverse function of an equation. */
export function isolate({ sides: [left, right = '0'] }: Typed, field: string): Result<Isolated> {
  const only = onlyCall(left, right, field);
  if (!only.ok) return only;
  const { call, unknown } = only.value;
  const alone = isSame(left, call) ? right : isSame(right, call) ? left : undefined;
  if (alone !== undefined && lettersOf([alone]).length === 0) {
    const value = withKnownCalls(alone, unknown, field);
    if (!value.ok) return value;
    if (!hasTrigonometry(value.value)) return success({ call, unknown, values: [value.value], steps: [] });
  }
  return solvedForCall({ left, right }, call, unknown, field);
}

/** Returns the only function with a letter, and that letter. */
function onlyCall(
  left: Expression,
  right: Expression,
  field: string,
): Result<Pick<Isolated, 'call' | 'unknown'>> {
  const calls: Expression[] = [];
  callsIn(left, calls);
  callsIn(right, calls);
  const open = calls.filter((call) => lettersOf([call]).length > 0);
  const letters = lettersOf([left, right]);
  const [call] = open;
  const [unknown, ...others] = letters;
  if (call === undefined || unknown === undefined) return refusal(field, 'Equations like this one', EXAMPLE);
  if (open.length > 1) {
    const isIdentity = new Set(open.map((each) => each[0])).size > 1 || letters.length > 1;
    return refusal(field, isIdentity ? 'Trigonometric identities' : 'Equations with several angles', EXAMPLE);
  }
  if (others.length > 0) return refusal(field, 'Trigonometric equations with several letters', EXAMPLE);
  return success({ call: call as Isolated['call'], unknown });
}

/** Solves an equation for its function, with a letter in its place. */
function solvedForCall(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  call: Isolated['call'],
  unknown: string,
  field: string,
): Result<Isolated> {
  const letter = ['t', 'u', 's', 'w'].find((each) => each !== unknown) ?? 't';
  const put = (side: Expression): Expression => replaced(side, call, letter);
  const steps: Step[] = [];
  const sides: Expression[] = [];
  for (const side of [put(left), put(right)]) {
    const known = withKnownCalls(side, letter, field);
    if (!known.ok) return known;
    sides.push(known.value);
  }
  const [first = '0', second = '0'] = sides;
  if (sides.some((side) => hasTrigonometry(side)))
    return refusal(field, 'Equations with such a value of the function', EXAMPLE);
  if (sides.some((side) => lettersOf([side]).includes(unknown)))
    return refusal(field, 'Equations with the variable also outside the function', EXAMPLE);
  const solved = solve({ kind: 'relation', left: first, relation: '=', right: second }, { unknown: letter });
  if (!solved.ok) return { ...solved, field };
  const { solution } = solved.value;
  const own = solved.value.steps.filter(({ id }) => !id.startsWith('algebra.check'));
  const saysLetter = own.some(({ law }) => new RegExp(String.raw`\b\d*${letter}\b`).test(law));
  if (saysLetter) {
    const name = expressionText(call);
    steps.push(step(say('algebra.substitute', { n: letter, m: name }), first, second), ...own);
  } else
    for (const each of own)
      steps.push(
        step(each, replaced(each.before, letter, call), replaced(each.after, letter, call), {
          relation: each.relation,
        }),
      );
  if (solution.kind === 'all') return refusal(field, 'Trigonometric identities', EXAMPLE);
  if (solution.kind !== 'values' && solution.kind !== 'none')
    return refusal(field, 'Equations like this one', EXAMPLE);
  const values = solution.kind === 'values' ? solution.values : [];
  return success({ call, unknown, values, steps });
}

/** Replaces calls without letters by their exact values. */
function withKnownCalls(side: Expression, letter: string, field: string): Result<Expression> {
  let current = side;
  const calls: Expression[] = [];
  callsIn(side, calls);
  for (const call of calls) {
    if (lettersOf([call]).includes(letter)) continue;
    const value = evaluateTrigonometry(call, field);
    if (!value.ok) return value;
    if (value.value.exact !== undefined) current = replaced(current, call, value.value.exact);
  }
  return success(current);
}

function callsIn(expression: Expression, found: Expression[]): void {
  if (typeof expression === 'string') return;
  if (isCall(expression)) {
    if (!found.some((each) => isSame(each, expression))) found.push(expression);
  } else for (const operand of expression.slice(1) as Expression[]) callsIn(operand, found);
}

/** Solves an equation whose only function is a sine, cosine or tangent of a linear expression. */
export function solveAngles(
  { call: [name, inner], unknown, values, steps: before }: Isolated,
  { interval }: Typed,
  inDegrees: boolean,
  field: string,
): Result<SolvedAngles> {
  const ratio = name as Ratio;
  const linear = linearAngle(inner, unknown, inDegrees);
  if (!linear || isNothing(linear.slope))
    return refusal(field, 'Angles that are not linear in the variable', 'sin(2x + 1) = 1/2');
  const integer = unknown === 'k' ? 'n' : 'k';
  const steps = [...before];
  const angles: Family[] = [];
  for (const value of values) {
    const found = familiesOf(ratio, value);
    if (!found) return undecided(field);
    if (found.length === 0) steps.push(betweenOne([name, inner], value));
    else {
      const after = found.map((each) => familyExpression(each, inDegrees, integer));
      steps.push(...angleSteps({ ratio, value, found, inDegrees }));
      steps.push(step(turnsLaw(ratio, found, inDegrees), inner, listOf(after)));
    }
    angles.push(...found);
  }
  const joint = joined(angles);
  const families = joint.map((family) => solvedFor(linear, family));
  if (!families.every((family) => family !== undefined))
    return refusal(field, 'Angles with such a factor', 'sin(2x + 1) = 1/2');
  const circle = { ratio, values, angles, ...(inner !== unknown && { measured: inner }) };
  const base = { steps, unknown, integer, families, circle };
  if (families.length === 0) return success({ ...base, ...REASONS[ratio] });
  const isOpen = inner !== unknown || joint.length !== angles.length || values.length > 1;
  if (isOpen) {
    const after = families.map((each) => familyExpression(each, inDegrees, integer));
    steps.push(step(solvingLaw(linear, inner, unknown), unknown, listOf(after)));
  }
  return interval ? insideOf(interval, base, inDegrees, field) : success(base);
}

function solvingLaw({ constant }: Linear, angle: Expression, unknown: string): Law {
  const factor = isNothing(constant) && factorIn(angle, unknown);
  return factor
    ? say('algebra.solve-angle:divide', { n: factor })
    : say('algebra.solve-angle', { n: unknown });
}

/** Reads an angle that is linear in the unknown, as a number of radians or of half turns. */
function linearAngle(angle: Expression, unknown: string, inDegrees: boolean): Linear | undefined {
  const typed = linearIn(angle, unknown);
  return typed && inDegrees ? degreesAsAngles(typed) : typed;
}

/** The reasons why no angle has a value. */
const REASONS: Readonly<Record<Ratio, Pick<SolvedAngles, 'reason'>>> = {
  sin: { reason: 'A sine is between −1 and 1' },
  cos: { reason: 'A cosine is between −1 and 1' },
  tan: {},
};

/** Keeps the solutions in an interval. */
function insideOf(
  interval: NonNullable<Typed['interval']>,
  base: SolvedAngles & { readonly steps: Step[] },
  inDegrees: boolean,
  field: string,
): Result<SolvedAngles> {
  const { families, steps, unknown, integer } = base;
  const members = membersIn(families, interval, inDegrees, field);
  if (!members.ok) return members;
  const { found, integers } = members.value;
  if (found.length === 0)
    return success({ ...base, members: [], reason: 'The equation has solutions, but none in the interval' });
  const listed = (found: readonly Family[]): Expression =>
    listOf(found.map((each) => memberExpression(each, inDegrees)));
  for (const k of integers) {
    const tried = families.map((family) => member(family, k));
    steps.push(step(say('algebra.insert', { n: `${k} for ${integer}` }), unknown, listed(tried)));
  }
  steps.push(step('algebra.in-interval', unknown, listed(found)));
  return success({ ...base, members: found });
}

function isNothing({ one, pi }: PiNumber): boolean {
  return one.numerator === 0n && pi.numerator === 0n;
}

/** Returns the step that compares a sine or a cosine with the end of its range that a value exceeds. */
function betweenOne(call: Isolated['call'], value: Expression): Step {
  const isAbove = compareValues(value, '1') === 1;
  const law = 'algebra.between-one';
  return step(law, call, isAbove ? '1' : '-1', { relation: isAbove ? '≤' : '≥' });
}

/** Returns the integer before the unknown in 2x. */
function factorIn(inner: Expression, unknown: string): string | undefined {
  const [operator, factor = '', letter, other] = typeof inner === 'string' ? [] : inner;
  const isPlain = operator === '×' && letter === unknown && other === undefined;
  return isPlain && typeof factor === 'string' && /^\d+$/.test(factor) ? factor : undefined;
}

function listOf(values: readonly Expression[]): Expression {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? only : [',', ...values];
}

function undecided(field: string): Failure {
  return failure(
    field,
    'unsupported',
    `${field} can't be solved here: an equation with numbers too close to decide.`,
  );
}

function tooMany(field: string): Failure {
  const what = `an equation with more than ${MOST} solutions in the interval`;
  return failure(field, 'too-large', `${field} is too large to solve here: ${what}.`);
}

/** Reads numbers without a degree sign as degrees, so that the unknown is an angle: 2x + 30 is 2x + 30°. */
function degreesAsAngles({ slope, constant }: Linear): Linear {
  const [half, full] = [rational(1n, 180n), rational(180n)];
  return {
    slope: { one: exact.add(slope.one, exact.multiply(slope.pi, full)), pi: ZERO },
    constant: asAngle(constant, half),
  };
}

function asAngle({ one, pi }: PiNumber, degree = rational(1n, 180n)): PiNumber {
  return { one: ZERO, pi: exact.add(pi, exact.multiply(one, degree)) };
}

/** Returns the members of families in an interval, in ascending order. */
function membersIn(
  families: readonly Family[],
  { low, high, includesLow, includesHigh }: Required<NonNullable<Typed['interval']>>,
  inDegrees: boolean,
  field: string,
): Result<{ readonly found: readonly Family[]; readonly integers: readonly bigint[] }> {
  const ends = [low, high].map((end) => {
    const read = piNumberOf(end) ?? { one: ZERO, pi: ZERO };
    return piNumberExpression(inDegrees ? asAngle(read) : read);
  });
  const [from = '0', to = '0'] = ends;
  const [lowNear, highNear] = [approximate(from), approximate(to)];
  const found: Family[] = [];
  const integers = new Set<bigint>();
  for (const family of families) {
    const size =
      approximate(piNumberExpression({ one: ZERO, pi: family.period })) / (family.perPi ? Math.PI : 1);
    const start = approximate(memberValue(family));
    // The doubles only choose candidates, with room for their error. Each is compared exactly.
    const [first, last] = [
      Math.floor((lowNear - start) / size) - 1,
      Math.ceil((highNear - start) / size) + 1,
    ];
    if (!(last - first < 4 * MOST)) return tooMany(field);
    for (let k = first; k <= last; k++) {
      const each = member(family, BigInt(k));
      const value = memberValue(each);
      const [above, below] = [compareValues(value, from), compareValues(value, to)];
      if (above === undefined || below === undefined) return undecided(field);
      const isIn =
        (above === 1 || (above === 0 && includesLow)) && (below === -1 || (below === 0 && includesHigh));
      if (!isIn) continue;
      found.push(each);
      integers.add(BigInt(k));
    }
  }
  if (found.length > MOST) return tooMany(field);
  const order = (one: Family, other: Family) => compareValues(memberValue(one), memberValue(other));
  found.sort((one, other) => order(one, other) ?? 0);
  const isSorted = found.slice(1).every((each, i) => order(found[i] ?? each, each) === -1);
  if (!isSorted) return undecided(field);
  return success({ found, integers: [...integers].sort((a, b) => Number(a - b)) });
}

/** The ranges of the inverse functions, and whether their ends are values. */
const RANGES: Readonly<
  Record<Arc, readonly [low: Expression, high: Expression, isClosed: boolean, words: string]>
> = {
  arcsin: [['/', ['neg', 'π'], '2'], ['/', 'π', '2'], true, 'between −π/2 and π/2'],
  arccos: ['0', 'π', true, 'between 0 and π'],
  arctan: [['/', ['neg', 'π'], '2'], ['/', 'π', '2'], false, 'greater than −π/2 and less than π/2'],
};

/** Solves an equation whose only function is an inverse function. */
export function solveArc(
  { call: [name, inner], unknown, values, steps: before }: Isolated,
  field: string,
): Result<SolvedArc> {
  const arc = name as Arc;
  const ratio = arc.slice(3) as Ratio;
  const words = RANGES[arc][3];
  const steps = [...before];
  const found: Expression[] = [];
  for (const typed of values) {
    const isInside = piNumberOf(typed) && isInRange(typed, RANGES[arc]);
    if (isInside === undefined) return undecided(field);
    if (!isInside) continue;
    const call: Expression = [ratio, typed];
    steps.push(step(`algebra.undo-arc:${ratio}`, inner, call));
    const worked = evaluateTrigonometry(call, field);
    if (!worked.ok) return worked;
    const { exact: known, rest } = worked.value;
    if (known !== undefined) steps.push(step('algebra.special-angle', inner, known));
    if (inner === unknown) {
      found.push(known ?? rest);
      continue;
    }
    if (known === undefined) return refusal(field, 'Equations with such angles', 'arcsin x = π/6');
    const solved = solve({ kind: 'relation', left: inner, relation: '=', right: known }, { unknown });
    if (!solved.ok) return { ...solved, field };
    const { solution } = solved.value;
    if (solution.kind !== 'values') return refusal(field, 'Equations like this one', EXAMPLE);
    steps.push(...solved.value.steps.filter(({ id }) => !id.startsWith('algebra.check')));
    found.push(...solution.values);
  }
  const reason = found.length === 0 ? { reason: `The values of ${arc} are ${words}` } : {};
  return success({ steps, unknown, values: found, ...reason });
}

/** Returns whether an angle is a value of an inverse function. Returns undefined if that can't be decided. */
function isInRange(angle: Expression, [low, high, isClosed]: (typeof RANGES)[Arc]): boolean | undefined {
  const [above, below] = [compareValues(angle, low), compareValues(angle, high)];
  if (above === undefined || below === undefined) return undefined;
  return isClosed ? above !== -1 && below !== 1 : above === 1 && below === -1;
}
