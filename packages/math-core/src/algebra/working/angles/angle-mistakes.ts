import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import { approximate } from '../../expression/approximate.js';
import { isCall, lettersOf } from '../../trigonometry/calls.js';
import type { MistakeName } from '../mistake-names.js';
import { comparison, type Known } from './compare-angles.js';
import { anglesOf, differenceOf, inUnit, turnsIn } from './angle-sets.js';
import { areNear, isInside, turnOf, type Window } from './angle-units.js';
import { type AngleLine, type AnglePart, type AngleWork, isTrigonometric } from './read-angles.js';

/** Returns the mistake in solving for an angle, or undefined if none of these is known. */
export function angleMistake(
  base: Known,
  now: Known,
  work: AngleWork,
  window: Window,
): MistakeName | undefined {
  const isOpen = now.line.parts.some((part) => isTrigonometric(part, work.unknown));
  const kind = comparison(base.angles, now.angles, work, window);
  if (isOpen) {
    const isMade = (rule: (call: Call) => Expression): boolean =>
      isChanged(rule, { base, now }, work, window);
    if (isMade(outside)) return 'angle-factor-outside';
    if (isMade(split)) return 'function-of-sum-split';
    return kind === 'lost' && isDivided(base, now, work) ? 'solution-lost-dividing-by-unknown' : undefined;
  }
  if (now.line.parts.length === 0) return 'solution-missing';
  if (now.line.parts.some((part) => hasOtherValue(part, work))) return 'arithmetic-slip';
  if (kind === 'lost') return lostName(base, now, work);
  if (isOfValue(base, now)) return 'value-as-angle';
  if (isInDegrees(base, now, work, window)) return 'degrees-for-radians';
  if (isOutside(base, now, work, window)) return 'angle-outside-interval';
  return isSecondWrong(base, now, work) ? 'second-angle-wrong' : undefined;
}

/** Returns whether the two values of x = arcsin(1/2) = 60° differ. */
function hasOtherValue(part: AnglePart, work: AngleWork): boolean {
  const [value, other] = [part, { ...part, right: part.also ?? part.right }].map(
    (each) => turnsIn(each, work)?.start,
  );
  return value !== undefined && other !== undefined && !part.isAbout && !areNear(value, other, work);
}

/** Tells a missing second angle from missing turns by the angles in the function, without their turns. */
function lostName({ line, angles }: Known, now: Known, work: AngleWork): MistakeName {
  const call = callsIn(line.parts)[0];
  if (!call || line.parts.length > 1) return 'solution-missing';
  const period = call[0] === 'tan' ? turnOf(work) / 2 : turnOf(work);
  const [inner = '0'] = operandsOf(call);
  const angle = inUnit(inner, work.inDegrees, true);
  const inFunction = (value: number): number => {
    const size = approximate(angle, { [work.unknown]: value });
    return size - Math.floor(size / period + 1e-9) * period;
  };
  const [all, given] = [angles.values, now.angles.values].map((values) => values.map(inFunction));
  const isMissing = all?.some((each) => !given?.some((other) => areNear(each, other, work)));
  return isMissing ? 'second-angle-missing' : 'period-missing';
}

type Call = Exclude<Expression, string>;

/** Returns the functions of the unknown in parts. */
function callsIn(parts: readonly AnglePart[]): readonly Call[] {
  const visit = (expression: Expression): readonly Call[] => {
    if (typeof expression === 'string') return [];
    if (isCall(expression)) return lettersOf([expression]).length > 0 ? [expression] : [];
    return operandsOf(expression).flatMap(visit);
  };
  return parts.flatMap(({ left, right }) => [...visit(left), ...visit(right)]);
}

/** Returns whether both sides were divided by a function of the unknown. */
function isDivided(base: Known, now: Known, work: AngleWork): boolean {
  const [old, other] = base.line.parts;
  const [part] = now.line.parts;
  if (!old || !part || other || now.line.parts.length > 1) return false;
  const [f, g] = [differenceOf(old, work), differenceOf(part, work)];
  const turn = turnOf(work);
  return callsIn(base.line.parts).some((call) => {
    const factor = (x: number): number =>
      approximate(inUnit(call, work.inDegrees, false), { [work.unknown]: x });
    const ratios = [0.0371, 0.173, 0.291, 0.517, 0.881].map((place) => {
      const x = place * turn;
      return f(x) / (g(x) * factor(x));
    });
    return ratios.every((ratio) => Math.abs(ratio - (ratios[0] ?? NaN)) < 1e-6);
  });
}

