import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import { type Setting, areEquivalent, compare } from './judge.js';
import type { MistakeName } from './mistake-names.js';
import { isEvenPower } from './mistakes/recognised.js';
import { isInequality } from './mistakes/relations.js';
import type { Progress } from './progress.js';
import { hasIn } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/**
 * Returns the mistake if a line follows from the previous text without its percent signs, 20x = 30 from 20% of x = 30, or without
 * what the percentage is of: p − 0.2 = 60 from p − 20% of p = 60.
 */
export function percentMistake(text: string, after: Statement, setting: Setting): MistakeName | undefined {
  if (!text.includes('%')) return undefined;
  const isFrom = (changed: string): boolean => {
    const read = readStatement(changed);
    return read.ok && areEquivalent(read.value, after, setting);
  };
  if (isFrom(text.replaceAll(/%\s*of\b/gi, '·').replaceAll('%', ''))) return 'percent-as-number';
  const isMoved = ['10', '1000'].some((part) =>
    isFrom(text.replaceAll('%', `/${part}`).replaceAll(/\bof\b/gi, '·')),
  );
  if (isMoved) return 'decimal-point-moved';
  const bare = text.replaceAll(/([+\-−]\s*\d+(?:\.\d+)?)\s*%(?:\s*of\s+[a-z]\b)?/gi, '$1/100');
  return bare !== text && isFrom(bare) ? 'percent-without-whole' : undefined;
}

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
