import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Adds the angles up, or turns around a regular polygon. */
export const verify: Verify = (problem) => {
  const { question, drawing } = problem;
  const own = answerNumber(problem);
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const sum = first + second + third;
  const parts = /ratio/.test(question) ? sum : 1;
  const isRight = /ratio/.test(question)
    ? own * sum === 180 * (/largest/.test(question) ? Math.max : Math.min)(first, second, third)
    : /How many sides/.test(question)
      ? own * (/interior/.test(question) ? 180 - first : first) === 360
      : /regular/.test(question)
        ? (180 - own) * first === 360
        : /equal angles are/.test(question)
          ? own + 2 * first === 180
          : /between the two/.test(question)
            ? 2 * own + first === 180
            : own + sum === (/quadrilateral/.test(question) ? 360 : 180);
  const isDrawn = !/quadrilateral|How many sides/.test(question);
  return {
    values: {
      x: String(parts > 1 ? 180 / parts : own),
      n: /How many/.test(question) ? String(own) : String(first),
    },
    faults: [
      ...(isRight ? [] : ['the angles do not fit']),
      ...(isDrawn || drawing ? drawingFaults(problem) : []),
    ],
  };
};