/** Returns whether a line follows from a wrong change of the functions in the previous line. */
function isChanged(
  rule: (call: Call) => Expression,
  { base, now }: { readonly base: Known; readonly now: Known },
  work: AngleWork,
  window: Window,
): boolean {
  const visit = (expression: Expression): Expression => {
    if (typeof expression === 'string') return expression;
    if (isCall(expression)) return rule(expression);
    return [expression[0], ...operandsOf(expression).map(visit)];
  };
  const parts = base.line.parts.map((part) => ({
    ...part,
    left: visit(part.left),
    right: visit(part.right),
  }));
  if (JSON.stringify(parts) === JSON.stringify(base.line.parts)) return false;
  const angles = anglesOf({ ...base.line, parts }, work, window);
  return angles !== undefined && comparison(angles, now.angles, work, window) === 'same';
}

/** Rewrites sin 2x as 2 sin x. */
function outside(call: Call): Expression {
  const [operator, inner = '0'] = call;
  const [factor = '1', only, ...others] = inner[0] === '×' ? operandsOf(inner) : [];
  if (lettersOf([factor]).length > 0 || only === undefined || others.length > 0) return call;
  return ['×', factor, [operator, only]];
}

/** Rewrites sin(a + b) as sin a + sin b. */
function split(call: Call): Expression {
  const [operator, inner = '0'] = call;
  if (typeof inner === 'string' || !/^[+-]$/.test(inner[0])) return call;
  return [inner[0], ...operandsOf(inner).map((term): Expression => [operator, term])];
}

/** Returns whether the value of the function was taken as the angle: x = 0.5 from sin x = 0.5. */
function isOfValue(base: Known, now: Known): boolean {
  const [part, other] = base.line.parts;
  if (!part || other || !isCall(part.left) || lettersOf([part.right]).length > 0) return false;
  const value = approximate(part.right);
  return (
    now.line.parts.length === 1 &&
    now.line.parts.every((each) => {
      const plain = approximate(stripped(each.right));
      return Math.abs(plain - value) < 1e-9;
    })
  );
}

/** Returns an expression without its degree signs. */
function stripped(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return operator === '°' ? stripped(operands[0] ?? '0') : [operator, ...operands.map(stripped)];
}

/** Returns whether the angles are right in degrees, without a degree sign in work in radians. */
function isInDegrees(base: Known, now: Known, work: AngleWork, window: Window): boolean {
  if (work.inDegrees) return false;
  const values = now.angles.values.map((value) => (value * Math.PI) / 180);
  return values.length > 0 && comparison(base.angles, { ...now.angles, values }, work, window) !== 'other';
}

/** Returns whether the equation is true at all angles, but some aren't in the interval. */
function isOutside(base: Known, now: Known, work: AngleWork, window: Window): boolean {
  const [part, other] = base.line.parts;
  if (!part || other || window.isPeriodic || !isTrigonometric(part, work.unknown)) return false;
  const f = differenceOf(part, work);
  const isTrue = now.angles.values.every((value) => Math.abs(f(value)) < 1e-9);
  return isTrue && now.angles.values.some((value) => !isInside(value, work, window));
}

/** Returns whether the angles belong to the opposite value: x = 60° from sin x = −√3/2. */
export function hasOtherSign(before: AngleLine, now: Known, work: AngleWork, window: Window): boolean {
  const parts = before.parts.map((part): AnglePart => ({ ...part, right: ['neg', part.right] }));
  const angles = anglesOf({ ...before, parts }, work, window);
  return angles !== undefined && comparison(angles, now.angles, work, window) === 'same';
}

/** Returns whether one angle is right and another is a wrong reflection of it. */
function isSecondWrong(base: Known, now: Known, work: AngleWork): boolean {
  const [call, other] = callsIn(base.line.parts);
  if (!call || other || operandsOf(call)[0] !== work.unknown || now.angles.values.length < 2) return false;
  const turn = turnOf(work);
  const isRight = (value: number): boolean =>
    base.angles.values.some((each) => areNear(each - value, Math.round((each - value) / turn) * turn, work));
  const right = now.angles.values.filter(isRight);
  const wrong = now.angles.values.filter((value) => !isRight(value));
  const reflections = (value: number): readonly number[] => [
    turn / 2 - value,
    -value,
    value + turn / 2,
    turn / 4 - value,
  ];
  return (
    right.length > 0 &&
    wrong.every((value) =>
      right.some((each) =>
        reflections(each).some((other) =>
          areNear(other - value, Math.round((other - value) / turn) * turn, work),
        ),
      ),
    )
  );
}
