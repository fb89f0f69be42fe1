import type { Category } from '@mathtools/practice';
import { PLACEMENT_PROBLEMS, type PlacementAnswer, type PlacementFact } from '@mathtools/practice/record';
import { chosenLearner } from '../../../features/learners/learners.js';
import { FIRST } from '../../../features/learners/storage.js';
import { skillOf } from '../../../features/practice/skills.js';

/** Changes when the stored form changes, so that a new version of the page doesn't read an old one. */
const KEY = 'placement-1';

/** A placement in a category: its answers so far, and its result once it is complete. */
export interface KeptPlacement {
  readonly answers: readonly PlacementAnswer[];
  readonly result?: PlacementFact | undefined;
}

interface Stored extends KeptPlacement {
  readonly category: Category;
  readonly visit: string;
  /** The learner's key, unless it is the first one. */
  readonly learner?: string;
}

const NONE: KeptPlacement = { answers: [] };

/** Keeps the chosen learner's placement as the only one in progress in this tab, so that a reload continues it. */
export function keepPlacement(placement: Stored): void {
  try {
    const stored: Stored = { ...placement, learner: chosenLearner().key };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage, a reload starts again.
  }
}

/** Returns the chosen learner's kept placement of a category. A result is only kept for the same visit, so that the next visit starts again. */
export function readPlacement(category: Category, visit: string): KeptPlacement {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null;
    if (kept?.category !== category || !Array.isArray(kept.answers)) return NONE;
    if ((kept.learner ?? FIRST) !== chosenLearner().key) return NONE;
    if (kept.answers.length > PLACEMENT_PROBLEMS || !kept.answers.every(isAnswer)) return NONE;
    if (kept.result === undefined) return { answers: kept.answers };
    return kept.visit === visit && isResult(kept.result)
      ? { answers: kept.answers, result: kept.result }
      : NONE;
  } catch {
    return NONE;
  }
}

function isAnswer(answer: Partial<PlacementAnswer> | null): boolean {
  return typeof answer?.isRight === 'boolean' && skillOf(String(answer.skill)) !== undefined;
}

function isResult({ id, known }: Partial<PlacementFact>): boolean {
  return typeof id === 'string' && Array.isArray(known) && known.every((skill) => typeof skill === 'string');
}
