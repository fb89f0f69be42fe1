import { exactText } from '../rational/format.js';
import { quotient } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import { type Step, step } from '../steps/step.js';
import { parseBase, parsePositive } from './base.js';
import { evaluateLogarithm, type LogarithmInput } from './evaluate.js';
import { division } from './logarithm-steps.js';
import { naturalFigure } from './natural-figure.js';
import { fixed, type Real, roundedText } from './real-logarithm.js';

/**
 * Returns the division of {@link evaluateLogarithm} with more digits so that the quotient of the printed
 * figures rounds to the answer. In one case in three, figures with 4 decimals are too short for that. Returns
 * no step if they are long enough, if the logarithm is rational (its exact form shows the value), or for base
 * e, which needs no division. Errors: as in evaluateLogarithm.
 * @example longerDivision({ base: 2, value: 10 }) // 0.after reads "2.30259 ÷ 0.69315"
 */
export function longerDivision(input: LogarithmInput): Result<readonly Step[]> {
  const evaluated = evaluateLogarithm(input);
  if (!evaluated.ok) return evaluated;
  const [base, value] = [parseBase(input.base), parsePositive(input.value, 'value')];
  if (!base.ok) return base;
  if (!value.ok) return value;
  const { answer } = evaluated.value;
  const [a, x] = [naturalFigure(base.value), naturalFigure(value.value)];
  if (answer.exact !== undefined || !a.real || !x.real || isEnough(x.text, a.text, answer.text))
    return success([]);
  const before = division(base.value === 'e' ? 'e' : exactText(base.value), exactText(value.value));
  const figures = longFigures(x.real, a.real, answer.text, Math.max(decimalsOf(x.text), decimalsOf(a.text)));
  const after = ['÷', ...figures] as const;
  return success([
    step('logarithm.longer-division', 'Division with more digits', before, after, { relation: '≈' }),
  ]);
}

// No irrational answer is a tie, so enough decimals always determine it.
function longFigures(over: Real, under: Real, answer: string, decimals: number): readonly [string, string] {
  // One more decimal for every integer digit of the answer and for every requested decimal.
  const more = answer.length - 1 - Math.min(decimalsOf(answer), 4);
  for (let places = decimals + Math.max(more, 1); ; places++) {
    const figures = [roundedText(over, places), roundedText(under, places)] as const;
    if (isEnough(...figures, answer)) return figures;
  }
}

/** Returns whether the quotient of two decimals rounds to the answer. */
function isEnough(over: string, under: string, answer: string): boolean {
  const places = BigInt(decimalsOf(under) - decimalsOf(over));
  const [n, d] = [digitsOf(over), digitsOf(under)];
  const scaled = places < 0n ? quotient(n, d * 10n ** -places) : quotient(n * 10n ** places, d);
  return fixed(scaled, decimalsOf(answer)) === answer;
}

function digitsOf(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
