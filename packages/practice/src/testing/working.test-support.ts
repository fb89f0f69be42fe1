import { checkWorking, readWork, type Solution, solve } from '@mathtools/math-core/algebra';
import { unwrap } from '@mathtools/math-core/result';
import { expressionText, type Step } from '@mathtools/math-core/steps';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { grade, judgeOwnWork, type Problem, workStart } from '../index.js';

/** Returns the answer of a problem as the last line of a student's work: x = 2 or x = 3. */
export function lastLine({ answer, form, task }: Pick<Problem, 'answer' | 'form' | 'task'>): string {
  switch (form.kind) {
    case 'number':
      return form.variable === undefined ? answer : `${form.variable} = ${answer}`;
    case 'rounded':
      return `${form.variable ?? ''} ≈ ${answer}`;
    case 'numbers':
      return answer
        .split(', ')
        .map((value) => `${form.variable} = ${value}`)
        .join(' or ');
    case 'point': {
      const values = answer.slice(1, -1).split(', ');
      return form.names.map((name, index) => `${name} = ${values[index] ?? ''}`).join(', ');
    }
    case 'expression': // A formula is solved for a letter.
      return task?.for === undefined ? answer : `${task.for} = ${answer}`;
    default:
      return answer;
  }
}

/** Returns the faults of the first line of a problem. The answer must follow from it and be its last line. */
export function startFaults(problem: Problem): readonly string[] {
  const start = workStart(problem);
  if (start === '') return ownFaults(problem);
  if (start === undefined) return [];
  const last = lastLine(problem);
  const [line] = unwrap(checkWorking([start, last]));
  const [verdict, graded] = [line?.verdict ?? 'none', grade(last, problem)];
  if (verdict === 'follows' && graded === 'correct') return [];
  return [`${problem.id}: ${start} → ${last} ${verdict}, ${graded}`];
}

/** The engine can't solve every equation with the unknown in the base of a logarithm. */
const UNSOLVED = /log_[a-z]\(/;

/** Returns the faults of the task of a problem. The engine must read it, and its solution must be the answer. */
export function taskFaults(problem: Problem): readonly string[] {
  const { id, task } = problem;
  if (!task) return [];
  const given = [task.given].flat();
  const lines = [...given, ...(task.at ?? [])];
  const unread = readWork(lines).flatMap(({ ok }, index) =>
    ok ? [] : [`${id}: ${lines[index] ?? ''} can't be read`],
  );
  if (unread.length > 0 || task.kind !== 'solve' || UNSOLVED.test(lines.join())) return unread;
  const { solution } = unwrap(solve(given.length === 1 ? (given[0] ?? '') : given, { unknown: task.for }));
  const entry = solutionText(solution, problem.form);
  return grade(entry, problem) === 'correct' ? [] : [`${id}: ${given.join(', ')} → ${entry}`];
}

/** Returns a solution of the engine as a student would type it. */
function solutionText(solution: Solution, form: Problem['form']): string {
  switch (solution.kind) {
    case 'values':
      return solution.values
        .map((value) =>
          form.kind === 'rounded' ? realValue(value).toFixed(form.decimals) : expressionText(value),
        )
        .join(', ');
    case 'points':
      return solution.points
        .map(({ x = '', y = '' }) => `(${expressionText(x)}, ${expressionText(y)})`)
        .join();
    case 'intervals':
      return solution.intervals
        .map(({ low, high, includesLow, includesHigh }) =>
          [
            ...(low === undefined ? [] : [expressionText(low), includesLow ? '≤' : '<']),
            solution.unknown,
            ...(high === undefined ? [] : [includesHigh ? '≤' : '<', expressionText(high)]),
          ].join(' '),
        )
        .join(' or ');
    default:
      return solution.kind;
  }
}

/**
 * Returns the faults of a problem whose first line the student writes. The steps of its solution are correct work, so
 * none of them may be incorrect. The answer must fit, and no known mistake may.
 */
function ownFaults(problem: Problem): readonly string[] {
  const { id, form, mistakes = [], steps } = problem;
  const work = steps.map(lineOf);
  const judged = judgeOwnWork([...work, lastLine(problem)], problem);
  const wrong = mistakes.map(({ answer }) => `q = ${answer}`);
  const accepted = form.kind === 'numbers' ? [] : judgeOwnWork(wrong, problem);
  return [
    ...work.filter((_, index) => judged[index] === 'incorrect').map((line) => `${id}: ${line} incorrect`),
    ...(judged.at(-1) === 'fits' ? [] : [`${id}: ${lastLine(problem)} ${judged.at(-1) ?? ''}`]),
    ...wrong.filter((_, index) => accepted[index] === 'fits').map((line) => `${id}: ${line} fits`),
  ];
}

function lineOf({ before, relation, after }: Step): string {
  return `${expressionText(before)} ${relation} ${expressionText(after)}`;
}
