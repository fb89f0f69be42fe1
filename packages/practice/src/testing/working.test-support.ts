import { checkWorking } from '@mathtools/math-core/algebra';
import { unwrap } from '@mathtools/math-core/result';
import { grade, type Problem, startOf } from '../index.js';

/** Returns the answer of a problem as the last line of a student's work: x = 2 or x = 3. */
export function lastLine({ answer, form, question }: Pick<Problem, 'answer' | 'form' | 'question'>): string {
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
    case 'expression': {
      // A formula that is solved for a letter.
      const [, letter] = /^Solve (?:\$.*\$ )?for ([a-z])\b/.exec(question) ?? [];
      return letter === undefined ? answer : `${letter} = ${answer}`;
    }
    default:
      return answer;
  }
}

/** Returns the faults of the first line of a problem. The answer must follow from it and be its last line. */
export function startFaults(problem: Problem): readonly string[] {
  const start = startOf(problem);
  if (start === undefined) return [];
  const last = lastLine(problem);
  const [line] = unwrap(checkWorking([start, last]));
  const [verdict, graded] = [line?.verdict ?? 'none', grade(last, problem)];
  if (verdict === 'follows' && graded === 'correct') return [];
  return [`${problem.id}: ${start} → ${last} ${verdict}, ${graded}`];
}
