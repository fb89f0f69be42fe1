import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { signed, slips } from '../../shared/slips.js';

/** Sums, products and quotients of complex numbers. */
export const complexNumbers: Family = {
  id: 'complex-numbers',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return sum(random);
    return difficulty === 'medium' ? product(random) : quotient(random);
  },
};

type Complex = readonly [real: number, imaginary: number];

const text = ([a, b]: Complex): string => sumText([a, ''], [b, 'i']);

/** Returns the step that joins the two parts. */
function together(real: string, imaginary: string, result: Complex): Draft['steps'][number] {
  return line(
    'practice.real-and-imaginary',
    'Write both parts as one number',
    `(${real}) + (${imaginary}) * i`,
    '=',
    text(result),
  );
}

function asking(random: Random, expression: string) {
  const words = [
    'What is {given} in the form $a + b*i$?',
    'Here, i is the number with $i^2 = -1$. What is {given}, written as $a + b*i$?',
  ] as const;
  return ask(random.pick(words), 'evaluate', expression, { inParts: true });
}

const FORM = { kind: 'expression', shape: 'expanded' } as const;

function drawn(random: Random, most: number): Complex {
  return [random.wholeExcept(-most, most, 0), random.wholeExcept(-most, most, 0)];
}

function sum(random: Random): Draft {
  const [[a, b], [c, d], sign] = [drawn(random, 12), drawn(random, 12), random.pick([1, -1])];
  const result: Complex = [a + sign * c, b + sign * d];
  if (result[0] === 0 || result[1] === 0) return sum(random);
  const operator = sign > 0 ? '+' : '-';
  return {
    ...asking(random, `(${text([a, b])}) ${operator} (${text([c, d])})`),
    answer: text(result),
    form: FORM,
    hints: [
      'Treat i like a letter: combine like terms.',
      `The real parts are $${a}$ and $${c}$, and the imaginary parts are $${b}$ and $${d}$.`,
      `Calculate $${a} ${operator} ${signed(c)}$ and $${b} ${operator} ${signed(d)}$.`,
    ],
    steps: [
      line(
        'practice.collect-like-terms',
        'The real part',
        `${a} ${operator} ${signed(c)}`,
        '=',
        String(result[0]),
      ),
      line(
        'practice.collect-like-terms',
        'The imaginary part',
        `${b} ${operator} ${signed(d)}`,
        '=',
        String(result[1]),
      ),
      together(`${a} ${operator} ${signed(c)}`, `${b} ${operator} ${signed(d)}`, result),
    ],
    mistakes: slips(
      [
        text([a + sign * c, b - sign * d]),
        sign > 0
          ? `Watch the sign of the imaginary part: $${b} + ${signed(d)}$.`
          : `The minus sign belongs to both parts of $${text([c, d])}$: calculate $${b} - ${signed(d)}$.`,
      ],
      [
        text([a - sign * c, b + sign * d]),
        `Watch the sign of the real part: $${a} ${operator} ${signed(c)}$.`,
      ],
      [
        text([a - sign * c, b - sign * d]),
        sign > 0 ? `You subtracted. Add both parts.` : `You added. Subtract both parts.`,
      ],
      [
        String(result[0] + result[1]),
        'A real and an imaginary part can’t be combined into one number. Keep them apart, as in $a + b*i$.',
      ],
    ),
  };
}

