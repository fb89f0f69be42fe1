import { chooseLearner, chosenLearner, learnerBy } from '../learners/learners.js';
import { keyFor, readText, writeText } from '../learners/storage.js';
import { KEY } from './continue.js';

/** Keeps what the other learners can continue with. Other pages only read what the chosen one can. */
const AHEAD = 'record-ahead';

/** Chooses the learner who practices from now on, and what other pages offer to continue with. */
export function switchLearner(key: string): void {
  const before = chosenLearner().key;
  if (key === before || !learnerBy(key)) return;
  writeText(keyFor(AHEAD, before), readText(KEY));
  writeText(KEY, readText(keyFor(AHEAD, key)));
  chooseLearner(key);
}
