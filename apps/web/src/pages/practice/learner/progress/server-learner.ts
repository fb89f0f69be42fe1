import type { Learners } from '@mathtools/contracts/learners';
import { useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../../../features/api.js';
import { learnersQuery, refreshLearners } from '../../../../features/learners/learners-query.js';
import type { BrowserLearner } from '../../../../features/learners/learners.js';
import { syncRecord } from '../../../../features/record/sync.js';
import { showToast } from '../../../../ui/toast/toast.js';

/** A learner as the server knows it. */
export type ServerLearner = Learners['learners'][number];

/** Returns the kind of a device, such as "Firefox on Windows". */
export function kindOf(kind: string | null): string {
  return kind ?? 'Unknown device';
}

/** Fetches what changes with the devices of a learner. */
export async function refreshDevices(): Promise<void> {
  await refreshLearners();
  syncRecord();
}

/** Returns what the server knows about a learner, or undefined until it is known. */
export function useServerLearner({ id }: BrowserLearner) {
  const query = useQuery({ ...learnersQuery, staleTime: 0 });
  return { ...query, known: query.data?.learners.find((each) => each.id === id) };
}

/** Shows a failure in a toast. */
export function showError(error: unknown, otherwise: string): void {
  showToast({ title: 'Error', description: serverMessageOf(error) ?? otherwise, kind: 'destructive' });
}
