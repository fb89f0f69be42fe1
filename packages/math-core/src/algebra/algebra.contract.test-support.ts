import fc from 'fast-check';
import { failure, type Result } from '../result/index.js';
import { expressionText, type Step } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import {
  addFractions,
  answerRequest,
  cancel,
  checkWorking,
  collect,
  completeSquare,
  evaluateAt,
  evaluateStepwise,
  expand,
  factor,
  identity,
  type Operated,
  rationalise,
  operateWithMistakes,
  readStatement,
  simplify,
  solve,
  solveWithMistakes,
  substitute,
  workLeft,
} from './index.js';

interface Typed {
  readonly text: string;
  readonly letter?: string;
  readonly method?: never;
  readonly values?: Parameters<typeof evaluateAt>[1];
}

/**
 * Wraps an operation for the step contract. Other tests prove its lines, at sample points and by substituting
 * solutions.
 */
function operation(
  name: string,
  run: (typed: Typed) => Result<Pick<Operated, 'steps'>>,
  examples: readonly [Typed, ...Typed[]],
): Contract {
  return contract(run, {
    name,
    examples,
    inputs: fc.constantFrom(...examples),
    solutions: ({ steps }: { readonly steps: readonly Step[] }) => [
      { steps, answer: expressionText(steps.at(-1)?.after ?? '?'), faults: () => [] },
    ],
  });
}

const texts = (...all: readonly [string, ...string[]]): readonly [Typed, ...Typed[]] => {
  const [first, ...rest] = all;
  return [{ text: first }, ...rest.map((text) => ({ text }))];
};

const field = (name: string) => (typed: Typed) => argument(typed, name);
const [text, letter, values] = [field('text'), field('letter'), field('values')];

/** The tasks of examples by their letter. The letter of other inputs can be any value. */
const FINDS = new Map<unknown, 'domain' | 'factor' | 'other-zeros'>([
  ['d', 'domain'],
  ['k', 'factor'],
  ['z', 'other-zeros'],
]);
const OPERATIONS = new Map<unknown, 'expand' | 'count-solutions'>([
  ['x', 'expand'],
  ['d', 'count-solutions'],
]);

/** Answers a request that is known. */
function request(typed: Typed): Result<Pick<Operated, 'steps'>> {
  return answerRequest(text(typed)) ?? failure('text', 'unsupported');
}

