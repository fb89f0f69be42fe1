import { FAMILIES, grade, type Problem, problemById } from '@mathtools/practice';
import { HOSTILE_TEXTS } from '@mathtools/practice/testing/hostile-texts';
import { median, printHead, printRow } from './figures.js';

/** The grader's own tests hold the ratio of the work to 20, but a unit of work doesn't always take the same time. */
const mostTimes = 40;
const rounds = 15;

interface Graded {
  readonly entry: string;
  readonly problem: Problem;
  readonly time: number;
}

/** Returns the shortest of several times of grading an entry, in nanoseconds, because other work only adds to it. */
function graded(entry: string, problem: Problem): Graded {
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    grade(entry, problem);
    return Number(process.hrtime.bigint() - start);
  });
  return { entry, problem, time: Math.min(...times) };
}

/** Compares the entries that take the longest to grade with typical ones. Returns true if the goal is met. */
export function compareGrading(): boolean {
  const problems = FAMILIES.flatMap(({ id, difficulties: [level] }) => {
    const problem = problemById(`${id}.${level ?? 'easy'}.1`);
    return problem.ok ? [problem.value] : [];
  });
  const typical = problems.flatMap((problem) =>
    [problem.answer, '7', ...(problem.mistakes ?? []).map(({ answer }) => answer)].map((entry) =>
      graded(`x = ${entry}`, problem),
    ),
  );
  const usual = median(typical.map(({ time }) => time));
  const hostile = HOSTILE_TEXTS.map((entry) => {
    const all = problems.filter((_, at) => at % 8 === 0).map((problem) => graded(entry, problem));
    return all.reduce((worst, one) => (one.time > worst.time ? one : worst));
  }).sort((a, b) => b.time - a.time);
  console.log(`\nGrading, relative to a typical entry, which takes ${(usual / 1e3).toFixed(0)} µs`);
  printHead('entry', 'problem', 'worst ÷ typical');
  for (const { entry, problem, time } of hostile.slice(0, 5))
    printRow(`\`${entry.slice(0, 40)}\``, problem.id, (time / usual).toFixed(1));
  return (hostile[0]?.time ?? Number.NaN) / usual <= mostTimes;
}
