import { figureProblem, type ShortProblem } from './figure-formulas.js';
import { numbersInDigits } from './number-words.js';
import { PROBLEM_ROWS } from './problem-rows.js';
import { typedText } from './typed-text.js';

const ROWS = PROBLEM_ROWS.map(([pattern, signs]) => [new RegExp(`^(?:${pattern})$`, 'iu'), signs] as const);

/**
 * Reads a short word problem as a calculation, an equation or a request in signs. Returns undefined for other text.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example problemInSigns('change from $20 for $13.67')?.signs // "$20 - $13.67"
 * @example problemInSigns('area of a circle with radius 5 cm') // signs is "5^2 * pi" and unit is "cm²"
 * @example problemInSigns('two numbers add to 31 and differ by 5')?.signs // "x + y = 31, x - y = 5"
 */
export function problemInSigns(text: string): ShortProblem | undefined {
  const typed = typedText('text', text).trim();
  const texts = [...new Set([typed, numbersInDigits(typed)])];
  for (const words of texts)
    for (const [pattern, signs] of ROWS) {
      const [found, ...groups] = pattern.exec(words) ?? [];
      if (found === undefined) continue;
      const written = typeof signs === 'string' ? words.replace(pattern, signs) : signs(groups);
      return written === undefined ? undefined : { signs: written, unit: '', isMeasure: false };
    }
  for (const words of texts) {
    const problem = figureProblem(words);
    if (problem) return problem;
  }
  return undefined;
}
