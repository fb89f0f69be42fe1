import { operandsOf } from '../../../expression/rewrite.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import { approximate } from '../../expression/approximate.js';
import { isArc, isCall, lettersOf } from '../../trigonometry/calls.js';
import { hasPart, substituted } from '../substitute.js';
import { rootsIn } from './angle-roots.js';
import { areNear, isInside, turnOf, type Window } from './angle-units.js';
import { type AngleLine, type AnglePart, type AngleWork, isTrigonometric } from './read-angles.js';

/** The angles of a line in the window. */
export interface Angles {
  readonly values: readonly number[];
  /** True for a list of angles without all their turns: x = 30° or x = 150°. */
  readonly isList: boolean;
  /** The half of the last decimal place of each value, where the line has decimals. */
  readonly halves: readonly number[];
}

/** An angle part x = start + step · k. */
export interface Turns {
  readonly start: number;
  readonly step: number;
  readonly half: number;
}

const MOST_TURNS = 24;
/** Rewrites an expression so that its value follows from an angle in the unit of the work. */
export function inUnit(expression: Expression, inDegrees: boolean, isAngle: boolean): Expression {
  if (!inDegrees) return expression;
  if (typeof expression === 'string') return expression === 'π' && isAngle ? '180' : expression;
  const [operator, ...operands] = expression;
  if (operator === '°') return inUnit(operands[0] ?? '0', true, true);
  if (isArc(expression))
    return ['/', [operator, ...operands.map((each) => inUnit(each, true, false))], ['°', '1']];
  if (isCall(expression)) return [operator, ['°', inUnit(operands[0] ?? '0', true, true)]];
  return [operator, ...operands.map((each) => inUnit(each, true, isAngle))];
}

/** Returns the difference of the sides of a part, as a function of the unknown and the integer. */
export function differenceOf(part: AnglePart, work: AngleWork): (x: number, k?: number) => number {
  const isAngle = !isTrigonometric(part, work.unknown);
  const [left, right] = [part.left, part.right].map((side) => inUnit(side, work.inDegrees, isAngle));
  const integer = integerIn(part, work.unknown);
  return (x, k = 0) => {
    const at = { [work.unknown]: x, ...(integer !== undefined && { [integer]: k }) };
    return approximate(left ?? '0', at) - approximate(right ?? '0', at);
  };
}

function integerIn({ left, right }: AnglePart, unknown: string): string | undefined {
  return lettersOf([left, right]).find((letter) => letter !== unknown);
}

/** Returns the angles of a part that has no function of the unknown. Returns undefined if it isn't linear. */
export function turnsIn(part: AnglePart, work: AngleWork): Turns | undefined {
  const f = differenceOf(part, work);
  const [zero, slope, turn] = [f(0), f(1) - f(0), f(0, 1) - f(0)];
  const isLinear = [
    f(3) - zero - 3 * slope,
    f(0, 3) - zero - 3 * turn,
    f(2, 2) - zero - 2 * slope - 2 * turn,
  ];
  if (!isLinear.every((error) => Math.abs(error) < 1e-7) || !(Math.abs(slope) > 1e-9)) return undefined;
  const decimals = [part.left, part.right].flatMap(decimalsIn);
  const half = decimals.length === 0 ? 0 : 0.5 * 10 ** -Math.max(...decimals);
  const clean = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
  return {
    start: clean(-zero / slope),
    step: clean(Math.abs(turn / slope)),
    half: Math.abs(half / slope),
  };
}

function decimalsIn(expression: Expression): readonly number[] {
  if (typeof expression !== 'string') return operandsOf(expression).flatMap(decimalsIn);
  const places = isNumberText(expression) ? expression.split('.')[1]?.length : undefined;
  return places === undefined ? [] : [places];
}

/** Returns the window in which all lines repeat, or the interval of the work. */
export function windowOf(work: AngleWork): Window | undefined {
  const turn = turnOf(work);
  if (work.interval) {
    const [low = NaN, high = NaN] = [work.interval.low, work.interval.high].map((end) =>
      approximate(inUnit(end, work.inDegrees, true)),
    );
    if (!(low < high) || high - low > MOST_TURNS * turn) return undefined;
    return { ...work.interval, low, high, isPeriodic: false };
  }
  const periods = work.lines.flatMap((line) =>
    line.ok ? line.value.parts.flatMap((part) => periodsIn(part, work)) : [],
  );
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const isWhole = periods.every((period) => {
      const count = (turns * turn) / period;
      return Math.abs(count - Math.round(count)) < 1e-7;
    });
    if (isWhole)
      return { low: 0, high: turns * turn, includesLow: true, includesHigh: false, isPeriodic: true };
  }
  return undefined;
}

