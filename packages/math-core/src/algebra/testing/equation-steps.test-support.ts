import { type Expression, type Step, stepText } from '../../steps/index.js';
import type { Solved } from '../solve/solved.js';
import { isSameValue, longValue, type Value } from './exact-value.test-support.js';

/** Laws after which the lines belong to cases, so each solution satisfies only one of them. */
const BRANCH = new Set([
  'algebra.zero-factor',
  'algebra.case',
  'algebra.case-bars',
  'algebra.case-root',
  'algebra.substitute',
  'algebra.absolute-zero',
  'algebra.excluded',
]);
/** Laws of lines that explain why there is no solution. */
const HOPELESS = new Set([
  'algebra.no-solution',
  'algebra.no-root-of-negative',
  'algebra.root-negative',
  'algebra.power-positive',
  'algebra.absolute-negative',
  'algebra.negative-discriminant',
  'algebra.keeps-sign',
  'algebra.never-zero',
  'algebra.none-left',
  'algebra.outside-case',
]);
/** Laws of lines about nonreal numbers, which aren't checked here. */
const COMPLEX = new Set(['algebra.complex', 'algebra.formula']);

type Letters = Readonly<Record<string, Value>>;

/** Returns the members of a list, or both values of a ±, or the expression itself. */
function members(side: Expression): readonly Expression[] {
  if (typeof side !== 'string' && side[0] === ',') return side.slice(1);
  return JSON.stringify(side).includes('±') ? [withSign(side, '+'), withSign(side, '-')] : [side];
}

function withSign(side: Expression, sign: '+' | '-'): Expression {
  if (typeof side === 'string') return side;
  const [operator, ...operands] = side;
  const [first = '0', ...more] = operands.map((operand) => withSign(operand, sign));
  if (operator !== '±') return [operator, first, ...more];
  return more.length > 0 ? [sign, first, ...more] : sign === '+' ? first : ['neg', first];
}

/** Returns whether a line is true. Returns undefined if a side has no value. */
function holdsAt({ before, relation, after }: Step, letters: Letters): boolean | undefined {
  try {
    const left = longValue(before, letters);
    // A value and its sign: −√3 + 1 ≈ −0.7321 < 0.
    if (relation === '≈' && typeof after !== 'string' && after[0] === '<') {
      const [rounded, bound] = after.slice(1).map((side) => longValue(side, letters).re);
      return rounded && bound && isNear(left.re, rounded) && rounded.lt(bound);
    }
    if (relation === '≠') return members(after).every((side) => !isSameValue(left, longValue(side, letters)));
    return members(after).some((side) => {
      const right = longValue(side, letters);
      if (relation === '=') return isSameValue(left, right);
      if (relation === '≈') return isNear(left.re, right.re);
      return relation === '<' ? left.re.lt(right.re) : relation === '≤' && left.re.lte(right.re);
    });
  } catch {
    return undefined;
  }
}

/** Returns whether the sides of a check with a rounded solution differ by at most a thousandth. */
function isNear(left: Value['re'], right: Value['re']): boolean {
  const [size, other] = [Number(left), Number(right)].map(Math.abs);
  return left
    .minus(right)
    .abs()
    .lte(Math.max(1, size ?? 0, other ?? 0) / 1000);
}

function hasLetter(expression: Expression, letter: string): boolean {
  if (typeof expression === 'string') return expression === letter;
  return expression.slice(1).some((part) => hasLetter(part, letter));
}

const mentions = ({ before, after }: Step, letter: string): boolean =>
  hasLetter(before, letter) || hasLetter(after, letter);

/** Returns the lines of a solution that are false at its solutions, or true where the equation isn't. */
export function stepFaults(
  { steps, unknowns, solution, extraneous }: Solved,
  others: readonly Value[],
): readonly string[] {
  const [unknown = 'x'] = unknowns;
  if (solution.kind !== 'values' && solution.kind !== 'none') return [];
  const good = solution.kind === 'values' ? solution.values.map((value) => longValue(value)) : [];
  const all = [...good, ...extraneous.map((value) => longValue(value))];
  const branch = steps.findIndex(({ id }) => BRANCH.has(id));
  const trunk = branch < 0 ? steps.length : branch;
  const elsewhere = others.filter((value) => !all.some((one) => isSameValue(one, value)));
  return steps.flatMap((step, i) => {
    if (COMPLEX.has(step.id) || mentions(step, unknown === 't' ? 'u' : 't')) return [];
    const isDoomed = HOPELESS.has(step.id) || isHopeless(steps, i);
    if (!mentions(step, unknown)) return isDoomed || holdsAt(step, {}) ? [] : [`false: ${stepText(step)}`];
    if (step.id === 'algebra.excluded')
      return good.every((value) => holdsAt(step, { [unknown]: value })) ? [] : [stepText(step)];
    // A line such as 2^x ≠ −3 is true for every real number.
    if (step.relation === '≠')
      return [...all, ...others].some(
        (value) => value.im.isZero() && holdsAt(step, { [unknown]: value }) === false,
      )
        ? [`false: ${stepText(step)}`]
        : [];
    const values = /^algebra\.(?:solutions|remaining)$/.test(step.id) ? good : all;
    const isTrue = (value: Value): boolean => holdsAt(step, { [unknown]: value }) === true;
    const isLost = i < trunk && step.id !== 'algebra.extraneous' && !good.every(isTrue);
    const isEmpty = i >= trunk && !isDoomed && values.length > 0 && !values.some(isTrue);
    const isGained = i < trunk && elsewhere.some(isTrue);
    const fault = isLost ? 'lost' : isEmpty ? 'of no solution' : isGained ? 'gained' : undefined;
    return fault ? [`${fault}: ${stepText(step)}`] : [];
  });
}

/** Returns whether the case of a line ends without a solution. */
function isHopeless(steps: readonly Step[], i: number): boolean {
  const rest = steps.slice(i + 1);
  const end = rest.findIndex(
    ({ id }) => BRANCH.has(id) || id === 'algebra.substitute-back' || id === 'algebra.check',
  );
  return (end < 0 ? rest : rest.slice(0, end)).some(({ id }) => HOPELESS.has(id));
}
