import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { linearSteps } from '../../shared/linear-steps.js';
import { polynomialText, substitutedText, valueAt, withMinus } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';

/** Function notation: the value f(-2), the x with f(x) = 7, and f(x + 2) as an expression. */
export const functionValue: Family = {
  id: 'function-value',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(3) ? valueOfLine(random) : valueOfParabola(random);
    if (difficulty === 'medium') return argument(random);
    return random.oneIn(3) ? ofMultiple(random) : ofSum(random);
  },
};

function asked(random: Random, name: string, rule: string, at: string): string {
  return random.pick([
    `Let ${name}(x) = $${rule}$. What is ${name}(${at})?`,
    `A function is given by ${name}(x) = $${rule}$. Find ${name}(${at}).`,
  ]);
}

function valueOfLine(random: Random): Draft {
  const [a, b, x] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-15, 15, 0), number(random)];
  const [rule, name, result] = [sumText([a, 'x'], [b, '']), random.pick(['f', 'g', 'h']), a * x + b];
  const at = withMinus(x);
  return {
    question: asked(random, name, rule, at),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      `${name}(${at}) is the value of the expression when x is ${at}.`,
      `Replace x with ${at}: $${substitutedText([a, b], x)}$.`,
      `The product is $${a} * ${signed(x)} = ${a * x}$. Then ${b < 0 ? 'subtract' : 'add'} ${Math.abs(b)}.`,
    ],
    steps: chain(
      substitutedText([a, b], x),
      ['practice.products-first', 'Multiply first', sumText([a * x, ''], [b, ''])],
      ['practice.work-out', 'Evaluate', String(result)],
    ),
    mistakes: slips(
      [
        a + x + b,
        `You added $${a}$ and $${x}$. A number next to a letter means multiplication: $${a}x$ is $${a} * ${signed(x)}$.`,
      ],
      [a * x - b, `Watch the sign of $${b}$: calculate $${sumText([a * x, ''], [b, ''])}$.`],
      x < 0 && [-a * x + b, `Watch the sign: $${a} * (${x}) = ${a * x}$.`],
      [a * (x + b), `You multiplied $${b}$ as well. Only $x$ is multiplied by $${a}$.`],
      [a * x, `That is only the product $${a} * ${signed(x)}$. Don’t forget $${b}$.`],
    ),
  };
}

const number = (random: Random): number => random.wholeExcept(-6, 8, 0, 1, -1);

function valueOfParabola(random: Random): Draft {
  const [a, b, c] = [random.pick([1, 1, 2, 3, -1, -2]), random.whole(-6, 6), random.wholeExcept(-9, 9, 0)];
  const x = random.wholeExcept(-5, 5, 0, 1, -1);
  const rule = polynomialText([a, b, c]);
  const [name, result, at] = [random.pick(['f', 'g', 'h']), valueAt([a, b, c], x), withMinus(x)];
  const values = sumText([a * x * x, ''], [b * x, ''], [c, '']);
  return {
    question: asked(random, name, rule, at),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      `${name}(${at}) is the value of the expression when x is ${at}.`,
      `Replace every x with ${at}: $${substitutedText([a, b, c], x)}$.`,
      `Square first: $${signed(x)}^2 = ${x * x}$.`,
    ],
    steps: [
      line(
        'practice.powers-first',
        'Evaluate the square first',
        substitutedText([a, b, c], x),
        '=',
        squared([a, b, c], x),
      ),
      ...chain(
        squared([a, b, c], x),
        ['practice.products-first', 'Multiply', values],
        ['practice.work-out', 'Evaluate', String(result)],
      ),
    ],
    mistakes: slips(
      x < 0 && [-a * x * x + b * x + c, `Watch the sign of the square: $(${x})^2 = ${x * x}$ is positive.`],
      Math.abs(a) > 1 && [
        a * a * x * x + b * x + c,
        `You squared $${a}$ as well. The exponent belongs only to $x$: $${a} * ${signed(x)}^2 = ${a * x * x}$.`,
      ],
      [a * 2 * x + b * x + c, `You doubled $${x}$. Squaring means $${signed(x)} * ${signed(x)} = ${x * x}$.`],
      b !== 0 && [
        a * x * x - b * x + c,
        `Watch the sign of $${sumText([b, 'x'])}$: it is $${b * x}$ for $x = ${x}$.`,
      ],
      Math.abs(b) > 1 && [
        a * x * x + b + c,
        `You left $x$ out of $${sumText([b, 'x'])}$. Replace every $x$ with $${x}$.`,
      ],
      [a * x * x + b * x - c, `Watch the sign of $${c}$: calculate $${values}$.`],
    ),
  };
}

/** Returns the sum ax² + bx + c with the square evaluated: "2 * 9 + 5 * (-3) - 1". */
function squared([a, b, c]: readonly [number, number, number], x: number): string {
  const first = Math.abs(a) === 1 ? sumText([a * x * x, '']) : `${a} * ${x * x}`;
  const rest = b === 0 ? sumText([c, '']) : substitutedText([b, c], x);
  return rest.startsWith('-') ? `${first} - ${rest.slice(1)}` : `${first} + ${rest}`;
}

