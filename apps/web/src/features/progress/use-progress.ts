import type { Category } from '@mathtools/practice';
import { useSyncExternalStore } from 'react';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { whenUsed } from '../../ui/later/later.js';
import { showToast } from '../../ui/toast/toast.js';
import { useAnswer } from '../query/use-answer.js';
import { countOnce } from './counted.js';
import { afterAnswer, NO_PROGRESS } from './progress.js';
import { progressQuery } from './progress-query.js';
import { saveUnsent, subscribeToUnsent, uncounted, unsentText } from './unsent.js';

/** What sends progress comes when somebody is there to answer. */
const sending = () => import('./send-progress.js');
whenUsed(sending);

async function sendUnsent(): Promise<void> {
  try {
    (await sending().catch(reloadIfReplaced)).sendProgress();
  } catch {
    showToast({ title: 'Error', description: 'Failed to update progress', kind: 'destructive' });
  }
}

/** The visitor's progress in a category, unsent answers included, and a function that records submissions; a problem answered right counts once. */
export function useProgress(category: Category) {
  const { data = NO_PROGRESS, isError } = useAnswer(progressQuery(category));
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentText, () => '{}');
  const record = (isCorrect: boolean, problem?: string): void => {
    if (isCorrect && !countOnce(problem)) return;
    saveUnsent(category, isCorrect);
    void sendUnsent();
  };
  const progress = uncounted(category, data, unsent).reduce(afterAnswer, data);
  return { progress, isUnknown: isError, record };
}
