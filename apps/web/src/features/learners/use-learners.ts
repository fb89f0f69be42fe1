import { useMemo, useSyncExternalStore } from 'react';
import { type Learners, learnersIn, learnersText, NO_LEARNERS, subscribeToLearners } from './learners.js';

/** Returns the learners of this browser. Before hydration, there is only the first one. */
export function useLearners(): Learners {
  const text = useSyncExternalStore(subscribeToLearners, learnersText, () => NO_LEARNERS);
  return useMemo(() => learnersIn(text), [text]);
}
