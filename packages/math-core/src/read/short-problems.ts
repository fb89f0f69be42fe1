import { figureInSigns } from './figure-formulas.js';
import { numbersInDigits } from './number-words.js';
import { PROBLEM_ROWS } from './problem-rows.js';
import { typedText } from './typed-text.js';

const ROWS = PROBLEM_ROWS.map(([pattern, signs]) => [new RegExp(`^(?:${pattern})$`, 'i'), signs] as const);

/**
 * Writes a short word problem as a calculation, an equation or a request. Returns undefined for other text.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example problemInSigns('change from $20 for $13.67') // "$20 - $13.67"
 * @example problemInSigns('area of a circle with radius 5') // "5^2 * pi"
 * @example problemInSigns('two numbers add to 31 and differ by 5') // "x + y = 31, x - y = 5"
 */
export function problemInSigns(text: string): string | undefined {
  const typed = typedText('text', text).trim();
  for (const words of new Set([typed, numbersInDigits(typed)]))
    for (const [pattern, signs] of ROWS) {
      const [found, ...groups] = pattern.exec(words) ?? [];
      if (found !== undefined)
        return typeof signs === 'string' ? words.replace(pattern, signs) : signs(groups);
    }
  return figureInSigns(typed) ?? figureInSigns(numbersInDigits(typed));
}
