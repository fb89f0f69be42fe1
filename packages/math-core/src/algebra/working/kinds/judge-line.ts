import { judgeLine as judgePlain } from '../walk.js';
import type { Judgement, Progress } from '../progress.js';
import { judgeCombination } from './combination.js';
import type { Line, LineKind } from './kind.js';
import { judgeNumbered } from './numbered.js';
import { judgeStatedFacts } from './stated-facts.js';
import { judgeValueChain } from './value-chain.js';

/** The kinds of lines, from specific to general. */
const KINDS: readonly LineKind[] = [judgeStatedFacts, judgeCombination, judgeNumbered, judgeValueChain];

/** Returns the verdict on the next line, and the state after it. */
export function judgeLine(progress: Progress, line: Line): Judgement {
  for (const kind of KINDS) {
    const judged = kind(progress, line, judgePlain);
    if (judged) return judged;
  }
  return judgePlain(progress, line.statement, line.place);
}
