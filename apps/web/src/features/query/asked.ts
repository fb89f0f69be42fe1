import { useMemo, useSyncExternalStore } from 'react';

/** What a view is told of something that is asked for. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  /** Whether it is being asked for. */
  readonly isFetching: boolean;
  /** Asks again. */
  readonly refetch: () => unknown;
}

/** What tells it, and calls back on every change. An observer of TanStack Query has the same methods. */
export interface Source<T> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getCurrentResult: () => Asked<T>;
}

/** A question that is asked once, when the first view subscribes, and then only where it is asked again. */
export interface Question<T> extends Source<T> {
  /** Its latest answer. */
  readonly answer: () => Promise<T>;
}

/** Asks without a library, and keeps nothing for other views. */
export function questionOf<T>(ask: () => Promise<T>): Question<T> {
  const listeners = new Set<() => void>();
  let latest: Promise<T> | undefined;
  const refetch = (): void => {
    const answer = ask();
    latest = answer;
    const tell = (told: Partial<Asked<T>>): void => {
      if (latest !== answer) return; // it was asked again meanwhile
      result = { ...waiting, isFetching: false, ...told };
      for (const listener of listeners) listener();
    };
    tell({ isFetching: true });
    answer.then(
      (data) => {
        tell({ data });
      },
      (reason: unknown) => {
        tell({ error: errorOf(reason), isError: true });
      },
    );
  };
  const waiting: Asked<T> = { data: undefined, error: null, isError: false, isFetching: true, refetch };
  let result = waiting;
  return {
    answer: () => latest ?? ask(),
    getCurrentResult: () => result,
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (!latest) refetch();
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** What a source tells now. */
export function useSource<T>(source: Source<T>): Asked<T> {
  return useSyncExternalStore(source.subscribe, source.getCurrentResult, source.getCurrentResult);
}

/** The answer to a question, asked again for each key, which nobody keeps; with an undefined key there is nothing to ask. */
export function useAsked<T>(key: string | undefined, ask: () => Promise<T>): Asked<T> {
  const source = useMemo(() => (key === undefined ? NOTHING : questionOf(ask)), [key]);
  return useSource<T>(source);
}

const IDLE: Asked<never> = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};
const NOTHING: Source<never> = { subscribe: () => () => undefined, getCurrentResult: () => IDLE };
