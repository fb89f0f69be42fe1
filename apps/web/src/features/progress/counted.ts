import { keyFor, readText, writeText } from '../learners/storage.js';

const KEY = 'practice-counted';
/** The number of problems remembered. The oldest are forgotten first. */
const MOST = 2000;

function readCounted(learner: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readText(keyFor(KEY, learner)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Records a problem that a learner answered correctly. Returns false if it was recorded before. A problem without an id
 * always counts.
 */
export function countOnce(learner: string, id: string | undefined): boolean {
  if (id === undefined) return true;
  const counted = readCounted(learner);
  if (counted.includes(id)) return false;
  writeText(keyFor(KEY, learner), JSON.stringify([...counted, id].slice(-MOST)));
  return true;
}