function product(random: Random): Draft {
  const [[a, b], [c, d]] = [drawn(random, 7), drawn(random, 7)];
  const isSquare = random.oneIn(5);
  const [e, f] = isSquare ? [a, b] : [c, d];
  const result: Complex = [a * e - b * f, a * f + b * e];
  if (result[0] === 0 || result[1] === 0) return product(random);
  const expression = isSquare ? `(${text([a, b])})^2` : `(${text([a, b])})(${text([e, f])})`;
  const four = sumText([a * e, ''], [a * f, 'i'], [b * e, 'i'], [b * f, 'i^2']);
  return {
    ...asking(random, expression),
    answer: text(result),
    form: FORM,
    hints: [
      'Multiply each term by each term, as with letters. What is i times i?',
      `You get $${four}$. Replace $i^2$ with $-1$.`,
      `The real part is $${a * e} - ${signed(b * f)}$.`,
    ],
    steps: [
      line(
        'practice.each-by-each',
        'Multiply each term by each term',
        isSquare ? `(${text([a, b])})(${text([a, b])})` : expression,
        '=',
        four,
      ),
      line(
        'practice.imaginary-unit',
        'i times i is -1: the real part',
        `${a * e} + ${signed(b * f)} * (-1)`,
        '=',
        String(result[0]),
      ),
      line(
        'practice.collect-like-terms',
        'The imaginary part',
        `${a * f} + ${signed(b * e)}`,
        '=',
        String(result[1]),
      ),
      together(`${a * e} - ${signed(b * f)}`, `${a * f} + ${signed(b * e)}`, result),
    ],
    mistakes: slips(
      [
        text([a * e + b * f, a * f + b * e]),
        `$i^2$ is $-1$, not 1. The real part is $${a * e} - ${signed(b * f)}$.`,
      ],
      [
        text([a * e, b * f]),
        `You multiplied only the real parts and the imaginary parts. Multiply each term by each term.`,
      ],
      [
        text([a * e - b * f, a * f - b * e]),
        `Watch the signs of the imaginary part: $${a * f} + ${signed(b * e)}$.`,
      ],
      isSquare && [
        String(a * e - b * f),
        `The square has a middle term: $2 * ${signed(a)} * ${signed(b)} * i$.`,
      ],
      isSquare && [
        String(a * a + b * b),
        `That is the product with the conjugate. The square has a middle term, and $i^2$ is $-1$.`,
      ],
    ),
  };
}

function quotient(random: Random): Draft {
  const [[p, q], [c, d]] = [drawn(random, 5), drawn(random, 5)];
  const [a, b] = [p * c - q * d, p * d + q * c];
  if (a === 0 || b === 0 || (Math.abs(c) === 1 && Math.abs(d) === 1 && Math.abs(p) === 1))
    return quotient(random);
  const [result, size]: readonly [Complex, number] = [[p, q], c * c + d * d];
  const [above, below, conjugate] = [text([a, b]), text([c, d]), text([c, -d])];
  return {
    ...asking(random, `(${above})/(${below})`),
    answer: text(result),
    form: FORM,
    hints: [
      'Multiply the numerator and the denominator by a number that makes the denominator real.',
      `Use the conjugate of the denominator, $${conjugate}$. The new denominator is $${signed(c)}^2 + ${signed(d)}^2 = ${size}$.`,
      `The new numerator is $${text([p * size, q * size])}$. Divide both parts by $${size}$.`,
    ],
    steps: [
      line(
        'practice.conjugate',
        'The denominator times its conjugate',
        `${signed(c)}^2 + ${signed(d)}^2`,
        '=',
        String(size),
      ),
      line(
        'practice.each-by-each',
        'The real part of the new numerator',
        `${signed(a)} * ${signed(c)} + ${signed(b)} * ${signed(d)}`,
        '=',
        String(p * size),
      ),
      line(
        'practice.each-by-each',
        'The imaginary part of the new numerator',
        `${signed(b)} * ${signed(c)} - ${signed(a)} * ${signed(d)}`,
        '=',
        String(q * size),
      ),
      line(
        'practice.divide',
        'Divide both parts by the new denominator',
        `(${p * size})/${size} + (${q * size})/${size} * i`,
        '=',
        text(result),
      ),
    ],
    mistakes: slips(
      [
        text([p, -q]),
        `Check the sign of the imaginary part: it is $(${signed(b)} * ${signed(c)} - ${signed(a)} * ${signed(d)}) ÷ ${size}$.`,
      ],
      [text([p * size, q * size]), `That is the new numerator. Divide both parts by $${size}$.`],
      [
        text([-p, q]),
        `Check the sign of the real part: it is $(${signed(a)} * ${signed(c)} + ${signed(b)} * ${signed(d)}) ÷ ${size}$.`,
      ],
      a % c === 0 &&
        b % d === 0 && [
          text([a / c, b / d]),
          `You divided the parts separately. Multiply both numbers by the conjugate $${conjugate}$ first.`,
        ],
      [text([-p, -q]), `Check the signs: multiply the numerator by the conjugate $${conjugate}$.`],
    ),
  };
}
