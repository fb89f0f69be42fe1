import { solveForX } from '../../shared/linear-steps.js';
import { quotientText } from '../../shared/lowest.js';
import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { powerText, sumWithNumber } from '../../shared/logarithm-text.js';
import { slips } from '../../shared/slips.js';

/** Natural logarithms and powers of e, which are inverse to each other. */
export const naturalLogarithm: Family = {
  id: 'natural-logarithm',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  repeatsAnswers: true,
  make: (random, difficulty) => {
    if (difficulty === 'easy') return eitherWay(random);
    if (difficulty === 'medium') return random.oneIn(2) ? solvePower(random) : solveLogarithm(random);
    return quadraticInPower(random);
  },
};

/** Creates a logarithm of a power of e, or a power of e with a logarithm. */
function eitherWay(random: Random): Draft {
  return random.oneIn(2) ? logarithmOfPower(random) : powerOfLogarithm(random);
}

function logarithmOfPower(random: Random): Draft {
  const n = random.wholeExcept(-20, 25, -1, 0, 1);
  const halves = 2 * random.whole(0, 10) + 1;
  const [inside, exponent] = random.pick([
    [powerText('e', n), String(n)],
    [`1/${powerText('e', Math.abs(n))}`, String(-Math.abs(n))],
    [`sqrt(${powerText('e', halves)})`, quotientText(halves, 2)],
  ]);
  const isPower = inside.startsWith('e');
  return {
    ...ask('Find the exact value: {given}', 'evaluate', `ln(${inside})`),
    answer: exponent,
    form: { kind: 'number' },
    mistakes: isPower
      ? slips(
          [`${n}e`, 'You kept the e. The logarithm is just the exponent of e.'],
          [inside, 'That is the number inside. The natural logarithm asks for the exponent of e.'],
          [String(-n), 'Check the sign of the exponent: the logarithm is exactly this exponent.'],
        )
      : inside.startsWith('1')
        ? slips(
            [Math.abs(n), 'The minus sign is missing. The reciprocal of a power has a negative exponent.'],
            [
              `1/${Math.abs(n)}`,
              `The exponent $1/${Math.abs(n)}$ would be a root. The reciprocal of a power has a negative exponent.`,
            ],
            [
              `-1/${Math.abs(n)}`,
              `The minus sign is right, but nothing here is a root. The exponent is a whole number.`,
            ],
          )
        : slips(
            [
              halves,
              halves === 1
                ? 'That would be the logarithm of e itself. The root halves the exponent.'
                : `You lost the root. A square root halves the exponent ${halves}.`,
            ],
            [2 * halves, 'You doubled the exponent. A square root halves it.'],
            [
              `-${halves}/2`,
              'A root has a positive exponent. Only the reciprocal of a root has a negative one.',
            ],
          ),
    hints: [
      'The natural logarithm ln has base e. It asks: what power do you raise e to?',
      isPower
        ? 'The number inside is already a power of e. Read its exponent.'
        : 'Write the number inside as a single power of e first.',
    ],
    steps: [
      isPower
        ? line(
            'practice.logarithm-to-power',
            'Let x be the logarithm: e to the power x is the number',
            'e^x',
            '=',
            inside,
          )
        : line(
            'practice.write-as-power',
            'The number inside as a power of e',
            inside,
            '=',
            `e^(${exponent})`,
          ),
      line(
        'practice.logarithm-is-exponent',
        'The natural logarithm is the exponent of e',
        `ln(${inside})`,
        '=',
        exponent,
      ),
    ],
  };
}

