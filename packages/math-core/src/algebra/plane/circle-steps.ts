import { divideBoth, moveTerm } from '../solve/equation/laws.js';
import { isSame } from '../../expression/rewrite.js';
import { sumOf, type Term, termOf } from '../../expression/terms.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { lettersIn } from '../normal/identical.js';
import { signedTerms, tidy } from '../operations/tree.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Statement } from '../read/statement.js';
import { worked as formOf } from '../functions/worked.js';
import { say, step } from '../texts/function-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/** The numbers of a circle: x² + y² + px + qy = d after the division by the factor, and (x − h)² + (y − k)² = r². */
export interface Circle {
  readonly factor: Expression;
  readonly p: Expression;
  readonly q: Expression;
  readonly moved: Expression;
  readonly h: Expression;
  readonly k: Expression;
  /** The square of the radius. */
  readonly square: Expression;
}

/** Writes (x − h)² + (y − k)² = r². */
export function equationOf({ h, k, square }: Circle): Relation {
  const left: Expression = ['+', squareOf('x', h), squareOf('y', k)];
  return { kind: 'relation', left, relation: '=', right: square };
}

/** Writes the lines from an equation to (x − h)² + (y − k)² = r². */
export function formSteps(equation: Relation, circle: Circle): readonly Step[] {
  const { factor, p, q, moved, h, k, square } = circle;
  const form = equationOf(circle);
  const terms = signedTerms(equation.left);
  const [rest, ...more] = terms.filter(({ body }) => lettersIn(body).length === 0);
  const own = tidy(sumOfTerms(terms.filter(({ body }) => lettersIn(body).length > 0)));
  if (lettersIn(equation.right).length === 0 && more.length === 0 && isSame(own, form.left)) {
    if (!rest) return [];
    const law = moveTerm(rest.isNegative ? ['neg', rest.body] : rest.body);
    return [step(law, form.left, square)];
  }
  const steps: Step[] = [];
  const scaled = (value: Expression): Expression => formOf(['×', factor, value]);
  const grouped = tidy(sumOf([...termsIn('x', scaled(p), factor), ...termsIn('y', scaled(q), factor)]));
  if (!isSame(tidy(equation.left), grouped)) steps.push(step(GROUP, grouped, scaled(moved)));
  const plain = tidy(sumOf([...termsIn('x', p), ...termsIn('y', q)]));
  if (factor !== '1') steps.push(step(divideBoth(factor), plain, moved));
  const halves = [['x', p, h] as const, ['y', q, k] as const].filter(
    ([, coefficient]) => coefficient !== '0',
  );
  if (halves.length === 0) return steps;
  const added = halves.map(([, , at]) => formOf(['^', at, '2']));
  const [n = '0', m] = added;
  steps.push(
    ...halves.map(([letter, coefficient, at]) =>
      step(
        say('algebra.circle-half', { n: coefficient, m: letter }),
        [
          '^',
          ['()', /^-?\d+$/.test(String(coefficient)) ? ['/', coefficient, '2'] : formOf(['neg', at])],
          '2',
        ],
        formOf(['^', at, '2']),
      ),
    ),
    step(
      m === undefined ? say('algebra.circle-squares', { n }) : say('algebra.circle-squares:both', { n, m }),
      tidy(sumOf([...termsIn('x', p, '1', h), ...termsIn('y', q, '1', k)])),
      sumOf([...(moved === '0' ? [] : [moved]), ...added].map(termOf)),
    ),
    step('algebra.circle-form', form.left, square),
  );
  return steps;
}

/** Writes the lines that name the center and the radius. `side` is the sign of the square of the radius. */
export function closingSteps(circle: Circle, side: number): readonly Step[] {
  const { h, k, square } = circle;
  if (side < 0) return [step(NOWHERE, equationOf(circle).left, square, { relation: '≠' })];
  const radius = formOf(['√', square]);
  const root: Expression = ['√', square];
  const apart = (letter: string, at: Expression): Expression => ['^', ['-', letter, at], '2'];
  return [
    step(COMPARE, ['+', apart('x', h), apart('y', k)], ['^', radius, '2']),
    step('algebra.circle-center', ['()', [',', 'h', 'k']], ['()', [',', h, k]]),
    step('algebra.circle-radius', 'r', root),
    ...(isSame(root, radius) ? [] : [step('algebra.simplify', 'r', radius)]),
  ];
}

const GROUP = 'algebra.circle-terms';
const COMPARE = 'algebra.circle';
const NOWHERE = 'algebra.circle:none';

/** Writes ax² + px, with the square of −h if it is given. */
function termsIn(letter: string, p: Expression, a: Expression = '1', h: Expression = '0'): readonly Term[] {
  const terms: readonly Expression[] = [
    a === '1' ? ['^', letter, '2'] : ['×', a, ['^', letter, '2']],
    ...(p === '0' ? [] : [formOf(['×', p, letter])]),
    ...(h === '0' ? [] : [formOf(['^', h, '2'])]),
  ];
  return terms.map((body) => ({ isNegative: false, body }));
}

/** Writes (x − h)². */
function squareOf(letter: string, at: Expression): Expression {
  return ['^', at === '0' ? letter : tidy(['-', letter, at]), '2'];
}
