import { useMemo, useState, useSyncExternalStore } from 'react';
import { whenUsed } from '../../ui/later/later.js';
import { type Asked, questionOf, type Source, useSource } from './asked.js';
import type { FirstAnswer } from './observed.js';
import type { Query } from './query-of.js';

/** What was asked before TanStack Query was there. */
const first = new Set<FirstAnswer>();
let observed: typeof import('./observed.js') | undefined;
const listeners = new Set<() => void>();

async function handOver(): Promise<void> {
  const module = await import('./observed.js');
  await module.takeOver(first);
  first.clear();
  observed = module;
  for (const listener of listeners) listener();
}

let coming: Promise<void> | undefined;

/** Loads TanStack Query, which from then on keeps what was answered and renews it. What changes an answer waits for this. */
export function loadQueries(): Promise<void> {
  coming ??= handOver().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

// Nothing changes an answer before somebody uses the page; what it shows first is asked by a plain call.
whenUsed(loadQueries);

/** The answer to a query: fetched once, and again when it is invalidated. */
export function useAnswer<T>(query: Query<T>): Asked<T> {
  const module = useSyncExternalStore(onHandOver, observedNow, observedNow);
  const key = query.queryKey.join('/');
  const [early] = useState(module ? undefined : key);
  const source = useMemo(
    // what failed before is not asked again because TanStack Query has come
    () => (module ? module.observe(query, { retryOnMount: key !== early }) : firstAnswer(query)),
    [module, key],
  );
  return useSource(source);
}

function firstAnswer<T>(query: Query<T>): Source<T> {
  const question = { ...questionOf(query.queryFn), queryKey: query.queryKey };
  const subscribe = (onChange: () => void) => {
    first.add(question);
    return question.subscribe(onChange);
  };
  return { ...question, subscribe };
}

const observedNow = () => observed;

function onHandOver(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