function powerOfLogarithm(random: Random): Draft {
  const number = random.whole(2, 25);
  const most = number < 4 ? 5 : number < 7 ? 3 : 2;
  const factor = random.whole(2, most);
  const [asked, power, value] = [
    `${factor}ln(${number})`,
    powerText(number, factor),
    String(number ** factor),
  ];
  const isPlain = random.oneIn(3);
  const plain = String(random.whole(13, 99));
  return {
    ...ask('Find the exact value: {given}', 'evaluate', `e^(${isPlain ? `ln(${plain})` : asked})`),
    answer: isPlain ? plain : value,
    form: { kind: 'number' },
    mistakes: isPlain
      ? slips(
          [1, `Raising e to the logarithm undoes it, but the number inside, ${plain}, is left.`],
          [
            `${plain}e`,
            `The e is gone. Raising e to the natural logarithm undoes it, and only ${plain} is left.`,
          ],
        )
      : slips(
          [
            factor * number,
            `You multiplied ${number} by ${factor}. The factor in front of the logarithm becomes an exponent: $${power}$.`,
          ],
          [number, `You lost the factor ${factor}. It becomes an exponent inside the logarithm: $${power}$.`],
          factor ** number < 5000 && [
            factor ** number,
            `Base and exponent are swapped: ${factor} is the exponent, so calculate $${power}$.`,
          ],
          [
            factor + number,
            `You added ${factor} and ${number}. The factor becomes an exponent inside the logarithm: $${power}$.`,
          ],
        ),
    hints: [
      'The natural logarithm of a number is the exponent on e that gives that number.',
      isPlain
        ? 'Here, e is raised to exactly that power.'
        : `First move the factor ${factor} into the logarithm as an exponent.`,
    ],
    steps: isPlain
      ? [
          line('practice.name-exponent', 'Let x be the exponent', 'x', '=', `ln(${plain})`),
          line('practice.logarithm-to-power', 'Write as a power of e', 'e^x', '=', plain),
        ]
      : [
          line('practice.power-law', 'Power rule', asked, '=', `ln(${power})`),
          line(
            'practice.power-undoes-logarithm',
            'Raising e to the natural logarithm undoes it',
            `e^(ln(${power}))`,
            '=',
            power,
          ),
          line('practice.work-out-power', 'Evaluate the power', power, '=', value),
        ],
  };
}

function solvePower(random: Random): Draft {
  const k = random.wholeExcept(-5, 6, 0, 1);
  const value = random.whole(2, 30);
  const [term, ln] = [sumText([k, 'x']), `ln(${value})`];
  const x = k === -1 ? `-${ln}` : `${k < 0 ? '-' : ''}${ln}/${Math.abs(k)}`;
  const equation = `e^(${term}) = ${value}`;
  const mistakes = slips(
    [
      k === -1 ? ln : `${k < 0 ? '' : '-'}${ln}/${Math.abs(k)}`,
      `Check the sign: to solve $${term} = ${ln}$, divide both sides by ${k}.`,
    ],
    [
      quotientText(value, k),
      `The logarithm is missing. Take the natural logarithm of ${value} before you divide.`,
    ],
    [ln, `The last step is missing. Divide by ${k}, the coefficient of x.`],
    Math.abs(k) > 1 && [
      `ln(${value}/${Math.abs(k)})`,
      `You divided the number inside. Divide the whole logarithm: from $${term} = ${ln}$, divide by ${k}.`,
    ],
    Math.abs(k) > 1 && [`${k}${ln}`, `You multiplied by ${k}. To solve $${term} = ${ln}$, divide by ${k}.`],
  );
  return {
    ...solveForX(
      equation,
      x,
      [
        'What function undoes raising e to a power?',
        `Take the natural logarithm of both sides. The left side becomes just $${term}$.`,
        `You should get $${term} = ${ln}$. Leave the logarithm as it is: that is the exact answer.`,
      ],
      [
        line('practice.take-logarithms', 'Take the natural logarithm of both sides', term, '=', ln),
        line('practice.divide-both-sides', `Divide both sides by ${k}`, 'x', '=', x),
      ],
    ),
    mistakes,
    ...ask('Solve for x and give the exact solution with ln: {given}', 'solve', equation),
  };
}

