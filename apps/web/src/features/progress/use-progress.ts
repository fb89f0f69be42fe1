import type { Category } from '@mathtools/practice';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLearners } from '../learners/use-learners.js';
import { countOnce } from './counted.js';
import { afterAnswer, NO_PROGRESS } from './progress.js';
import { progressQuery } from './progress-query.js';
import { sendProgress } from './send-progress.js';
import { saveUnsent, subscribeToUnsent, uncounted, unsentText } from './unsent.js';

/** Returns the chosen learner's progress in a category, including unsent answers, and a function that records each problem once. */
export function useProgress(category: Category) {
  const { key } = useLearners().chosen;
  const { data = NO_PROGRESS, isError } = useQuery(progressQuery(key, category));
  const unsent = useSyncExternalStore(
    subscribeToUnsent,
    () => unsentText(key),
    () => '{}',
  );
  const record = (isCorrect: boolean, problem?: string): void => {
    if (isCorrect && !countOnce(key, problem)) return;
    saveUnsent(key, category, isCorrect);
    sendProgress();
  };
  const progress = uncounted(category, data, unsent).reduce(afterAnswer, data);
  return { progress, isUnknown: isError, record };
}
