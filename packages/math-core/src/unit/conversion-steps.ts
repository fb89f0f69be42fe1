import type { Figure } from '../rational/figure.js';
import type { Expression } from '../steps/expression.js';
import { type Relation, type Step, step } from '../steps/step.js';
import type { Route, ScaledUnit } from './route.js';
import { fromBaseExpression, toBaseExpression } from './scale.js';

interface Amounts {
  readonly value: string;
  readonly base: string;
}

/**
 * Returns the steps of a conversion: the formula, to the base unit, from the base unit, and both in one line with the answer. In these steps
 * a unit only labels its amount: 5 inches × 0.0254 = 0.127 meters. A step with a rounded factor is "≈". `rounding` is the relation of the
 * answer's text to the result by the factors used.
 */
export function conversionSteps(
  route: Route,
  amounts: Amounts,
  answer: Figure,
  rounding: Relation,
): readonly Step[] {
  const { from, base, to } = route;
  const value = amount(amounts.value, from.label);
  const inBase = amount(amounts.base, base.label);
  const shown = amount(answer.text, to.label);
  const { relation } = answer;
  const isDetour = new Set([from.id, base.id, to.id]).size === 3;
  return [
    formulaStep(from, to, amounts.value),
    ...(isDetour
      ? [
          step('unit.to-base', 'Convert to the base unit', toBaseExpression(from, value), inBase, {
            relation: relationBy(from, amounts.value),
          }),
          step('unit.from-base', 'Convert from the base unit', fromBaseExpression(to, inBase), shown, {
            relation: relationBy(to, amounts.value, rounding),
          }),
        ]
      : []),
    step('unit.answer', 'Answer', through(from, to, value), shown, { relation }),
  ];
}

/** Returns "≈" for a step with a rounded factor, unless its value is 0. */
function relationBy({ factor, legal }: ScaledUnit, value: string, exactly: Relation = '='): Relation {
  return factor === legal || value === '0' ? exactly : '≈';
}

/** Returns an amount with its unit. */
export function amount(text: string, label: string): Expression {
  return ['unit', text, nameAfter(text, label)];
}

/** Returns the name of a unit after an amount, which is singular for 1 and -1. A symbol such as °C is unchanged. */
export function nameAfter(text: string, label: string): string {
  return /^[-−]?1$/.test(text) ? singular(label) : label;
}

/** Returns the singular of a unit, such as miles, inches, square feet or meters per second. */
export function singular(label: string): string {
  return label.replace('feet', 'foot').replace(/(ch)es$|(?<!u)s(?= per |$)/, '$1');
}

// A conversion to the same unit changes nothing.
function through(from: ScaledUnit, to: ScaledUnit, value: Expression): Expression {
  return from.id === to.id ? value : fromBaseExpression(to, toBaseExpression(from, value));
}

function formulaStep(from: ScaledUnit, to: ScaledUnit, value: string): Step {
  const parameters: Record<string, string> = { value };
  // The formula omits a factor of 1. A fraction is shown in numbers: (value - 32) × 5 ÷ 9.
  const named = (unit: ScaledUnit, factor: string): ScaledUnit => {
    if (from.id === to.id || unit.factor === '1' || unit.factor.includes('/')) return unit;
    parameters[factor] = unit.factor;
    return { ...unit, factor };
  };
  const result = through(named(from, 'from factor'), named(to, 'to factor'), 'value');
  return step('unit.formula', 'Formula', 'result', result, { parameters });
}
