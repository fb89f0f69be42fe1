import type { Category } from '@mathtools/practice';
import type { AnswerFact, PlacementFact, Setting } from '@mathtools/practice/record';
import type { PracticeProblem } from '../practice/problem.js';
import { recordFact } from './sync.js';
import type { Attempt } from '../practice/use-attempt.js';

/** Returns the id of a new fact, drawn at random. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LONGEST = 200;
const DAY = 86_400_000;

/** Returns text as the server stores it: at most 200 characters, without those that a database rejects. */
function storable(text: string): string {
  return text.slice(0, LONGEST).replaceAll(/[\0\p{Cs}]/gu, '');
}

/** Records an answer to a problem of a skill. */
export async function recordAnswer(
  problem: PracticeProblem,
  { skill, setting }: { readonly skill: string; readonly setting: Setting },
  attempt: Attempt,
): Promise<void> {
  if (problem.id === undefined) return;
  const fact: AnswerFact = {
    kind: 'answer',
    id: newId(),
    at: Date.now(),
    problem: problem.id,
    skill,
    level: problem.difficulty,
    setting,
    text: storable(attempt.text),
    verdict: attempt.isCorrect ? 'correct' : 'incorrect',
    tries: Math.min(attempt.tries, 100),
    hints: Math.min(attempt.hints, 100),
    redMarks: Math.min(attempt.redMarks, 1000),
    milliseconds: Math.min(attempt.milliseconds, DAY),
  };
  await recordFact(fact);
}

/** Records the result of a placement, and returns its fact. */
export async function recordPlacement(category: Category, known: readonly string[]): Promise<PlacementFact> {
  const fact: PlacementFact = { kind: 'placement', id: newId(), at: Date.now(), category, known: [...known] };
  await recordFact(fact);
  return fact;
}

/** Records that a placement doesn't count. */
export async function undoPlacement(placement: string): Promise<void> {
  await recordFact({ kind: 'undo', id: newId(), at: Date.now(), placement });
}
