import { exactText } from '../rational/format.js';
import { negate, type Rational } from '../rational/rational.js';
import { rootExpression } from '../real/root-expression.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { QuadraticRoot } from './roots.js';
import type { Surd } from './surd.js';

interface Coefficients {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

/** √D as an expression, and the surd √|D|, whose `whole` is 0. */
export interface Root {
  readonly root: Expression;
  readonly surd: Surd;
}

/** Returns the steps of the quadratic formula: the discriminant, its square root, and both roots with their decimals. */
export function rootSteps(
  { a, b, c, discriminant: D }: Coefficients & { readonly discriminant: string },
  { root, surd }: Root,
  roots: readonly QuadraticRoot[],
): readonly Step[] {
  const parameters = { a: exactText(a), b: exactText(b), c: exactText(c) };
  const minusB = exactText(negate(b));
  const divisor: Expression = ['×', '2', parameters.a];
  const [first, second] = roots;
  return [
    step('quadratic.discriminant-formula', 'Discriminant', 'D', discriminantOf({ a: 'a', b: 'b', c: 'c' }), {
      parameters,
    }),
    step('quadratic.discriminant', 'Evaluate it', discriminantOf(parameters), D),
    ...squareRootSteps(D, { root, surd }),
    step('quadratic.formula', 'Quadratic formula', 'x', FORMULA, { parameters: { ...parameters, D } }),
    ...(first && !second
      ? [
          step(
            'quadratic.double-root',
            'The only root, because the square root is 0',
            ['/', minusB, divisor],
            first.expression,
          ),
          ...decimalSteps('quadratic.double-decimal', 'As a decimal', first),
        ]
      : []),
    ...(first && second
      ? [
          step(
            'quadratic.first-root',
            'First root, with + before the square root',
            ['/', ['+', minusB, root], divisor],
            first.expression,
          ),
          ...decimalSteps('quadratic.first-decimal', 'First root as a decimal', first),
          step(
            'quadratic.second-root',
            'Second root, with − before the square root',
            ['/', ['-', minusB, root], divisor],
            second.expression,
          ),
          ...decimalSteps('quadratic.second-decimal', 'Second root as a decimal', second),
          step('quadratic.roots', 'Both roots', 'x', [',', first.expression, second.expression]),
        ]
      : []),
  ];
}

const FORMULA: Expression = ['/', ['±', ['neg', 'b'], ['√', 'D']], ['×', '2', 'a']];

function discriminantOf({ a, b, c }: Readonly<Record<'a' | 'b' | 'c', string>>): Expression {
  return ['-', ['^', b, '2'], ['×', '4', a, c]];
}

/** Returns the steps from √D to its simplest form, by factoring out squares: √11.5 = √(46 ÷ 2²). */
function squareRootSteps(discriminant: string, { root, surd }: Root): readonly Step[] {
  if (discriminant === '0') return [];
  const isNegative = discriminant.startsWith('-');
  const withUnit = (size: Expression): Expression => (isNegative ? ['×', size, 'i'] : size);
  const size = withUnit(rootExpression(discriminant.replace('-', '')));
  const isSplit = surd.divisor !== 1n || (surd.factor !== 1n && surd.radicand !== 1n);
  const split = isSplit ? withUnit(['√', squaresOf(surd)]) : size;
  return [
    ...changed(
      'quadratic.imaginary-root',
      'Square root of a negative number, with i × i = −1',
      rootExpression(discriminant),
      size,
    ),
    ...changed(
      'quadratic.square-factors',
      'Write the perfect squares as factors under the square root',
      size,
      split,
    ),
    ...changed('quadratic.square-root', isSplit ? TAKE_OUT : VALUE, split, root).map((each) =>
      isSplit ? { ...each, variant: 'squares' } : each,
    ),
  ];
}

const TAKE_OUT = 'Take the perfect squares out of the square root';
const VALUE = 'Square root of the discriminant';

/** The factors of a radicand: its square factor, the rest, and a square as the denominator. */
function squaresOf({ factor, radicand, divisor }: Surd): Expression {
  const rest = radicand.toString();
  const square: Expression = ['^', factor.toString(), '2'];
  const over: Expression = factor === 1n ? rest : radicand === 1n ? square : ['×', square, rest];
  return divisor === 1n ? over : ['÷', over, ['^', divisor.toString(), '2']];
}

/** Returns a step, or no step if it changes nothing. */
function changed(id: string, law: string, before: Expression, after: Expression): readonly Step[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [step(id, law, before, after)];
}

/** Returns the step that writes a root as a decimal, or no step for an integer. */
function decimalSteps(
  id: string,
  law: string,
  { expression, real, imaginary }: QuadraticRoot,
): readonly Step[] {
  if (typeof expression === 'string' && /^-?\d+$/.test(expression)) return [];
  if (!imaginary) return [figureStep(id, law, expression, real)];
  const minus = imaginary.text.startsWith('-');
  const part: Expression = ['×', imaginary.text.replace('-', ''), 'i'];
  const sum: Expression = [minus ? '-' : '+', real.text, part];
  const relation = real.relation === '=' && imaginary.relation === '=' ? '=' : '≈';
  return [step(id, law, expression, sum, { relation })];
}

/** Returns the steps of the vertex. */
export function vertexSteps(
  { a, b, c }: Coefficients,
  vertex: { readonly x: string; readonly y: string },
): readonly Step[] {
  const [first, second, third] = [exactText(a), exactText(b), exactText(c)];
  const xFormula: Expression = ['/', ['neg', 'b'], ['×', '2', 'a']];
  const yFormula: Expression = ['-', 'c', ['/', ['^', 'b', '2'], ['×', '4', 'a']]];
  const x: Expression = ['/', exactText(negate(b)), ['×', '2', first]];
  const y: Expression = ['-', third, ['/', ['^', second, '2'], ['×', '4', first]]];
  return [
    step('quadratic.vertex-x-formula', 'Formula for the x-coordinate of the vertex', 'x', xFormula, {
      parameters: { a: first, b: second },
    }),
    step('quadratic.vertex-x', 'x-coordinate of the vertex', x, vertex.x),
    step('quadratic.vertex-y-formula', 'Formula for the y-coordinate of the vertex', 'y', yFormula, {
      parameters: { a: first, b: second, c: third },
    }),
    step('quadratic.vertex-y', 'y-coordinate of the vertex', y, vertex.y),
  ];
}

/** Returns the step to the factored form, or no step if the equation already has that form, x². */
export function factoredSteps(equation: Expression, factored: Expression): readonly Step[] {
  return changed('quadratic.factored', 'Each root gives a factor', equation, factored);
}
