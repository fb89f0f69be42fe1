import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Writes out every single value of the table and adds them one by one. */
export const verify: Verify = (problem) => {
  const own = answerNumber(problem);
  const numbers = numbersIn(problem);
  const { difficulty, question } = problem;
  const rows: readonly (readonly [number, number])[] =
    difficulty === 'hard'
      ? classesIn(question)
      : numbers.slice(0, 4).map((count, value): readonly [number, number] => [value, count]);
  const all = rows.flatMap(([value, count]) => Array.from({ length: count }, () => value));
  let sum = 0;
  for (const value of all) sum += value;
  const isRight = difficulty === 'easy' ? own === sum : Math.abs(own * all.length - sum) < 1e-9;
  return { values: {}, faults: isRight ? [] : ['the table has another mean'] };
};

/** Returns the middle and the frequency of each class, with the frequency before or after the class. */
function classesIn(question: string): readonly (readonly [number, number])[] {
  const isAfter = question.includes('for a task: ');
  const pattern = isAfter
    ? /(?<from>\d+) to (?<to>\d+) minutes for (?<count>\d+)/g
    : /(?<count>\d+) (?:\w+ )?\w+ (?<from>\d+) to (?<to>\d+)/g;
  return [...question.matchAll(pattern)].map(({ groups = {} }): readonly [number, number] => [
    (Number(groups['from']) + Number(groups['to'])) / 2,
    Number(groups['count']),
  ]);
}
