import type { Figure } from '../rational/figure.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { amount } from '../unit/conversion-steps.js';
import type { Route, ScaledUnit } from '../unit/route.js';
import { fromBaseExpression, toBaseExpression } from '../unit/scale.js';
import { RECIPROCAL } from './units.js';

/** Returns the steps of a conversion between L/100 km and distance per volume, like those of other conversions. */
export function reciprocalSteps(
  { from, base, to }: Route,
  amounts: { readonly value: string; readonly base: string },
  answer: Figure,
): readonly Step[] {
  const value = amount(amounts.value, from.label);
  const inBase = amount(amounts.base, base.label);
  const shown = amount(answer.text, to.label);
  const { relation } = answer;
  const isDetour = from.id !== base.id && to.id !== base.id;
  const formula = step('unit.formula', 'Formula', 'result', down(to, up(from, 'value')), {
    parameters: { value: amounts.value },
  });
  const detour = [
    step('unit.to-base', 'Convert to the base unit', up(from, value), inBase),
    step('unit.from-base', 'Convert from the base unit', down(to, inBase), shown, { relation }),
  ];
  const end = step('unit.answer', 'Answer', down(to, up(from, value)), shown, { relation });
  return [formula, ...(isDetour ? detour : []), end];
}

function up(unit: ScaledUnit, value: Expression): Expression {
  return unit.id === RECIPROCAL ? ['÷', unit.factor, value] : toBaseExpression(unit, value);
}

function down(unit: ScaledUnit, base: Expression): Expression {
  return unit.id === RECIPROCAL ? ['÷', unit.factor, base] : fromBaseExpression(unit, base);
}
