import type { Figure } from '../rational/figure.js';
import { divide, multiply, rational } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { Conversion } from '../unit/conversion.js';
import { singular } from '../unit/conversion-steps.js';
import { type ConversionFields, prepare } from '../unit/prepare.js';
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
import { ALL_UNITS, RADIANS } from './units.js';

const DECIMALS = 4;
const HALF_TURN = 180; // degrees in π radians
const UNIT: ScaledUnit = { id: RADIANS, label: RADIANS, factor: `${HALF_TURN}/π`, offset: '0' };

/** Returns whether a conversion is one of angles from or to radians. */
export function isInRadians({ category, from, to }: ConversionFields): boolean {
  return category === 'angle' && (from === RADIANS || to === RADIANS);
}

/** Converts an angle from or to radians. A value in radians may be a multiple of π. Errors: those of {@link prepare}. */
export function convertRadians(fields: ConversionFields): Result<Conversion> {
  const [isFrom, isTo] = [fields.from === RADIANS, fields.to === RADIANS];
  const inPi = isFrom ? parseMultipleOfPi(fields.value) : undefined;
  // `prepare` needs rational factors, so degrees replace radians.
  const found = prepare(ALL_UNITS, {
    category: fields.category,
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
  const answer = multipleFigure(result, DECIMALS);
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

function labeled(amount: Expression, { label }: ScaledUnit): Expression {
  return ['unit', amount, amount === '1' || amount === '-1' ? singular(label) : label];
}
