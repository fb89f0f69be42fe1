import { type Result, success } from '../../result/result.js';
import { linesOf } from '../read/lines.js';
import { solve } from '../solve/solve.js';
import { solveSystem } from '../solve/system/system.js';
import { checkWorking as verdictsOn } from './check-working.js';
import type { LineVerdict } from './verdict.js';

/**
 * Checks a student's work line by line, given as text with line breaks or as a list of lines. Blank lines of a text are
 * left out. For each line after the first one, which is the problem, it says whether it follows from the previous line
 * and by which laws, or which mistake was made, with numbers that prove it. The line after a wrong line is checked
 * against that wrong line, and the line after an unreadable one against the last readable line. Lines past the first 60
 * are undecided. One call has a work limit: the line that exceeds it and all later lines are too long.
 * Errors (lines): `empty`; `syntax` for anything but text and lists of text (`lines.2` for the third); `too-large` for more
 * than 1,000 lines or 100,000 characters of text.
 * @example checkWorking('2x = 6\nx = 3') // 0.verdict is "follows"
 * @example checkWorking(['2x = 6', 'x = 4']) // 0.verdict is "wrong"
 */
export function checkWorking(lines: string | readonly string[]): Result<readonly LineVerdict[]> {
  const read = linesOf(lines, 'lines');
  return read.ok ? success(verdictsOn(read.value, { solve, solveSystem })) : read;
}
