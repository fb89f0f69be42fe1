import { type Draft, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { rewriting } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';
import { chosen, rootName } from './roots.js';

const simplifying = rewriting('Simplify', 'simplify', 'simplified');

const monomial = (a: number, letter: string, n: number): string =>
  sumText([a, n === 1 ? letter : `${letter}^${n}`]);

/** Creates (27x⁶)^(2/3). */
export function ofTerm(random: Random): Draft {
  const { root, index, exponent } = chosen(random, 250);
  if (index === 2 && exponent === 1) return ofTerm(random); // A square root has no meaning for every letter.
  const [inner, letter] = [random.whole(1, 4), random.pick(['a', 'b', 'n', 't', 'x', 'y'])];
  // An even root of an odd power would need the absolute value of the letter.
  if (index % 2 === 0 && (inner * exponent) % 2 === 1) return ofTerm(random);
  const base = root ** index;
  const asked = `(${monomial(base, letter, inner * index)})^(${exponent}/${index})`;
  const result = monomial(root ** exponent, letter, inner * exponent);
  return simplifying(asked, result, {
    hints: [
      'The exponent applies to each factor in the parentheses.',
      `Take the ${rootName(index)} of $${base}$, and multiply the exponents of $${letter}$.`,
      `The ${rootName(index)} of ${base} is ${root}, and the exponent of $${letter}$ is $${inner * index} * ${exponent}/${index}$.`,
    ],
    links: [
      [
        'practice.power-of-product',
        'Power of a product: raise each factor',
        `${base}^(${exponent}/${index}) * (${letter}^${inner * index})^(${exponent}/${index})`,
      ],
      [
        'practice.power-of-power',
        'Take the root, and multiply the exponents',
        exponent === 1 ? result : `${root}^${exponent} * ${letter}^${inner * exponent}`,
      ],
      ['practice.work-out-power', 'Evaluate the power', result],
    ],
    mistakes: slips(
      [
        monomial(base, letter, inner * exponent),
        `The exponent applies to $${base}$ as well: its ${rootName(index)} is $${root}$.`,
      ],
      exponent > 1 && [
        monomial(root, letter, inner * exponent),
        `Raise $${root}$ to the power $${exponent}$ as well.`,
      ],
      exponent > 1 && [
        monomial(root, letter, inner),
        `That is only the ${rootName(index)}. Raise it to the power $${exponent}$.`,
      ],
      (base * exponent) % index === 0 && [
        monomial((base * exponent) / index, letter, inner * exponent),
        `You multiplied $${base}$ by the exponent. Take its ${rootName(index)}${exponent > 1 ? ` and raise it to the power $${exponent}$` : ''}.`,
      ],
      [
        monomial(root ** exponent, letter, inner * index),
        `The exponent applies to the power of $${letter}$ as well: multiply the exponents.`,
      ],
    ),
  });
}

/** Creates x^(m/k) × x^(n/k) with a whole number as the sum of the exponents. */
export function ofLetter(random: Random): Draft {
  const [index, whole, letter] = [
    random.whole(2, 6),
    random.whole(1, 5),
    random.pick(['a', 'b', 'n', 't', 'x', 'y']),
  ];
  const m = random.whole(1, index * whole - 1);
  const n = index * whole - m;
  const a = random.whole(2, 6);
  const b = random.whole(2, 6);
  if (commonDivisor(m, index) > 1 || commonDivisor(n, index) > 1 || m === n) return ofLetter(random);
  const of = (k: number): string => `${letter}^(${k}/${index})`;
  const result = monomial(a * b, letter, whole);
  return simplifying(`${a}${of(m)} * ${b}${of(n)}`, result, {
    hints: [
      'The rules for exponents also apply to fractions. What happens to the exponents in a product?',
      `Multiply the coefficients, and add the exponents: $${m}/${index} + ${n}/${index}$.`,
      `The sum of the exponents is $${m + n}/${index} = ${whole}$.`,
    ],
    links: [
      [
        'practice.product-of-powers',
        'Multiply the coefficients, add the exponents',
        `${a * b} * ${letter}^(${m}/${index} + ${n}/${index})`,
      ],
      ['practice.work-out', 'Add the fractions', result],
    ],
    mistakes: slips(
      [monomial(a + b, letter, whole), `You added $${a}$ and $${b}$. Multiply the coefficients.`],
      [
        monomial(a * b, letter, m + n),
        `Add the fractions $${m}/${index}$ and $${n}/${index}$: keep the denominator $${index}$.`,
      ],
      [
        `${a * b}${letter}^(${m * n}/${index * index})`,
        `You multiplied the exponents. In a product of powers, add them.`,
      ],
      [
        `${a * b}${letter}^(${m + n}/${2 * index})`,
        `When you add fractions, keep the common denominator $${index}$.`,
      ],
    ),
  });
}
