import { type Draft, type Family, line } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { chain, type Link } from '../../shared/chain.js';
import {
  type Coefficients,
  insertedText,
  polynomialText,
  productOf,
  substitutedText,
  valueAt,
  withMinus,
} from '../../shared/polynomial-text.js';
import { type Slip, slips } from '../../shared/slips.js';

/** Compositions of functions: the number f(g(2)), and f(g(x)) as an expression. */
export const composition: Family = {
  id: 'composition',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return ofNumber(random);
    return ofExpression(random, difficulty === 'hard');
  },
};

function linear(random: Random): Coefficients {
  return [random.wholeExcept(-6, 7, 0, 1, -1), random.wholeExcept(-9, 9, 0)];
}

/** Returns x² + b, x² + bx, or x² + bx + c. */
function quadratic(random: Random): Coefficients {
  const [b, c] = [random.wholeExcept(-6, 6, 0), random.wholeExcept(-9, 9, 0)];
  return random.pick([
    [1, 0, c],
    [1, b, 0],
    [1, b, c],
  ] as const);
}

/** Returns x² + b or x² + bx + c. */
function withNumber(random: Random): Coefficients {
  return [1, random.whole(-5, 5), random.wholeExcept(-9, 9, 0)];
}

function asked(random: Random, f: string, g: string, of: string): string {
  return random.pick([
    `Let f(x) = $${f}$ and g(x) = $${g}$. ${of.includes('x') ? 'Write' : 'Find'} ${of}${of.includes('x') ? ' without parentheses' : ''}.`,
    `Two functions are given by f(x) = $${f}$ and g(x) = $${g}$. What is ${of}${of.includes('x') ? ', expanded and simplified' : ''}?`,
  ]);
}

function ofNumber(random: Random): Draft {
  const [one, other] = random.oneIn(2)
    ? [linear(random), quadratic(random)]
    : [linear(random), linear(random)];
  const [f, g] = random.oneIn(2) ? [one, other] : [other, one];
  const x = random.wholeExcept(-4, 5, 0, 1);
  const inner = valueAt(g, x);
  const result = valueAt(f, inner);
  if (Math.abs(inner) > 15 || Math.abs(result) > 150 || inner === x || inner === 0) return ofNumber(random);
  const [at, then] = [withMinus(x), withMinus(inner)];
  return {
    question: asked(random, polynomialText(f), polynomialText(g), `f(g(${at}))`),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      `Work from the inside out: first find g(${at}).`,
      `g(${at}) is $${substitutedText(g, x)} = ${inner}$.`,
      `Now find f(${then}): replace x with ${then} in f.`,
    ],
    steps: [
      line(
        'practice.inner-function',
        `First the inner function: g(${at})`,
        substitutedText(g, x),
        '=',
        String(inner),
      ),
      line(
        'practice.outer-function',
        `Then the outer function: f(${then})`,
        substitutedText(f, inner),
        '=',
        String(result),
      ),
    ],
    mistakes: slips(
      [
        valueAt(g, valueAt(f, x)),
        `That is g(f(${at})). In f(g(${at})), the function g comes first: g(${at}) is $${inner}$.`,
      ],
      [
        valueAt(f, x) * inner,
        `You multiplied f(${at}) by g(${at}). Put the value of g, $${inner}$, into f instead.`,
      ],
      [inner, `That is g(${at}). Put $${inner}$ into f as well.`],
      [valueAt(f, x), `That is f(${at}). The input of f is g(${at}), which is $${inner}$.`],
      [
        valueAt(f, x) + inner,
        `You added f(${at}) and g(${at}). Put the value of g, $${inner}$, into f instead.`,
      ],
    ),
  };
}

/** Returns f(g(x)), where f has a degree of at most 2. */
function composed(f: Coefficients, g: Coefficients): Coefficients {
  return f.slice(1).reduce<Coefficients>(
    (result, a) => {
      const product = productOf(result, g);
      return product.map((n, index) => (index === product.length - 1 ? n + a : n));
    },
    [f[0] ?? 0],
  );
}

