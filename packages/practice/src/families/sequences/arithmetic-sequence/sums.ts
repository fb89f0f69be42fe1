import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ratio, signed, slips } from '../../shared/slips.js';
import { drawn, firstTerms } from './terms.js';

/** Returns the steps and mistakes of a sum of n terms. */
function summed(a: number, d: number, n: number): Pick<Draft, 'steps' | 'mistakes'> {
  const last = a + (n - 1) * d;
  const [pair, result] = [a + last, (n * (a + last)) / 2];
  return {
    steps: [
      line('practice.set-up', 'Find the last term', `${a} + (${n} - 1) * ${signed(d)}`, '=', String(last)),
      line(
        'practice.sum-of-pairs',
        `Multiply the mean of the first and the last term by ${n}`,
        `${n} * (${a} + ${signed(last)})/2`,
        '=',
        `${n} * ${signed(pair)}/2`,
      ),
      line('practice.work-out', 'Evaluate', `${n} * ${signed(pair)}/2`, '=', String(result)),
    ],
    mistakes: slips(
      [2 * result, `You counted each term twice. Divide $${n} * ${signed(pair)}$ by 2.`],
      [ratio((n + 1) * pair, 2), `Count the terms again: there are ${n}.`],
      [ratio((n - 1) * pair, 2), `Count the first term as well: there are ${n} terms.`],
      [last, `That is the last term. Add all ${n} terms.`],
      [ratio(n * (pair + d), 2), `Check the last term: it is $${a} + ${n - 1} * ${signed(d)} = ${last}$.`],
    ),
  };
}

/** Asks for the sum of the first n terms. */
export function ofFirstTerms(random: Random): Draft {
  const [[a, d], n] = [drawn(random), random.whole(10, 40)];
  const last = a + (n - 1) * d;
  if (a + last === 0 || last === 0) return ofFirstTerms(random);
  return {
    question: random.pick([
      `An arithmetic sequence begins ${firstTerms(a, d)} What is the sum of its first ${n} terms?`,
      `Add the first ${n} terms of the arithmetic sequence ${firstTerms(a, d)} What do you get?`,
    ]),
    answer: String((n * (a + last)) / 2),
    form: { kind: 'number' },
    hints: [
      'Find the last term of the sum.',
      `The last term is $${a} + ${n - 1} * ${signed(d)} = ${last}$. The first and the last term make $${a + last}$, and so do the second and the second to last.`,
      `Calculate $${n} * ${signed(a + last)}/2$.`,
    ],
    ...summed(a, d, n),
  };
}

/** Asks for a sum, given its first terms and its last one. */
export function ofSeries(random: Random): Draft {
  const [a, d, n] = [random.whole(1, 20), random.whole(2, 9), random.whole(8, 30)];
  const last = a + (n - 1) * d;
  const terms = `${a} + ${a + d} + ${a + 2 * d} + … + ${last}`;
  return {
    question: random.pick([
      `What is ${terms}? Each term is ${d} more than the previous one.`,
      `The sum ${terms} has terms that grow by ${d} each time. What is its value?`,
    ]),
    answer: String((n * (a + last)) / 2),
    form: { kind: 'number' },
    hints: [
      'How many terms are there?',
      `From ${a} to ${last} there are $(${last} - ${a}) ÷ ${d} = ${n - 1}$ steps, so there are ${n} terms.`,
      `The first and the last term make $${a + last}$. Calculate $${n} * ${a + last}/2$.`,
    ],
    steps: [
      line(
        'practice.common-difference',
        'Count the steps from the first to the last term',
        `(${last} - ${a})/${d}`,
        '=',
        String(n - 1),
      ),
      line('practice.add', 'There is one more term than steps', `${n - 1} + 1`, '=', String(n)),
      ...summed(a, d, n).steps.slice(1),
    ],
    mistakes: summed(a, d, n).mistakes ?? [],
  };
}
