import type { ReactNode } from 'react';
import { checkExercise } from '../../../ui/working/check.js';
import type { Checked } from '../../../ui/working/shown-checked.js';
import { judge } from '../grading.js';
import { formOf, type PracticeProblem } from '../problem.js';
import { formWanted } from '../words.js';
import { checkOwn } from './judge-own.js';

/** The result of checking a student's work. */
export interface JudgedWorking {
  readonly checked: Checked;
  /** The last line, if it answers the problem and no line above it is wrong. */
  readonly answer: string | undefined;
  /** The message about the work as a whole. */
  readonly message: ReactNode;
}

/** Checks the lines below the first line of a problem, or the student's own lines if there is no first line. */
export function checkOf(problem: PracticeProblem, start: string, lines: string): Checked {
  return start === '' ? checkOwn(problem, lines) : checkExercise(`${start}\n${lines}`);
}

/** Judges the lines below the first line of a problem, or the student's own lines if there is no first line. */
export function judgeWorking(problem: PracticeProblem, start: string, lines: string): JudgedWorking {
  const checked = checkOf(problem, start, lines);
  const last = lines.trimEnd().split('\n').at(-1) ?? '';
  if (last === '')
    return {
      checked,
      answer: undefined,
      message: start === '' ? WRITE_OWN : 'Write your first step below the given line.',
    };
  if (checked.isFaulty) return { checked, answer: undefined, message: <Faults of={checked} /> };
  const { verdict } = judge(last, problem);
  if (start === '' && isOnlyNumber(lines))
    return {
      checked,
      answer: undefined,
      message: 'Also write the equation or calculation that leads to it.',
    };
  const together = verdict === 'correct' ? last : valuesTogether(problem, lines);
  const answer = judge(together, problem).verdict === 'correct' ? together : undefined;
  return { checked, answer, message: soFar({ problem, checked, last, isForm: verdict === 'wrong-form' }) };
}

const WRITE_OWN = 'Write your own equation or calculation.';

/** Tests if the work is one number without a calculation: x = 17. */
const isOnlyNumber = (lines: string): boolean => (lines.match(/\d+(?:[.,]\d+)*/g) ?? []).length < 2;

function Faults({ of: { answer, summary } }: { readonly of: Checked }) {
  return (
    <>
      <span>{`${answer}. `}</span>
      {summary}
    </>
  );
}

/**
 * Returns the values of all unknowns of a system as one line, x = 3, y = 2, if each is on a separate line. Otherwise
 * returns the last line.
 */
function valuesTogether(problem: PracticeProblem, lines: string): string {
  const form = formOf(problem);
  const written = lines.trimEnd().split('\n');
  const last = written.at(-1) ?? '';
  if (form.kind !== 'point') return last;
  const values = form.names.map((name) =>
    written
      .filter((line) => new RegExp(`^\\s*${name}\\s*=[^=,;]+$`).test(line))
      .at(-1)
      ?.trim(),
  );
  return values.every((value) => value !== undefined) ? values.join(', ') : last;
}

interface SoFar {
  readonly problem: PracticeProblem;
  readonly checked: Checked;
  readonly last: string;
  /** True if the last line has the value of the answer in another form. */
  readonly isForm: boolean;
}

/** Returns a sentence about what is still missing after correct lines. */
function soFar({ problem, checked: { isDecided, answer }, last, isForm }: SoFar): string {
  const form = formOf(problem);
  const isFound = /^\s*[a-z]\s*[=≈]/i.test(last);
  if (!isDecided) return `${answer}. Keep going, or type your answer in the box above.`;
  if (isForm && (form.kind === 'fraction' || 'shape' in form || (form.kind === 'rounded' && isFound)))
    return `That’s right so far. Now ${formWanted(form)}.`;
  if (form.kind === 'point' && isFound)
    return `That’s right so far. Keep going until you have both ${form.names.join(' and ')}.`;
  return 'That’s right so far. Keep going.';
}
