import { solve } from '../solve/solve.js';
import { solveSystem } from '../solve/system/system.js';
import { checkWorking as verdictsOn } from './check-working.js';
import type { LineVerdict } from './verdict.js';

/** Checks lines with the solver. */
export function checkWorking(lines: readonly string[]): readonly LineVerdict[] {
  return verdictsOn(lines, { solve, solveSystem });
}

/** Returns the verdict on each line of a text, with the name of a mistake. */
export function said(text: string): readonly string[] {
  return checkWorking(text.split('\n')).map((line) =>
    line.verdict === 'wrong' ? `wrong: ${line.mistake ?? '-'}` : line.verdict,
  );
}

/** Returns the laws of the last line of a text. */
export function lawsOf(text: string): readonly string[] {
  const last = checkWorking(text.split('\n')).at(-1);
  return last?.verdict === 'follows' ? last.laws.map(({ law }) => law) : [];
}