/** The topic's calculators, for the step contract. */
export const contracts: readonly Contract[] = [
  operation('addFractions', (typed) => addFractions(text(typed)), texts('x/(x^2 - 9) + 1/(x + 3)')),
  operation(
    'answerRequest',
    (typed) => answerRequest(text(typed)) ?? failure('text', 'syntax'),
    texts(
      ...(['cos(-210°)', 'sin(1125°)', '5 sin(37°)', 'sin(arccos(3/5))', 'cos(arccos(1/3))'] as const),
      ...(['arcsin(-1/3)', 'arccos(1/2)', 'arctan(1)', 'arcsin(sin(20°))', 'arcsin(1/2)'] as const),
      ...(['2 sin(2x + π/3) = 1 on [0, 2π)', 'cos x = 2', 'tan x = -5', 'sin² x = 1/4'] as const),
      ...(['arctan(2x) = π/4', 'arcsin x = π/6', 'arccos x = 1', '2sin² x - sin x - 1 = 0'] as const),
    ),
  ),
  operation('cancel', (typed) => cancel(text(typed)), texts('(x/2 + 1)/(x/3 + 1)', '(x^2 - 9)/(x - 3)')),
  operation('collect', (typed) => collect(text(typed), letter(typed)), [
    { text: '(x + 2)(x + a)', letter: 'x' },
  ]),
  operation('completeSquare', (typed) => completeSquare(text(typed)), texts('2x^2 - 12x + 10')),
  operation('evaluateAt', (typed) => evaluateAt(text(typed), values(typed)), [
    { text: 'x^2 - 4x + 1', values: { x: '-2' } },
    { text: '(x + 1)/(x - 1)', values: { x: '2' } },
    { text: 'x^2/y', values: { x: -1.5, y: 3n } },
  ]),
  operation(
    'evaluateStepwise',
    (typed) => evaluateStepwise(text(typed)),
    texts('5 + 3 * 2', '2^3 * 2^4', 'sqrt(16) + |-3|', 'sqrt(12) + 1/2 + 1/3'),
  ),
  operation(
    'expand',
    (typed) => expand(text(typed)),
    texts('3(x - 4)', '(a + b + c)^3', '(x + 1)^2', 'x((x + 1)/2 - 1)', 'log(100x^2)'),
  ),
  operation(
    'factor',
    (typed) => factor(text(typed)),
    texts(
      ...(['x^3 - x^2 - x + 1', 'x^3 - 7x + 6', 'x^3 + 8', 'x^3 + 3x^2 + 3x + 1'] as const),
      ...(['2x^2 + 7x + 3', 'x^4 + 4', 'x^4 + 3x^3 + 6x^2 + 5x + 3', '(x + 1)^2(x^2 - 1)'] as const),
    ),
  ),
  operation('rationalise', (typed) => rationalise(text(typed)), texts('4/sqrt(8)', '1/(cbrt(3) - 1)')),
  operation(
    'simplify',
    (typed) => simplify(text(typed)),
    texts(
      ...(['(1/x - 1/y)/(x - y)', '3sqrt(20) - sqrt(45)', '2(x - 3) - (4 - x)', 'x^(-2)*x^5'] as const),
      ...(['log_3(54) + log_3(6) - log_3(4)', '(x + 2)(x - 2) - x^2', '(x + 3)^2 - (x - 3)^2'] as const),
      ...(['sqrt(12)*sqrt(3)', 'sqrt(9/16)', 'sqrt(72)/sqrt(2)', 'log_4(8)', '|-3|x'] as const),
      ...(['sqrt(3 + 2sqrt(2))', 'sqrt(x)*cbrt(x)', '(12x^7)/(4x^3)', '8^(2/3)'] as const),
    ),
  ),
  operation('substitute', (typed) => substitute(text(typed), values(typed)), [
    { text: 'x^2 + 1', values: { x: 'a - 1' } },
  ]),
  operation(
    'answerRequest',
    request,
    texts(
      ...(['f(x) = x^2 - 3x + 1; f(5); f(a + 1)', 'inverse of f(x) = (x - 1)^2, x <= 1'] as const),
      ...(['inverse of f(x) = x^2', 'f(x) = 1/sqrt(9 - x^2)', 'range of f(x) = (2x + 1)/(x - 3)'] as const),
      ...(['asymptotes of f(x) = (x^2 - 1)/(x - 1)'] as const),
      ...(['f(x) = ln(x - 1)', 'graph y = |x - 2|', 'f(x) = x^2; g(x) = x + 1; g(f(x))'] as const),
      ...(['range of f(x) = x^3 + x', 'range of f(x) = 5', 'f(x) = x^2, x >= 2; range'] as const),
      ...(['slope of 3x + 4y = 12', 'inverse of y = e^x', 'f(x) = 2^(-x) - 4', 'f(x) = x^4 - 2x^2'] as const),
      ...(['line through (1, 2) and (3, 8)', 'line through (3, 1) and (3, -4)'] as const),
      ...(['line parallel to y = 2x + 1 through (3, 4)'] as const),
      ...(['midpoint of (2, 3) and (8, -5)', 'distance between (1, 2) and (4, 6)'] as const),
      ...(['center and radius of x^2 + y^2 - 4x + 6y = 3', 'is x^3 - x even or odd'] as const),
      ...(['x^2 + y^2 - 4x + 6y = 3', 'is (x - 1)(x + 1) even', 'is x^2 + x even or odd'] as const),
      ...(['x = cos x on [2, 3]', 'cos x = x', 'sqrt(12x^2), x >= 0'] as const),
      ...(['line perpendicular to y = 2x + 1 through (4, 1)'] as const),
      ...(['divide 2x^3 - 1 by x - 3', '(x^2 - 1) ÷ (x - 1)', 'partial fractions 1/(x^2 + 1)'] as const),
      ...(['synthetic division (6x^2 + 3)/(2x - 1)', 'partial fractions 1/(x^3 + x)'] as const),
      ...(['partial fractions of x^3/(x^3 - x^2)', '(1 + 2i)/(3 - 4i)', '(1 + i)^10', '|3 - 4i|'] as const),
      ...(['17 mod 5', '3x ≡ 2 (mod 7)'] as const),
      ...(['conjugate of 3 + 4i', 're(3 + 4i)', 'im(3 + 4i)', '√(-8) + i', '(1 + i)^(-1)', 'i + 3'] as const),
    ),
  ),
  operation(
    'solveWithMistakes',
    (typed) => {
      const find = FINDS.get(letter(typed));
      return solveWithMistakes(text(typed), ['only-first-term', 'root-sign-swapped'], { find });
    },
    [
      ...texts('3(x + 2) = 21', 'x + 6/x = 5', '3(x + 2) < 21', 'y = x + 1\nx + y = 5'),
      { text: '(x^2 + kx - 6)/(x - 2)', letter: 'k' },
      { text: '(x^2 - 5x + 6)/(x - 2)', letter: 'z' },
      { text: '3/(x - 2)', letter: 'd' },
    ],
  ),
  operation(
    'operateWithMistakes',
    (typed) =>
      operateWithMistakes(OPERATIONS.get(letter(typed)) ?? 'evaluate', text(typed), ['only-first-term']),
    [
      { text: '3(x + 2)', letter: 'x' },
      { text: '(x + 1)(x - 4)', letter: 'x' },
      { text: '3^2 - 4*1*2', letter: 'd' },
      ...texts('-7 + 12', '4 - (-9)', '-6 * (-5)', '0.6 * 0.7', '3.4 + 2.85', '4.2 ÷ 0.07', '(2/3) ÷ (4/9)'),
    ],
  ),
  operation(
    'solve',
    (typed) => solve(text(typed), { unknown: letter(typed), method: argument(typed, 'method') }),
    [
      ...texts(
        ...(['sqrt(x)/(x - 1) = 2/3', '|x - 1|*|x + 2| = 4', 'log_2(x) + log_2(x - 2) = 3'] as const),
        ...(['2(x - 1) = 3 - y\nx + y/2 = 5/2', 'x^2 < 7', 'y = x^2 - x - 1\ny = x + 1', '0x = 5'] as const),
        ...(['4^x - 2^x - 12 = 0', '3e^(2x) = 12', 'log_2(x - 5) = log_2(1 - x)'] as const),
        ...(['log_4(x) + log_2(x) = 3', '1/x < 2', '|x - 3| < |x + 1|', 'sqrt(2)*x = 6'] as const),
        ...(['|2x + 1| = 0', '|3x - 2| = -4', 'x^3 - 6x^2 + 11x - 6 = 0', '1 < x^2 < 7'] as const),
        ...(['-3 < 2x + 1 < 7'] as const),
        ...(['cbrt(x - 1) = 2', 'sqrt(x + 6) > x', '(1/2)^x < 8', 'sqrt(x) > -1'] as const),
        ...(['ln(x^2 - 3) < 0', 'x^(1/4) = -2', 'x^(-1/2) = 0', '2^x*3^x = 36'] as const),
        ...(['ln(x)/(x - 1) = 0', '(ln x)^2 = ln(x^2)', 'x^2*e^x = 4e^x'] as const),
        ...(['xy = 12\nx^2 + y^2 = 25', 'x^2 + y^2 = 25\nx^2 - y^2 = 7'] as const),
        ...(['(x - 1)(y - 2) = 0\nx^2 + y^2 = 5', 'ax + y = 1\nx + y = 0', 'x + y = 5'] as const),
        ...(['(e^x - 5)/(x + 1) = 0'] as const),
        ...([
          '2 ln x - ln(x + 1) = 1',
          '2x + y = 7\nx - y = 2',
          'y = x^2 - 4x\ny = -4',
          'ln x = 2 + ln 3',
          '3:4 = x:12',
          '2^x*5^(x+1) = 500',
          '2^(x+1)*4^x = 32',
          'x^(ln x) = e^4',
          '|2x - 1| = |x + 2|',
          '(2x - 1)^2 = 9',
          '2x + x^2 = 3',
        ] as const),
        ...(['sqrt(x) + y = 5\nx - y = 7', '1/(x + y) + 1/(x - y) = 1\n2/(x + y) - 1/(x - y) = 0'] as const),
        ...(['(x - 2)(x^3 - 3x + 1) = 0', 'x^2 = 2^x', 'x^4 + x + 1 = 0'] as const),
      ),
      ...[
        { text: 'x^2 - 2x + 5 = 0', method: 'completing-square' as never },
        { text: 'x^2/2 - x/3 = 1/6', method: 'formula' as never },
        { text: 'x^2 - 49 = 0', method: 'factoring' as never },
        { text: 'x^2 + 6x + 5 = 0', method: 'pq-formula' as never },
        { text: 'y = x^2\ny = x + 2', method: 'substitution' as never },
        { text: 'a x + b = c x + d', letter: 'x' },
        { text: 'T = 2pi sqrt(L/g)', letter: 'L' },
        { text: 'N = A e^(k t)', letter: 't' },
        { text: 'ln(y) = kx', letter: 'y' },
        { text: 'A = P(1 + r)^n', letter: 'r' },
      ],
    ],
  ),
];

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('checkWorking', { lines: ['2x = 6', 'x = 3'] }, (all) => checkWorking(argument(all, 'lines'))),
  tested('workLeft', { lines: ['2x + 1 = 7', '2x = 6'] }, (all) => workLeft(argument(all, 'lines'))),
  tested('identity', { first: '(x + 1)^2', second: 'x^2 + 1' }, (all) =>
    identity(argument(all, 'first'), argument(all, 'second')),
  ),
  tested('readStatement', { text: 'x = 2 or x = 3' }, (all) => readStatement(argument(all, 'text'))),
];