/** Asks for the x at which a linear function has a value. */
function argument(random: Random): Draft {
  const [a, b, x] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-15, 15, 0), number(random)];
  const [rule, name, value] = [sumText([a, 'x'], [b, '']), random.pick(['f', 'g', 'h']), a * x + b];
  const of = `${name}(x) = ${withMinus(value)}`;
  return {
    question: random.pick([
      `Let ${name}(x) = $${rule}$. For which x is ${of}?`,
      `A function is given by ${name}(x) = $${rule}$. Which x gives ${of}?`,
    ]),
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    hints: [
      `Here the value of the function is known, and x isn’t.`,
      `Write it as an equation: $${rule} = ${value}$.`,
      `You should get $${sumText([a, 'x'])} = ${value - b}$.`,
    ],
    steps: [
      line('practice.set-up', `Write ${of} as an equation`, rule, '=', String(value)),
      ...linearSteps([a, b], '=', [0, value]),
    ],
    mistakes: slips(
      [
        a * value + b,
        `That is ${name}(${withMinus(value)}). Here $${value}$ is the value of the function: solve $${rule} = ${value}$.`,
      ],
      [
        ratio(value + b, a),
        `Watch the sign of $${b}$: from $${rule} = ${value}$ you get $${sumText([a, 'x'])} = ${value - b}$.`,
      ],
      [value - b, `That is $${sumText([a, 'x'])}$. Divide by $${a}$ to find $x$.`],
      [-x, `Check the sign when you divide $${value - b}$ by $${a}$.`],
    ),
  };
}

/** Asks for f(x + h) of a quadratic function. */
function ofSum(random: Random): Draft {
  const [b, c, h] = [random.wholeExcept(-7, 7, 0), random.whole(-9, 9), random.wholeExcept(-5, 5, 0)];
  const [rule, name] = [polynomialText([1, b, c]), random.pick(['f', 'g', 'h'])];
  const result = polynomialText([1, 2 * h + b, h * h + b * h + c]);
  const inner = sumText([1, 'x'], [h, '']);
  const shown = inner.replace('-', '−');
  const inserted = `(${inner})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${inner})${c === 0 ? '' : sumText([1, ''], [c, '']).slice(1)}`;
  const open = sumText([1, 'x^2'], [2 * h, 'x'], [h * h, ''], [b, 'x'], [b * h, ''], [c, '']);
  return {
    question: random.pick([
      `Let ${name}(x) = $${rule}$. Write ${name}(${shown}) without parentheses.`,
      `A function is given by ${name}(x) = $${rule}$. What is ${name}(${shown}), expanded and simplified?`,
    ]),
    answer: result,
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      `Replace every x with the whole of $${inner}$, in parentheses.`,
      `You get $${inserted}$.`,
      `The square is $${polynomialText([1, 2 * h, h * h])}$.`,
    ],
    steps: chain(
      inserted,
      ['practice.square-of-sum', 'Expand the square and the product', open],
      ['practice.collect-like-terms', 'Combine like terms', result],
    ),
    mistakes: slips(
      [
        polynomialText([1, b, c + h]),
        `You added $${h}$ to the whole expression. Replace $x$ with $${inner}$ instead.`,
      ],
      [
        polynomialText([1, b, h * h + b * h + c]),
        `The square of $${inner}$ has a middle term: $(${inner})^2 = ${polynomialText([1, 2 * h, h * h])}$.`,
      ],
      [
        polynomialText([1, 2 * h + b, h * h + c]),
        `You replaced $x$ only in the square. In $${sumText([b, 'x'])}$, it becomes $${inner}$, too.`,
      ],
      [
        polynomialText([1, 2 * h + b, h * h + h + c]),
        `Multiply both terms of $${inner}$ by $${b}$: you get $${sumText([b, 'x'], [b * h, ''])}$.`,
      ],
    ),
  };
}

/** Asks for f(kx) of a quadratic function. */
function ofMultiple(random: Random): Draft {
  const [a, b, c] = [random.whole(1, 3), random.wholeExcept(-7, 7, 0), random.wholeExcept(-9, 9, 0)];
  const [k, name] = [random.pick([2, 3, 4, -1, -2, -3]), random.pick(['f', 'g', 'h'])];
  const [rule, inner] = [polynomialText([a, b, c]), sumText([k, 'x'])];
  const result = polynomialText([a * k * k, b * k, c]);
  const shown = inner.replace('-', '−');
  const inserted = `${a === 1 ? '' : a}(${inner})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${inner})${sumText([1, ''], [c, '']).slice(1)}`;
  return {
    question: random.pick([
      `Let ${name}(x) = $${rule}$. Write ${name}(${shown}) without parentheses.`,
      `A function is given by ${name}(x) = $${rule}$. What is ${name}(${shown}), expanded and simplified?`,
    ]),
    answer: result,
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      `Replace every x with $${inner}$, in parentheses.`,
      `You get $${inserted}$.`,
      `The square is $(${inner})^2 = ${sumText([k * k, 'x^2'])}$.`,
    ],
    steps: chain(
      inserted,
      [
        'practice.power-of-product',
        'Square both factors',
        `${a === 1 ? '' : `${a} * `}${sumText([k * k, 'x^2'])} ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${inner})${sumText([1, ''], [c, '']).slice(1)}`,
      ],
      ['practice.work-out', 'Multiply', result],
    ),
    mistakes: slips(
      [
        polynomialText([a * k, b * k, c]),
        `Square $${k}$ as well: $(${inner})^2 = ${sumText([k * k, 'x^2'])}$.`,
      ],
      [
        polynomialText([a * k, b * k, c * k]),
        `You multiplied the whole expression by $${k}$. Replace $x$ with $${inner}$ instead.`,
      ],
      [
        polynomialText([a * k * k, b, c]),
        `You replaced $x$ only in the square. In $${sumText([b, 'x'])}$, it becomes $${inner}$, too.`,
      ],
      a > 1 && [
        polynomialText([a * a * k * k, b * k, c]),
        `You squared $${a}$ as well. Only $${inner}$ is squared.`,
      ],
      k < 0 && [
        polynomialText([-a * k * k, b * k, c]),
        `The square of $${inner}$ is positive: $${sumText([k * k, 'x^2'])}$.`,
      ],
    ),
  };
}