/** Returns the periods of the functions in a part, or of its angles. */
function periodsIn(part: AnglePart, work: AngleWork): readonly number[] {
  if (!isTrigonometric(part, work.unknown)) {
    const step = turnsIn(part, work)?.step ?? 0;
    return step > 0 ? [step] : [];
  }
  return [part.left, part.right]
    .flatMap((side) => slopesIn(side, work.unknown))
    .map((slope) => turnOf(work) / Math.abs(slope));
}

/** Returns the factors of the unknown in the angles of an expression. */
function slopesIn(expression: Expression, unknown: string): readonly number[] {
  if (typeof expression === 'string') return [];
  if (!isCall(expression)) return operandsOf(expression).flatMap((each) => slopesIn(each, unknown));
  const [inner = '0'] = operandsOf(expression);
  const at = (x: string): number => approximate(substituted(inner, unknown, x));
  const slope = at('1') - at('0');
  const isLinear = Math.abs(at('3') - at('0') - 3 * slope) < 1e-9;
  return isLinear ? (Math.abs(slope) < 1e-12 ? [] : [slope]) : [NaN];
}

/** Returns the angles of a line in the window. Returns undefined if they can't be found. */
export function anglesOf(line: AngleLine, work: AngleWork, window: Window): Angles | undefined {
  const values: number[] = [];
  const halves: number[] = [];
  let isList = line.parts.length > 0;
  const add = (value: number, half: number): void => {
    if (values.some((known) => areNear(known, value, work))) return;
    values.push(value);
    halves.push(half);
  };
  for (const part of line.parts) {
    if (isTrigonometric(part, work.unknown)) {
      isList = false;
      if (hasRoots(part, work.unknown)) return undefined;
      const isDefined = definedIn(part, work);
      for (const root of rootsIn(differenceOf(part, work), work, window)) if (isDefined(root)) add(root, 0);
      continue;
    }
    const turns = turnsIn(part, work);
    if (!turns) return undefined;
    const { start, step, half } = turns;
    const other = part.also === undefined ? turns : turnsIn({ ...part, right: part.also }, work);
    if (!other || other.step !== step) return undefined;
    // Different values in one chain are different angles.
    if (!part.isAbout && !areNear(other.start, start, work)) add(other.start, 0);
    if (step === 0) {
      add(start, half);
      continue;
    }
    isList = false;
    const inside = turnedAngles(start, step, work, window);
    if (!inside) return undefined;
    for (const value of inside) add(value, half);
  }
  return { values, isList, halves };
}

/** Returns the angles start + k·step in the window, or undefined if there are too many. */
function turnedAngles(
  start: number,
  step: number,
  work: AngleWork,
  window: Window,
): readonly number[] | undefined {
  const first = Math.floor((window.low - start) / step) - 1;
  const last = Math.ceil((window.high - start) / step) + 1;
  if (last - first > 500) return undefined;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => start + (first + i) * step).filter(
    (value) => isInside(value, work, window),
  );
}

/** Returns whether a part has roots or logarithms of the unknown, whose values may end at a zero. */
function hasRoots({ left, right }: AnglePart, unknown: string): boolean {
  return [left, right].some((side) =>
    hasPart(side, (each) => /^(?:√|ln|log)$/.test(each[0]) && lettersOf([each]).includes(unknown)),
  );
}

/** Returns a test whether all divisors and tangents of a part have values at an angle. */
function definedIn({ left, right }: AnglePart, work: AngleWork): (x: number) => boolean {
  const divisors: Expression[] = [];
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') return;
    const [operator, first = '0', second = '1'] = expression;
    if (operator === 'tan') divisors.push(['cos', first]);
    if (operator === '/' || operator === '÷') divisors.push(second);
    operandsOf(expression).forEach(visit);
  };
  for (const side of [left, right]) visit(inUnit(side, work.inDegrees, false));
  return (x) => divisors.every((each) => Math.abs(approximate(each, { [work.unknown]: x })) > 1e-7);
}
