import { exactText } from '../rational/format.js';
import { negate, type Rational, sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { QuadraticRoot } from './roots.js';

interface Coefficients {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

/** The steps of the quadratic formula: the discriminant, its square root, and both roots with their decimals. */
export function rootSteps(
  { a, b, c, discriminant }: Coefficients & { readonly discriminant: Rational },
  root: Expression,
  roots: readonly QuadraticRoot[],
): readonly Step[] {
  const parameters = { a: exactText(a), b: exactText(b), c: exactText(c) };
  const D = exactText(discriminant);
  const minusB = exactText(negate(b));
  const divisor: Expression = ['×', '2', parameters.a];
  const [first, second] = roots;
  return [
    step('quadratic.discriminant-formula', 'Discriminant', 'D', discriminantOf({ a: 'a', b: 'b', c: 'c' }), {
      parameters,
    }),
    step('quadratic.discriminant', 'Its value', discriminantOf(parameters), D),
    ...squareRootSteps(discriminant, root),
    step(
      'quadratic.formula',
      'Quadratic formula, and for the second root − before the square root',
      'x',
      FORMULA,
      {
        parameters: { ...parameters, D },
      },
    ),
    ...(first && !second
      ? [
          step('quadratic.double-root', 'The only root', ['/', minusB, divisor], first.expression),
          ...decimalSteps('quadratic.double-decimal', 'Its decimals', first),
        ]
      : []),
    ...(first && second
      ? [
          step('quadratic.first-root', 'First root', ['/', ['+', minusB, root], divisor], first.expression),
          ...decimalSteps('quadratic.first-decimal', 'Decimals of the first root', first),
          step(
            'quadratic.second-root',
            'Second root',
            ['/', ['-', minusB, root], divisor],
            second.expression,
          ),
          ...decimalSteps('quadratic.second-decimal', 'Decimals of the second root', second),
        ]
      : []),
  ];
}

const FORMULA: Expression = ['/', ['+', ['neg', 'b'], ['√', 'D']], ['×', '2', 'a']];

function discriminantOf({ a, b, c }: Readonly<Record<'a' | 'b' | 'c', string>>): Expression {
  return ['-', ['^', b, '2'], ['×', '4', a, c]];
}

function squareRootSteps(discriminant: Rational, root: Expression): readonly Step[] {
  if (sign(discriminant) === 0) return [];
  const before: Expression = ['√', exactText(discriminant)];
  if (JSON.stringify(before) === JSON.stringify(root)) return [];
  return sign(discriminant) < 0
    ? [step('quadratic.imaginary-root', 'Square root of a negative number, with i × i as -1', before, root)]
    : [step('quadratic.square-root', 'Square root of the discriminant', before, root)];
}

/** The step to the decimals of a root; none for an integer. */
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

/** The steps of the vertex. */
export function vertexSteps(
  { a, b, c }: Coefficients,
  vertex: { readonly x: Rational; readonly y: Rational },
): readonly Step[] {
  const [first, second, third] = [exactText(a), exactText(b), exactText(c)];
  const x: Expression = ['÷', exactText(negate(b)), ['×', '2', first]];
  const y: Expression = ['-', third, ['÷', ['^', second, '2'], ['×', '4', first]]];
  return [
    step('quadratic.vertex-x', 'Vertex, first coordinate', x, exactText(vertex.x)),
    step('quadratic.vertex-y', 'Vertex, second coordinate', y, exactText(vertex.y)),
  ];
}

/** The step to the factored form; none if the equation already is that form, x². */
export function factoredSteps(equation: Expression, factored: Expression): readonly Step[] {
  if (JSON.stringify(equation) === JSON.stringify(factored)) return [];
  return [step('quadratic.factored', 'Each root gives a factor', equation, factored)];
}
