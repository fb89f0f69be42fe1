import { type Result, success } from '../../result/result.js';
import { readWorkLine } from '../read/work-line.js';
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

/** Reads an inequality with ±, which isn't a statement, as one for each sign. Returns undefined for other lines. */
export function readBothSigns(text: string): Result<Statement> | undefined {
  if (!text.includes('±') || !/[<>≤≥]/.test(text)) return undefined;
  const parts: Statement[] = [];
  for (const sign of ['', '-']) {
    const read = readWorkLine(text.replaceAll('±', sign), 'line');
    if (!read.ok || read.value.kind !== 'relation') return undefined;
    parts.push(read.value);
  }
  return success({ kind: 'or', parts });
}
