import type { Statement } from '../read/statement.js';
import { compare } from './judge.js';
import type { MistakeName } from './mistake-names.js';
import { isEvenPower } from './mistakes/recognised.js';
import { isInequality } from './mistakes/relations.js';
import type { Progress } from './progress.js';
import { hasIn } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** Returns the verdict on an inequality with ±: x < ±5. Returns undefined for other lines. */
export function bothSignsVerdict(
  { previous, setting, isDraft }: Progress,
  line: Statement,
  text: string,
): LineVerdict | undefined {
  if (!text.includes('±') || line.kind !== 'or' || !isInequality(line)) return undefined;
  if (isDraft) return { verdict: 'wrong' };
  const mistake: MistakeName | undefined = hasIn(previous, 'abs')
    ? 'absolute-inequality-wrong-side'
    : isEvenPower(previous)
      ? 'square-inequality-root'
      : undefined;
  const found = compare(previous, line, setting);
  const counterexample = 'counterexample' in found ? found.counterexample : undefined;
  return { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) };
}