function ofExpression(random: Random, isHard: boolean): Draft {
  const isOuter = random.oneIn(2);
  const f = isHard && isOuter ? quadratic(random) : linear(random);
  const g =
    isHard && !isOuter
      ? withNumber(random)
      : isHard
        ? ([random.pick([1, 2, 3]), random.wholeExcept(-6, 6, 0)] as const)
        : linear(random);
  const result = polynomialText(composed(f, g));
  const inner = polynomialText(g);
  const inserted = insertedText(f, `(${inner})`);
  const [a = 0, b = 0] = g;
  const square = polynomialText([a * a, 2 * a * b, b * b]);
  return {
    question: asked(random, polynomialText(f), inner, 'f(g(x))'),
    answer: result,
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      'f(g(x)) means: put g(x) into f. Which expression replaces x?',
      `Replace every x in f with $${inner}$, in parentheses.`,
      f.length === 3
        ? `You get $${inserted}$, and $(${inner})^2 = ${square}$.`
        : `You get $${inserted}$. Expand it.`,
    ],
    steps: chain(inserted, opened(f, g), ['practice.collect-like-terms', 'Combine like terms', result]),
    mistakes: wrongCompositions(f, g),
  };
}

/** Returns the step that expands f(g(x)), where f has a degree of at most 2. */
function opened(f: Coefficients, g: Coefficients): Link {
  const [first = 0, ...rest] = f;
  const [middle = 0, last = 0] = rest.length > 1 ? rest : [0, rest[0]];
  const times = (factor: number) => (factor === 0 ? [] : [polynomialText(g.map((n) => n * factor))]);
  const [a = 0, b = 0] = g;
  const square = rest.length > 1 ? [polynomialText([a * a, 2 * a * b, b * b])] : times(first);
  const text = [...square, ...times(middle), ...(last === 0 ? [] : [String(last)])]
    .join(' + ')
    .replaceAll('+ -', '- ');
  if (rest.length === 1) return ['practice.distributive-law', 'Expand', text];
  const law = middle === 0 ? 'Expand the square' : 'Expand the square and the product';
  return ['practice.square-of-sum', law, text];
}

function wrongCompositions(f: Coefficients, g: Coefficients): readonly Mistake[] {
  const inner = polynomialText(g);
  const result = composed(f, g);
  const last = f.at(-1) ?? 0;
  return slips(
    [polynomialText(composed(g, f)), `That is g(f(x)). In f(g(x)), the expression $${inner}$ goes into f.`],
    [
      polynomialText(productOf(f, g)),
      `You multiplied f(x) by g(x). Replace $x$ in f with $${inner}$ instead.`,
    ],
    ...(f.length === 3 ? ofSquare(f, g) : ofLine(f, g)),
    [
      polynomialText([...result.slice(0, -1), (result.at(-1) ?? 0) - 2 * last]),
      last === 0 ? '' : `Watch the sign of $${last}$ at the end of f.`,
    ],
  );
}

function ofLine([first = 0, last = 0]: Coefficients, g: Coefficients): readonly Slip[] {
  return [
    [
      polynomialText([...g.slice(0, -1).map((n) => n * first), (g.at(-1) ?? 0) + last]),
      `Multiply every term of $${polynomialText(g)}$ by $${first}$, including the last one.`,
    ],
  ];
}

function ofSquare([, p = 0, q = 0]: Coefficients, [a = 0, b = 0]: Coefficients): readonly Slip[] {
  const square = polynomialText([a * a, 2 * a * b, b * b]);
  return [
    [
      polynomialText([a * a, p * a, b * b + p * b + q]),
      `The square has a middle term: $(${polynomialText([a, b])})^2 = ${square}$.`,
    ],
    p !== 0 && [
      polynomialText([a * a, 2 * a * b + p, b * b + q]),
      `Replace every $x$ in f, not only the one in the square.`,
    ],
  ];
}
