import type { Figure } from '../rational/figure.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { Route } from './route.js';
import { fromBaseExpression, type Scale, toBaseExpression } from './scale.js';

interface Amounts {
  readonly value: string;
  readonly base: string;
}

/**
 * The steps of a conversion: formula, to the base unit, from it, and both in one line with the answer. In these steps
 * a unit only labels its amount: 5 inches × 0.0254 = 0.127 meters.
 */
export function conversionSteps(route: Route, amounts: Amounts, answer: Figure): readonly Step[] {
  const { from, base, to } = route;
  const value = amount(amounts.value, from.label);
  const inBase = amount(amounts.base, base.label);
  const shown = amount(answer.text, to.label);
  const { relation } = answer;
  const isDetour = from.id !== to.id && from.id !== base.id && to.id !== base.id;
  return [
    formulaStep(route, amounts.value),
    ...(isDetour
      ? [
          step('unit.to-base', 'Convert to the base unit', toBaseExpression(from, value), inBase),
          step('unit.from-base', 'Convert from the base unit', fromBaseExpression(to, inBase), shown, {
            relation,
          }),
        ]
      : []),
    step('unit.answer', 'Answer', through(route, value), shown, { relation }),
  ];
}

function amount(text: string, label: string): Expression {
  return ['unit', text, text === '1' || text === '-1' ? singular(label) : label];
}

// Handles miles, inches and meters per second; a symbol like °C stays.
function singular(label: string): string {
  return label === 'feet' ? 'foot' : label.replace(/(ch)es$|s(?= per |$)/, '$1');
}

// A conversion to the same unit changes nothing.
function through({ from, to }: Pick<Route, 'from' | 'to'>, value: Expression): Expression {
  return from.id === to.id ? value : fromBaseExpression(to, toBaseExpression(from, value));
}

function formulaStep({ from, to }: Route, value: string): Step {
  const fromFactor = symbolFor(from, 'from factor');
  const toFactor = symbolFor(to, 'to factor');
  const symbols = { from: { ...from, factor: fromFactor }, to: { ...to, factor: toFactor } };
  const parameters = {
    value,
    ...(fromFactor === from.factor ? {} : { [fromFactor]: from.factor }),
    ...(toFactor === to.factor ? {} : { [toFactor]: to.factor }),
  };
  return from.id === to.id
    ? step('unit.formula', 'Formula', 'result', 'value', { parameters: { value } })
    : step('unit.formula', 'Formula', 'result', through(symbols, 'value'), { parameters });
}

// The formula omits a factor of 1; a fraction is shown in numbers: (value - 32) × 5 ÷ 9.
function symbolFor({ factor }: Scale, symbol: string): string {
  return factor === '1' || factor.includes('/') ? factor : symbol;
}
