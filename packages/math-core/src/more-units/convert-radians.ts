import type { Figure } from '../rational/figure.js';
import { divide, multiply, rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { Conversion } from '../unit/conversion.js';
import { amount } from '../unit/conversion-steps.js';
import { type ConversionFields, prepare, withoutQuantity } from '../unit/prepare.js';
import type { ScaledUnit } from '../unit/route.js';
import { fromBase, fromBaseExpression, toBaseExpression } from '../unit/scale.js';
import {
  isRational,
  type Multiple,
  multipleExpression,
  multipleFigure,
  multipleText,
  parseMultipleOfPi,
} from './multiple-of-pi.js';
import { RADIANS } from './units.js';
import { EVERY_UNIT } from './words.js';

const HALF_TURN = 180; // degrees in π radians
const FACTOR = `${HALF_TURN}/π`;
const UNIT: ScaledUnit = { id: RADIANS, label: RADIANS, factor: FACTOR, legal: FACTOR, offset: '0' };

/** Returns a conversion of angles from or to radians with the ids of its units. Returns undefined for other conversions. */
export function radiansOf(input: ConversionFields): ConversionFields | undefined {
  const { unit, ...fields } = withoutQuantity(fieldsOf(input));
  const [from, to] = [angleUnit(fields.from), angleUnit(fields.to)];
  const isAngle = (fields.category ?? 'angle') === 'angle' && (from === RADIANS || to === RADIANS);
  if (!isAngle || (unit !== undefined && angleUnit(unit) !== from)) return undefined;
  return { ...fields, category: 'angle', from: from ?? fields.from, to: to ?? fields.to };
}

function angleUnit(text: unknown): string | undefined {
  return typeof text === 'string' ? EVERY_UNIT.find(text, 'angle')[0]?.unit : undefined;
}

/** Converts an angle from or to radians. A value in radians may be a multiple of π. Errors: those of {@link prepare}. */
export function convertRadians(fields: ConversionFields): Result<Conversion> {
  const [isFrom, isTo] = [fields.from === RADIANS, fields.to === RADIANS];
  const inPi = isFrom ? parseMultipleOfPi(fields.value) : undefined;
  // `prepare` needs rational factors, so degrees replace radians.
  const found = prepare(EVERY_UNIT, {
    ...fields,
    value: inPi ?? fields.value,
    from: isFrom ? 'degrees' : fields.from,
    to: isTo ? 'degrees' : fields.to,
  });
  if (!found.ok) return found;
  const route = found.value;
  const [from, to] = [isFrom ? UNIT : route.from, isTo ? UNIT : route.to];
  const value: Multiple = { times: route.value, power: inPi ? 1 : 0 };
  const base = isFrom ? inDegrees(value) : { times: route.inBase, power: 0 as const };
  const result = isTo ? inRadians(base) : { ...base, times: fromBase(to, base.times) };
  const answer = multipleFigure(result, route.digits);
  return success({
    answer,
    ...(!isRational(result) && { exact: multipleExpression(result) }),
    value: multipleText(value),
    factor: { from: from.factor, to: to.factor },
    steps: stepsOf(
      { unit: from, of: value },
      { unit: route.base, of: base },
      { unit: to, of: result },
      answer,
    ),
  });
}

function inDegrees({ times, power }: Multiple): Multiple {
  return { times: multiply(times, rational(HALF_TURN)), power: power === 1 ? 0 : -1 };
}

function inRadians({ times, power }: Multiple): Multiple {
  return { times: divide(times, rational(HALF_TURN)), power: power === -1 ? 0 : 1 };
}

interface Amount {
  readonly unit: ScaledUnit;
  readonly of: Multiple;
}

/** Returns the steps, like those of other conversions. Before an irrational answer is rounded, a step shows it in terms of π. */
function stepsOf(from: Amount, base: Amount, to: Amount, answer: Figure): readonly Step[] {
  const [start, middle, end] = [from, base, to].map(written) as [Expression, Expression, Expression];
  const toBase = toBaseExpression(from.unit, start);
  const through = from.unit.id === to.unit.id ? start : fromBaseExpression(to.unit, toBase);
  const [isFromBase, isToBase] = [from, to].map(({ unit }) => unit.id === base.unit.id);
  const isSame = from.unit.id === to.unit.id;
  const isExact = isRational(to.of);
  return [
    ...(isSame || isFromBase || (isToBase && isExact)
      ? []
      : [step('unit.to-base', 'Convert to the base unit', toBase, middle)]),
    ...(isSame || isToBase || (isFromBase && isExact)
      ? []
      : [step('unit.from-base', 'Convert from the base unit', fromBaseExpression(to.unit, middle), end)]),
    step('unit.answer', 'Answer', through, labeled(answer.text, to.unit), { relation: answer.relation }),
  ];
}

function written({ unit, of }: Amount): Expression {
  return labeled(multipleExpression(of), unit);
}

function labeled(value: Expression, { label }: ScaledUnit): Expression {
  return typeof value === 'string' ? amount(value, label) : ['unit', value, label];
}