function solveLogarithm(random: Random): Draft {
  const k = random.whole(2, 9);
  const n = random.wholeExcept(-4, 9, 0, 1);
  const x = `${powerText('e', n)}/${k}`;
  const equation = `ln(${k}x) = ${n}`;
  const mistakes = slips(
    [
      `e^(${quotientText(n, k)})`,
      `You divided the exponent. Write $${k}x = ${powerText('e', n)}$ first, then divide the whole power by ${k}.`,
    ],
    [
      quotientText(n, k),
      `You left out the logarithm. Write the equation as a power of e first: $${k}x = ${powerText('e', n)}$.`,
    ],
    [powerText('e', n), `The last step is missing. Divide by ${k}, the coefficient of x.`],
    [
      `${k}*${powerText('e', n)}`,
      `You multiplied by ${k}. To solve $${k}x = ${powerText('e', n)}$, divide by ${k}.`,
    ],
  );
  return {
    ...solveForX(
      equation,
      x,
      [
        'What is the base of the natural logarithm?',
        `Write the equation as a power of e: the exponent is ${n}.`,
        `You should get $${k}x = ${powerText('e', n)}$. Leave the power of e as it is.`,
      ],
      [
        line(
          'practice.logarithm-to-power',
          'Write the equation as a power of e',
          `${k}x`,
          '=',
          powerText('e', n),
        ),
        line('practice.divide-both-sides', `Divide both sides by ${k}`, 'x', '=', x),
      ],
    ),
    mistakes,
    ...ask('Solve for x and give the exact solution with e: {given}', 'solve', equation),
  };
}

/** Creates (u − p)(u − q) = 0 for u = e^x, where q may be negative. */
function quadraticInPower(random: Random): Draft {
  const p = random.whole(2, 14);
  const q = random.wholeExcept(2, 14, p) * (random.oneIn(3) ? -1 : 1);
  const [small, large] = [Math.min(p, q), Math.max(p, q)];
  const quadratic = sumText([1, 'u^2'], [-(p + q), 'u'], [p * q, '']);
  const equation = `${sumText([1, 'e^(2x)'], [-(p + q), 'e^x'], [p * q, ''])} = 0`;
  const roots = [small, large].filter((root) => root > 0);
  return {
    ...ask('Find every exact solution: {given}', 'solve', equation),
    answer: roots.map((root) => `ln(${root})`).join(', '),
    form: { kind: 'numbers', variable: 'x' },
    mistakes:
      small < 0
        ? slips(
            [
              `ln(${large}), ln(${-small})`,
              `The other value of u is ${small}, not ${-small}. A power of e is never negative, so reject it.`,
            ],
            [
              `${small}, ${large}`,
              `These are the values of u. Because $u = e^x$, you still need x. Take the logarithm of the positive one.`,
            ],
            [large, `That is the value of u. Since $u = e^x$, x is its natural logarithm.`],
            [
              `ln(${-small})`,
              `The value of u for this would be ${-small}, but the factor $${sumWithNumber('u', -small)}$ is 0 for u = ${small}. Use the other one.`,
            ],
          )
        : slips(
            [
              `${small}, ${large}`,
              'These are the values of u. Since $u = e^x$, x is the natural logarithm of each.',
            ],
            [
              `ln(${small})`,
              `One solution is missing. The other factor, $${sumWithNumber('u', -large)}$, can also be 0.`,
            ],
            [
              `ln(${large})`,
              `One solution is missing. The other factor, $${sumWithNumber('u', -small)}$, can also be 0.`,
            ],
            [
              `-ln(${small}), -ln(${large})`,
              `Look at the signs: $${sumWithNumber('u', -small)}$ is 0 for u = ${small}, so x is $ln(${small})$ without a minus sign.`,
            ],
          ),
    hints: [
      'Note that $e^(2x)$ is the square of $e^x$. Let $u = e^x$.',
      `You get the quadratic equation $${quadratic} = 0$. Factor it.`,
      'A power of e is always positive, so only a positive u gives a solution: $x = ln(u)$.',
    ],
    steps: [
      line('practice.substitute', 'Substitute u for e to the power x', quadratic, '=', '0'),
      line(
        'practice.factor',
        'Factor',
        `(${sumWithNumber('u', -small)})(${sumWithNumber('u', -large)})`,
        '=',
        '0',
      ),
      ...roots.flatMap((root) => [
        line('practice.zero-product', zeroProductLaw(small, root), 'e^x', '=', String(root)),
        line('practice.take-logarithms', 'Take the natural logarithm', 'x', '=', `ln(${root})`),
      ]),
    ],
  };
}

function zeroProductLaw(small: number, root: number): string {
  if (small < 0)
    return `Set one factor equal to 0, and reject u = ${small}, because a power of e is positive`;
  return root === small ? 'Set one factor equal to 0: the first solution for u' : 'The second solution for u';
}
