import { labelFaults } from '../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../testing/problem-faults.test-support.js';
import { numbersIn } from './text-numbers.test-support.js';

/** Lists all pairs of draws of numbered things, and counts the ones that the question asks for. */
export const verifyDraws: Verify = (problem) => {
  const { question, answer, drawing } = problem;
  const [a = 0, b = 0] = numbersIn(problem);
  const isReplaced = /\bput it back|is put back/.test(question);
  let [all, wanted] = [0, 0];
  for (let i = 0; i < a + b; i++)
    for (let j = 0; j < a + b; j++) {
      if (i === j && !isReplaced) continue;
      const hits = (i < a ? 1 : 0) + (j < a ? 1 : 0);
      const isWanted = question.includes('different')
        ? hits === 1
        : question.includes('same color')
          ? hits !== 1
          : question.includes('at least')
            ? hits > 0
            : hits === 2;
      all++;
      if (isWanted) wanted++;
    }
  const [top = NaN, bottom = 1] = answer.split('/').map(Number);
  return {
    values: {},
    faults: [
      ...(top * all === bottom * wanted ? [] : [`the answer should be ${wanted}/${all}`]),
      ...(drawing ? labelFaults(drawing) : ['there is no tree']),
    ],
  };
};
