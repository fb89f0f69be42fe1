import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { tools } from '../../tools/index.js';
import type { Found } from './find.js';
import { placeOf } from '../../tools/place-of.js';
import type { Reading } from './read/reading.js';

/** What a typed text gives: a problem that was read, and what bears its words. */
export interface Finding extends Found {
  readonly reading?: Reading | undefined;
}

// Both load with the first word; without a network the reader may be missing, and names are found alone.
const index = () => import('./find.js');
const reader = async () => (navigator.onLine ? import('./read/read.js').catch(() => undefined) : undefined);

/** Loads what finds and reads, before it is needed; a failure is handled where it is. */
export const loadFinding = () => Promise.allSettled([index(), reader()]);

/** The page that shows all that a search finds. */
export const searchPage = (typed: string): string => `/tools?${new URLSearchParams({ q: typed }).toString()}`;

interface Loaded {
  readonly find?: Awaited<ReturnType<typeof index>>['find'] | undefined;
  readonly readProblem?: NonNullable<Awaited<ReturnType<typeof reader>>>['readProblem'] | undefined;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Reads what is typed; where nobody types a problem, names are enough. */
export function useFinding(typed: string, namesOnly = false): Finding | undefined {
  const [{ find, readProblem }, setLoaded] = useState<Loaded>({});
  const term = useDeferredValue(typed);
  const isWanted = typed.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    // both at once, so that an answer moves nothing that was found
    void Promise.all([index(), namesOnly ? undefined : reader()]).then(
      ([found, read]) => {
        setLoaded({ find: found.find, readProblem: read?.readProblem });
      },
      () => undefined,
    );
  }, [isWanted, namesOnly]);
  return useMemo(
    () => (find && term.trim() !== '' ? { ...find(term), reading: readProblem?.(term, today()) } : undefined),
    [find, readProblem, term],
  );
}

/**
 * Where Enter leads: to the tool of the problem, filled in, else to the first thing found; undefined if there is none.
 * A calculation of several steps, which no tool holds, stays with its answer.
 */
export async function firstPlace(typed: string): Promise<string | undefined> {
  const [{ find }, read] = await Promise.all([index(), reader()]);
  const reading = read?.readProblem(typed, today());
  const tool = tools.find(({ id }) => id === reading?.tool);
  if (reading?.lastStep !== undefined) return searchPage(typed);
  if (tool) return placeOf(tool, reading?.inputs);
  const { all, near } = find(typed);
  return [...all, ...near][0]?.to;
}
