import { isSame } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { approximate } from '../../expression/approximate.js';
import { Beyond } from '../radical/beyond.js';
import { simplestNumber } from '../values/number-form.js';
import { type Board, type Found, NONE, type Sides } from './board.js';
import { noRoot } from './polynomial/binomial.js';
import { readRealPower, type RealPower } from './read-real-power.js';
import { solveInside } from './symbolic.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** Solves an equation with one power such as x^2.7 or x^π by raising both sides to the reciprocal power. */
export function solveRealPower(board: Board, sides: Sides): Found | undefined {
  const steps: Step[] = [];
  const read = readRealPower(sides, board.unknown, steps);
  if (!read) return undefined;
  for (const each of steps) board.line(each, each.before, each.after);
  board.mayGain = true;
  const reason = noValue(read);
  if (reason) {
    board.line(reason, read.left, read.right);
    return NONE;
  }
  const { base, exact, side, by, power, value } = read;
  const about = approximate(power);
  if (side !== 0 && (about === 0 || !Number.isFinite(about)))
    throw new Beyond('a power with too many digits', true);
  const inside: Expression = exact && exact.numerator % 2n === 0n ? ['abs', base] : base;
  const [written, result] =
    side < 0 ? ([['neg', power], simplestNumber(['neg', value])] as const) : [power, value];
  board.line(say('algebra.power-both', { n: by }), inside, written);
  if (!isSame(written, result)) board.line('algebra.power-value', inside, result);
  return solveInside(board, inside, result);
}

/** Returns why a power has no value of this sign, or undefined if it may have one. */
function noValue({ exact, side, direction }: RealPower): Law | undefined {
  if (side === 0 && direction < 0) {
    const law = 'algebra.never-zero';
    return law;
  }
  if (side >= 0) return undefined;
  if (exact && exact.denominator % 2n === 1n) return exact.numerator % 2n === 0n ? noRoot(4) : undefined;
  return exact ? 'algebra.even-root-negative' : 'algebra.power-positive';
}
