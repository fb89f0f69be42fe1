import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { divide, power, type Rational, rational, sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';

interface Measures {
  readonly weight: string;
  readonly height: Rational;
}

/** Converts feet and inches to inches. Returns no step without feet. */
export function feetSteps(
  { feet, height }: Readonly<Record<'feet' | 'height', Rational>>,
  whole: Rational,
): readonly Step[] {
  if (sign(feet) === 0) return [];
  const inches: Expression = ['+', ['×', exactText(feet), '12'], exactText(height)];
  return [step('bmi.inches', 'Height in inches', inches, exactText(whole))];
}

/** Returns the steps of the body mass index, up to the rounded figure. */
export function bmiSteps(system: 'metric' | 'imperial', measures: Measures, shown: Figure): readonly Step[] {
  return system === 'metric' ? metricSteps(measures, shown) : imperialSteps(measures, shown);
}

function metricSteps({ weight, height }: Measures, shown: Figure): readonly Step[] {
  const centimeters = exactText(height);
  const meters = divide(height, rational(100n));
  const square = exactText(power(meters, 2));
  const formula: Expression = ['÷', 'weight', ['^', ['÷', 'height', '100'], '2']];
  return [
    step('bmi.metric-formula', 'Formula (kilograms and centimeters)', 'BMI', formula, {
      parameters: { weight, height: centimeters },
    }),
    step('bmi.meters', 'Height in meters', ['÷', centimeters, '100'], exactText(meters)),
    step('bmi.square', 'Height squared', ['^', exactText(meters), '2'], square),
    figureStep('bmi.answer', 'Answer', ['÷', weight, square], shown),
  ];
}

function imperialSteps({ weight, height }: Measures, shown: Figure): readonly Step[] {
  const inches = exactText(height);
  const square = exactText(power(height, 2));
  const formula: Expression = ['×', ['÷', 'weight', ['^', 'height', '2']], '703'];
  return [
    step('bmi.imperial-formula', 'Formula (pounds and inches)', 'BMI', formula, {
      parameters: { weight, height: inches },
    }),
    step('bmi.square', 'Height squared', ['^', inches, '2'], square),
    figureStep('bmi.answer', 'Answer', ['×', ['÷', weight, square], '703'], shown),
  ];
}
