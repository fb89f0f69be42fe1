import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Found } from './find.js';
import type { Reading } from './read/reading.js';

interface Loaded {
  readonly find?: typeof import('./find.js').find;
  readonly readProblem?: typeof import('./read/read.js').readProblem;
}

/** What a typed text gives: a problem that was read, and what bears its words. */
export interface Finding extends Found {
  readonly reading?: Reading | undefined;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Reads what is typed; the reader and the index load with the first word, and without a network it finds by name alone. */
export function useFinding(typed: string): Finding | undefined {
  const [{ find, readProblem }, setLoaded] = useState<Loaded>({});
  const term = useDeferredValue(typed);
  const isWanted = typed.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    const add = (part: Loaded): void => {
      setLoaded((old) => ({ ...old, ...part }));
    };
    const missing = (): void => undefined;
    void import('./find.js').then(({ find }) => {
      add({ find });
    }, missing);
    void import('./read/read.js').then(({ readProblem }) => {
      add({ readProblem });
    }, missing);
  }, [isWanted]);
  return useMemo(
    () => find && (term.trim() === '' ? undefined : { ...find(term), reading: readProblem?.(term, today()) }),
    [find, readProblem, term],
  );
}
