import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { acidity, timesAsAcid, wholeAcidity } from './acidity.js';
import { decibels, loudness, wholeDecibels } from './decibels.js';
import { slips } from '../../shared/slips.js';

/** Logarithmic scales: the pH of real liquids, decibels, and magnitudes of earthquakes. */
export const ordersOfMagnitude: Family = {
  id: 'orders-of-magnitude',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.pick([wholeAcidity, earthquakes, wholeDecibels])(random);
    if (difficulty === 'medium') return random.oneIn(2) ? acidity(random) : decibels(random);
    return random.oneIn(2) ? loudness(random) : timesAsAcid(random);
  },
};

function earthquakes(random: Random): Draft {
  const [tenths, n] = [random.whole(20, 52), random.whole(2, 4)];
  const [weak, strong] = [tenths, tenths + 10 * n].map((all) => (all / 10).toFixed(1)) as [string, string];
  const times = String(10 ** n);
  return {
    question: `Each whole step on the magnitude scale means that the ground moves 10 times as far. How many times as far does it move in an earthquake of magnitude ${strong} as in one of magnitude ${weak}?`,
    answer: times,
    form: { kind: 'number' },
    mistakes: slips(
      [n, `That is the number of steps. Each step multiplies by 10, so it is the exponent of 10.`],
      [10 * n, `You multiplied ${n} by 10. Each of the ${n} steps multiplies by 10. That is $10^${n}$.`],
      [10 ** (n - 1), `Count the steps again: from ${weak} to ${strong} there are ${n}.`],
      [
        10 ** (n + 1),
        `Count the steps between the magnitudes, not the magnitudes: from ${weak} to ${strong} there are ${n}.`,
      ],
    ),
    hints: [
      'How many whole steps are between the two magnitudes?',
      'Each step multiplies by 10, so the steps are the exponent of 10.',
    ],
    steps: [
      line('practice.subtract', 'Steps between the magnitudes', `${strong} - ${weak}`, '=', String(n)),
      line('practice.power-of-ten', 'Each step multiplies by 10', `10^${n}`, '=', times),
    ],
  };
}
