import type { Draft, Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';
import { ofLetter, ofTerm } from './letters.js';
import { chosen, rootName } from './roots.js';

/** Powers with fractions as exponents: 8^(2/3), 16^(-3/4), (27x^6)^(2/3). */
export const rationalExponents: Family = {
  id: 'rational-exponents',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return ofNumber(random);
    if (difficulty === 'medium') return random.oneIn(2) ? ofNegative(random) : ofFraction(random);
    return random.oneIn(2) ? ofTerm(random) : ofLetter(random);
  },
};

const evaluating = (random: Random, expression: string) =>
  ask(random.pick(['Evaluate: {given}', 'Find the value of: {given}']), 'evaluate', expression);

function ofNumber(random: Random): Draft {
  const { root, index, exponent } = chosen(random, 1000);
  const [base, result] = [root ** index, root ** exponent];
  const asked = `${base}^(${exponent}/${index})`;
  return {
    ...evaluating(random, asked),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      `What does the denominator ${index} of the exponent mean?`,
      `Take the ${rootName(index)} of ${base}${exponent > 1 ? `, and raise it to the power ${exponent}` : ''}.`,
      `The ${rootName(index)} of ${base} is ${root}, because $${root}^${index} = ${base}$.`,
    ],
    steps: chain(
      asked,
      ['practice.write-as-power', `Write ${base} as a power`, `(${root}^${index})^(${exponent}/${index})`],
      [
        'practice.power-of-power',
        'Power of a power: multiply the exponents',
        exponent === 1 ? String(root) : `${root}^${exponent}`,
      ],
      ['practice.work-out-power', 'Evaluate the power', String(result)],
    ),
    mistakes: slips(
      (base * exponent) % index === 0 && [
        (base * exponent) / index,
        `You multiplied $${base}$ by the exponent. The exponent $${exponent}/${index}$ means a root and a power.`,
      ],
      exponent > 1 && [
        root,
        `That is only the ${rootName(index)} of $${base}$. Raise it to the power $${exponent}$.`,
      ],
      exponent > 1 && [
        root * exponent,
        `You multiplied $${root}$ by $${exponent}$. Raise it to the power: $${root}^${exponent}$.`,
      ],
      base % index === 0 && [
        exponent === 1 ? base / index : (base / index) ** exponent,
        `You divided $${base}$ by $${index}$. The denominator means a root: $${root}^${index} = ${base}$.`,
      ],
      exponent === 1 && [
        base * index,
        `You multiplied $${base}$ by $${index}$. The denominator means a root: $${root}^${index} = ${base}$.`,
      ],
      exponent === 1 &&
        index > 2 && [
          base ** 2 <= 10_000 ? base ** 2 : undefined,
          `You squared $${base}$. The exponent $1/${index}$ means the ${rootName(index)}.`,
        ],
      exponent > 1 && [
        base ** exponent <= 10_000 ? base ** exponent : undefined,
        `You left out the root. The denominator $${index}$ means the ${rootName(index)} of $${base}$.`,
      ],
    ),
  };
}

function ofNegative(random: Random): Draft {
  const { root, index, exponent } = chosen(random, 250);
  const [base, result] = [root ** index, root ** exponent];
  const asked = `${base}^(-${exponent}/${index})`;
  return {
    ...evaluating(random, asked),
    answer: `1/${result}`,
    form: { kind: 'number' },
    hints: [
      'What does a negative exponent mean? And what does its denominator mean?',
      `The minus sign means the reciprocal: 1 over $${base}^(${exponent}/${index})$.`,
      `The ${rootName(index)} of ${base} is ${root}.`,
    ],
    steps: chain(
      asked,
      [
        'practice.negative-exponent',
        'A negative exponent means the reciprocal',
        `1/${base}^(${exponent}/${index})`,
      ],
      ['practice.write-as-power', `Write ${base} as a power`, `1/(${root}^${index})^(${exponent}/${index})`],
      [
        'practice.power-of-power',
        'Power of a power: multiply the exponents',
        exponent === 1 ? `1/${root}` : `1/${root}^${exponent}`,
      ],
      ['practice.work-out-power', 'Evaluate the power', `1/${result}`],
    ),
    mistakes: slips(
      [result, `The exponent is negative, so take the reciprocal of $${result}$.`],
      [
        -result,
        `A negative exponent doesn’t make the number negative. It means the reciprocal of $${result}$.`,
      ],
      [
        `-1/${result}`,
        `The reciprocal is right, but a negative exponent doesn’t make the number negative: $${base}$ is positive.`,
      ],
      exponent > 1 && [
        `1/${root}`,
        `Raise the ${rootName(index)}, $${root}$, to the power $${exponent}$ as well.`,
      ],
      [`1/${base}`, `Take the ${rootName(index)} of $${base}$ as well. It is $${root}$.`],
    ),
  };
}

function ofFraction(random: Random): Draft {
  const { root: top, index, exponent } = chosen(random, 250);
  const bottom = random.whole(2, 10);
  const isKnown = bottom ** index <= 1000 && bottom ** exponent <= 250;
  if (!isKnown || commonDivisor(top, bottom) > 1) return ofFraction(random);
  const [above, below] = [top ** index, bottom ** index];
  const asked = `(${above}/${below})^(${exponent}/${index})`;
  const answer = `${top ** exponent}/${bottom ** exponent}`;
  return {
    ...evaluating(random, asked),
    answer,
    form: { kind: 'number' },
    hints: [
      'The exponent applies to the numerator and to the denominator.',
      `Take the ${rootName(index)} of both${exponent > 1 ? `, and raise it to the power ${exponent}` : ''}.`,
      `The ${rootName(index)} of the fraction is $${top}/${bottom}$.`,
    ],
    steps: chain(
      asked,
      [
        'practice.write-as-power',
        'Write the fraction as a power',
        `((${top}/${bottom})^${index})^(${exponent}/${index})`,
      ],
      ...(exponent === 1
        ? []
        : ([
            [
              'practice.power-of-power',
              'Power of a power: multiply the exponents',
              `(${top}/${bottom})^${exponent}`,
            ],
          ] as const)),
      ['practice.work-out-power', 'Evaluate the power', answer],
    ),
    mistakes: slips(
      exponent > 1 && [
        `${top}/${bottom}`,
        `That is only the ${rootName(index)}. Raise it to the power $${exponent}$.`,
      ],
      [
        `${bottom ** exponent}/${top ** exponent}`,
        `The exponent is positive, so the fraction isn’t turned upside down.`,
      ],
      [`${top ** exponent}/${below}`, `The exponent applies to the denominator $${below}$ as well.`],
      [`${above}/${bottom ** exponent}`, `The exponent applies to the numerator $${above}$ as well.`],
      [
        above % index === 0 && below % index === 0 ? undefined : `${above * exponent}/${below * index}`,
        `You multiplied by the exponent. It means ${exponent === 1 ? `the ${rootName(index)}` : `the ${rootName(index)}, raised to the power $${exponent}$`}.`,
      ],
    ).filter(({ answer: wrong }) => {
      const [a = 1, b = 1] = wrong.split('/').map(Number);
      return b !== 1 && commonDivisor(a, b) === 1;
    }),
  };
}
